import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'developers',
  order: 20,
  name: {
    en: 'API reference',
    zh: 'API 参考',
    ko: 'API 문서',
    ar: 'مرجع الواجهة البرمجية',
    es: 'Referencia de la API',
  },
  line: {
    en: 'Every REST resource, with its fields',
    zh: '所有 REST 资源及其字段',
    ko: '모든 REST 리소스와 필드',
    ar: 'كل موارد REST وحقولها',
    es: 'Todos los recursos REST y sus campos',
  },
  terms: ['REST', 'OpenAPI'],
});
