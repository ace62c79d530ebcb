import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'tokens',
  order: 30,
  name: everyLanguage('Wrapped tokens', 'uKf3', {
    zh: '封装代币',
    ko: '래핑된 토큰',
    ar: 'الرموز المغلّفة',
    es: 'Tokens envueltos',
  }),
  line: everyLanguage('Supply and outstanding xtokens', 'lJXh', {
    zh: 'xtokens 的供应量与流通量',
    ko: 'xtokens의 공급량과 유통량',
    ar: 'معروض xtokens والمتداول منها',
    es: 'Suministro y xtokens en circulación',
  }),
  terms: ['xtokens', 'outstanding-xtokens'],
});
