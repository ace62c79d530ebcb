export const strings: StringFolders['domain/rex'] = {
  number: 'القرض',
  from: 'من',
  receiver: 'المستلم',
  staked: 'مرهون',
  balance: 'الصندوق',
  expires: 'ينتهي',
  what: 'القروض',
  none: 'لا قروض قيد المعالجة حاليًا.',
};
