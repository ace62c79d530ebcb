import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'tokens',
  order: 10,
  name: everyLanguage('Tokens', 'mQoa', { zh: '代币', ko: '토큰', ar: 'الرموز', es: 'Tokens' }),
  line: everyLanguage('Price, supply and holders of every token', 'QQ5_', {
    zh: '每种代币的价格、供应量与持有者',
    ko: '모든 토큰의 가격, 공급량, 보유자',
    ar: 'سعر كل رمز وعرضه وحامليه',
    es: 'Precio, oferta y titulares de cada token',
  }),
});
