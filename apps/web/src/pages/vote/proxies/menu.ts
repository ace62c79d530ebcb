import { defineMenuEntry } from '../../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'governance',
  order: 20,
  name: {
    en: 'Proxies',
    zh: '代理',
    ko: '프록시',
    ar: 'الوكلاء',
    es: 'Proxies',
  },
  terms: ['regproxy'],
});
