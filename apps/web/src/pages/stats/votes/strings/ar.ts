import { isolated } from '../../../../i18n/isolated.ts';

export const strings: StringFolders['pages/stats/votes'] = {
  title: 'إحصاءات التصويت',
  description: (chain) => `إحصاءات التصويت على ${chain}: الرهن والمنتجون وحصص الأصوات`,
  votes: 'الأصوات',
  staked: 'إجمالي الرهن المفعّل',
  ofSupply: (share) => `${isolated(`${share}%`)} من المعروض`,
  candidates: 'المنتجون المسجّلون',
  topShare: 'حصة أعلى 21',
  activatedAt: 'تفعيل السلسلة',
  never: 'ليس بعد',
  shares: 'حصة الأصوات',
  what: 'المنتجين',
  none: 'لا منتجين مسجّلين',
  rank: 'الرتبة',
  producer: 'المنتج',
  all: 'كل المنتجين',
};
