import { defineMenuEntry } from '../../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'explorer',
  order: 50,
  name: {
    en: 'Proxies',
    zh: '代理',
    ko: '프록시',
    ar: 'الوكلاء',
    es: 'Proxies',
  },
  terms: ['regproxy'],
});
