import type { SupplyWords } from './en.ts';

export const words: SupplyWords = {
  title: 'العرض',
  description: (symbol, chain) => `مقدار ${symbol} على ${chain} وأين هو`,
  what: 'العرض',
  none: 'لا عرض للرمز الأساسي على هذه العقدة',
  total: 'الموجود',
  maximum: 'الحد الأقصى',
  circulating: 'المتداول',
  staked: 'مرهون',
  rex: 'في REX',
  ram: 'مقيّد مقابل RAM',
  share: (percent) => `${percent} من الموجود`,
  issuer: 'المُصدِر',
  contract: 'العقد',
  noRex: 'لا مجمّع REX على هذه السلسلة',
  noStake: 'لا يحفظ عقد النظام رهنًا هنا',
  lessReserved: 'العرض ناقصًا ما تملكه الحسابات المحجوزة.',
};
