import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'explorer',
  order: 170,
  name: {
    en: 'Wallets',
    zh: '钱包列表',
    ko: '지갑 목록',
    ar: 'المحافظ',
    es: 'Carteras',
  },
});
