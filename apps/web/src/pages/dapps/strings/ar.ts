export const strings: StringFolders['pages/dapps'] = {
  title: 'التطبيقات',
  description: (chain) => `تطبيقات ${chain}`,
  none: (chain) => `لا تطبيقات مدرجة على ${chain} بعد.`,
  contract: 'العقد',
  open: 'افتح',
};
