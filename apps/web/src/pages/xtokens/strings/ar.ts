export const strings: StringFolders['pages/xtokens'] = {
  title: 'الرموز المغلّفة',
  description: (chain) => `معروض الرموز المغلّفة والمتداول منها على ${chain}`,
  about: 'المتداول: المعروض ناقص احتياطي العقد نفسه.',
  what: 'الرموز المغلّفة',
  none: 'لا رموز مغلّفة',
  token: 'الرمز',
  outstanding: 'المتداول',
  worth: 'القيمة (دولار)',
  supply: 'المعروض',
  reserve: 'الاحتياطي',
};
