export const strings: StringFolders['pages/accounts'] = {
  title: 'الحسابات',
  description: (chain) => `أحدث حسابات ${chain} ومنشئوها`,
  what: 'الحسابات',
  none: 'لم تُنشأ حسابات',
  topHolders: 'أكبر الحائزين',
  account: 'الحساب',
  creator: 'المنشئ',
  created: 'تاريخ الإنشاء',
  newPerDay: 'الحسابات الجديدة يوميًا',
  range: 'النطاق',
  whatDays: 'الحسابات الجديدة يوميًا',
};
