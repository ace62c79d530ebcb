export const strings: StringFolders['pages/blocks'] = {
  title: 'الكتل',
  description: (chain) => `أحدث كتل ${chain} مع المنتج والوقت والمعاملات`,
  what: 'الكتل',
  none: 'لم يُعثر على كتل',
  before: 'قبل الكتلة',
  show: 'عرض',
  block: 'الكتلة',
  time: 'الوقت',
  producer: 'المنتج',
  transactions: 'المعاملات',
  missed: 'فترات فائتة قبلها',
  finality: 'النهائية',
};
