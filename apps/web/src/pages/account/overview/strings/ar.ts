export const strings: StringFolders['pages/account/overview'] = {
  balance: 'السائل والمرهون ذاتيًا',
  range: 'النطاق',
  day: 'اليوم (UTC)',
  what: 'سجل الرصيد',
  allNfts: 'كل رموز NFT',
  all: 'كل الرموز',
  issued: 'الرموز المصدرة',
  whatIssued: 'الرموز المصدرة',
  more: (count) => `${count} رموز أخرى`,
  nearlyUsedUp: 'أوشك على النفاد',
  powerUp: 'PowerUp',
};
