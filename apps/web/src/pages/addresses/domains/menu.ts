import { defineMenuEntry } from '../../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'explorer',
  order: 14,
  name: {
    en: 'Domains',
    zh: '域名',
    ko: '도메인',
    ar: 'النطاقات',
    es: 'Dominios',
  },
  line: {
    en: 'FIO domains, public and private',
    zh: '公开和私有的 FIO 域名',
    ko: '공개 및 비공개 FIO 도메인',
    ar: 'نطاقات FIO العامة والخاصة',
    es: 'Dominios FIO, públicos y privados',
  },
});
