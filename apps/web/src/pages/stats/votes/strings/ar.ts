import { isolated } from '../../../../i18n/isolated.ts';

export const strings: StringFolders['pages/stats/votes'] = {
  title: 'إحصاءات التصويت',
  description: (chain) => `كيف تصوّت ${chain}: الرهن والمنتجون والحصص`,
  votes: 'الأصوات',
  staked: 'الرهن المحسوب عند التفعيل',
  ofSupply: (share) => `${isolated(`${share} %`)} من المعروض`,
  candidates: 'المنتجون المرشحون',
  topShare: 'أصوات أول 21',
  activatedAt: 'محكومة بالأصوات منذ',
  never: 'ليس بعد',
  shares: 'حصة الأصوات',
  what: 'المنتجين',
  none: 'لم يسجَّل أي منتج',
  rank: 'الرتبة',
  producer: 'المنتج',
  all: 'كل المنتجين',
};
