import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'tokens',
  order: 30,
  name: { en: 'Wrapped tokens', zh: '封装代币', ko: '래핑된 토큰', ar: 'الرموز المغلّفة', es: 'Tokens envueltos' },
  line: {
    en: 'Supply and outstanding xtokens',
    zh: 'xtokens 的供应量与流通量',
    ko: 'xtokens의 공급량과 유통량',
    ar: 'معروض xtokens والمتداول منها',
    es: 'Suministro y xtokens en circulación',
  },
  terms: ['xtokens', 'outstanding-xtokens'],
});
