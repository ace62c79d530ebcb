export const strings: StringFolders['pages/wallet-list'] = {
  title: 'المحافظ المدعومة',
  description: (chain) => `المحافظ المدعومة على ${chain}`,
  about: 'تبقى المفاتيح في محفظتك. تُعاين المعاملات هنا وتُوقَّع هناك.',
  none: (chain) => `لا محافظ متاحة على ${chain}.`,
  site: 'الموقع',
};
