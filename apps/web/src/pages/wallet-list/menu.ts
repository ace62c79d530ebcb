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
  line: {
    en: 'Wallets that work with this chain',
    zh: '支持此链的钱包',
    ko: '이 체인에서 쓸 수 있는 지갑',
    ar: 'محافظ تعمل مع هذه السلسلة',
    es: 'Carteras que funcionan con esta cadena',
  },
});
