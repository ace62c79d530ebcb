import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'governance',
  order: 40,
  name: {
    en: 'Name bids',
    zh: '名称竞拍',
    ko: '이름 경매',
    ar: 'مزادات الأسماء',
    es: 'Pujas de nombres',
  },
  line: {
    en: 'Auctions of short account names',
    zh: '短账户名拍卖',
    ko: '짧은 계정 이름 경매',
    ar: 'مزادات أسماء الحسابات القصيرة',
    es: 'Subastas de nombres cortos',
  },
  terms: ['bidname'],
});
