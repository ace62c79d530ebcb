import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'wallet',
  order: 30,
  name: {
    en: 'Wallets',
    zh: '钱包列表',
    ko: '지갑 목록',
    ar: 'المحافظ',
    es: 'Carteras',
  },
});
