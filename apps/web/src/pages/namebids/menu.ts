import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'governance',
  order: 40,
  name: everyLanguage('Name bids', 'VjF8', {
    zh: '名称竞拍',
    ko: '이름 경매',
    ar: 'مزادات الأسماء',
    es: 'Pujas de nombres',
  }),
  line: everyLanguage('Auctions of short account names', 'RwRp', {
    zh: '短账户名拍卖',
    ko: '짧은 계정 이름 경매',
    ar: 'مزادات أسماء الحسابات القصيرة',
    es: 'Subastas de nombres cortos',
  }),
  terms: ['bidname'],
});
