import { text } from '../../i18n/text.ts';

export const strings = {
  title: text('Wrapped tokens', 'uKf3', {
    zh: '封装代币',
    ko: '래핑된 토큰',
    ar: 'الرموز المغلّفة',
    es: 'Tokens envueltos',
  }),
  description: text((chain: string) => `Supply and outstanding amounts of wrapped tokens on ${chain}`, 'Rx28', {
    zh: (chain) => `${chain} 上封装代币的供应量与流通量`,
    ko: (chain) => `${chain}의 래핑된 토큰 공급량과 유통량`,
    ar: (chain) => `معروض الرموز المغلّفة والمتداول منها على ${chain}`,
    es: (chain) => `Suministro y circulación de tokens envueltos en ${chain}`,
  }),
  about: text('Outstanding: supply without the reserve that the contract holds itself.', 'eOOd', {
    zh: '流通量：供应量减去合约自身持有的储备。',
    ko: '유통량: 컨트랙트가 보유한 준비금을 제외한 공급량.',
    ar: 'المتداول: المعروض ناقص احتياطي العقد نفسه.',
    es: 'En circulación: suministro sin la reserva del propio contrato.',
  }),
  what: text('Wrapped tokens', 'uKf3', {
    zh: '封装代币',
    ko: '래핑된 토큰',
    ar: 'الرموز المغلّفة',
    es: 'Tokens envueltos',
  }),
  none: text('No wrapped tokens', 'RH5n', {
    zh: '没有封装代币',
    ko: '래핑된 토큰 없음',
    ar: 'لا رموز مغلّفة',
    es: 'Sin tokens envueltos',
  }),
  token: text('Token', 'RqJX', { zh: '代币', ko: '토큰', ar: 'الرمز', es: 'Token' }),
  outstanding: text('Outstanding', 'WfgA', { zh: '流通量', ko: '유통량', ar: 'المتداول', es: 'En circulación' }),
  worth: text('Value (USD)', 'd4mQ', { zh: '价值（美元）', ko: '가치(USD)', ar: 'القيمة (دولار)', es: 'Valor (USD)' }),
  supply: text('Supply', 'tF84', { zh: '供应量', ko: '공급량', ar: 'المعروض', es: 'Suministro' }),
  reserve: text('Reserve', 'Jsky', { zh: '储备', ko: '준비금', ar: 'الاحتياطي', es: 'Reserva' }),
};

declare global {
  interface StringFolders {
    'pages/xtokens': typeof strings;
  }
}
