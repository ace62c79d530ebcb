export const strings: StringFolders['pages/xpr-admin'] = {
  title: 'إدارة XPR',
  description: (chain) => `إدارة عقود ${chain}`,
  about: 'جداول العقد وإجراءاته كنماذج. تتحقق السلسلة من صلاحية كل معاملة.',
  tools: {
    'proton-loan': 'الإقراض',
    'metal-dollar': 'Metal Dollar',
    'proton-dex': 'DEX',
    blocklist: 'قائمة الحظر',
  },
  unknown: 'أداة غير معروفة',
  actions: 'الإجراءات',
  allRows: 'كل الصفوف',
  rowsOf: (table) => `صفوف ${table}`,
  noRows: 'لا صفوف',
  noAbi: 'تعذرت قراءة ABI.',
  noContract: (account) => `لا عقد على ${account}`,
};
