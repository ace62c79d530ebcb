import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'developers',
  order: 30,
  name: {
    en: 'History services',
    zh: '历史服务',
    ko: '히스토리 서비스',
    ar: 'خدمات السجل',
    es: 'Servicios de historial',
  },
  terms: ['Hyperion'],
});
