import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'wallet',
  order: 30,
  name: everyLanguage('Supported wallets', 'GRHh', {
    zh: '支持的钱包',
    ko: '지원 지갑',
    ar: 'المحافظ المدعومة',
    es: 'Carteras compatibles',
  }),
  line: everyLanguage('Wallets that work with this chain', 'KEXa', {
    zh: '支持此链的钱包',
    ko: '이 체인에서 쓸 수 있는 지갑',
    ar: 'محافظ تعمل مع هذه السلسلة',
    es: 'Carteras que funcionan con esta cadena',
  }),
});
