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
  terms: ['REST', 'OpenAPI'],
});
