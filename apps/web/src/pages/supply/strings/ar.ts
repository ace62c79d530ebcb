import { isolated } from '../../../i18n/isolated.ts';
export const strings: StringFolders['pages/supply'] = {
  title: 'المعروض',
  description: (symbol, chain) => `معروض ${symbol} على ${chain}: الإجمالي والمتداول والمرهون وفي REX`,
  what: 'المعروض',
  none: 'لا معروض للرمز الأساسي على هذه العقدة',
  total: 'إجمالي المعروض',
  maximum: 'أقصى معروض',
  circulating: 'المتداول',
  staked: 'مرهون',
  rex: 'REX',
  ram: 'سوق RAM',
  share: (percent) => `${isolated(percent)} من المعروض`,
  issuer: 'المُصدِر',
  contract: 'العقد',
  noRex: 'لا مجمّع REX على هذه السلسلة',
  noStake: 'لا رهن مسجّل في عقد النظام',
  lessReserved: 'المعروض ناقصًا الحسابات المحجوزة.',
};
