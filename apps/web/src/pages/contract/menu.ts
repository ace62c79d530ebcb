import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'explorer',
  order: 50,
  name: {
    en: 'Contracts',
    zh: '合约',
    ko: '컨트랙트',
    ar: 'العقود',
    es: 'Contratos',
  },
  terms: ['abi'],
});
