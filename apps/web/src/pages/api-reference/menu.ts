import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'developers',
  order: 20,
  name: everyLanguage('API reference', '0m90', {
    zh: 'API 参考',
    ko: 'API 문서',
    ar: 'مرجع الواجهة البرمجية',
    es: 'Referencia de la API',
  }),
  line: everyLanguage('Every REST resource, with its fields', 'jPAW', {
    zh: '所有 REST 资源及其字段',
    ko: '모든 REST 리소스와 필드',
    ar: 'كل موارد REST وحقولها',
    es: 'Todos los recursos REST y sus campos',
  }),
  terms: ['REST', 'OpenAPI'],
});
