export const strings: StringFolders['pages/dapps'] = {
  title: 'التطبيقات',
  description: (chain) => `تطبيقات ${chain}`,
  none: (chain) => `لم يضف أحد تطبيقًا لـ ${chain} إلى القائمة بعد. يسمّيها مشغّل الموقع في إعداداته.`,
  contract: 'العقد',
  open: 'افتح',
};
