import { isolated } from '../../../i18n/isolated.ts';

export const strings: StringFolders['pages/namebids'] = {
  title: 'مزادات الأسماء',
  description: (chain) => `مزادات أسماء الحسابات القصيرة على ${chain}`,
  about: 'تُباع الأسماء الأقصر من 12 حرفًا وبلا نقطة بالمزاد. يُغلق أعلى عرض مرة كل يوم، بعد 24 ساعة من آخر عرض.',
  what: 'مزادات الأسماء',
  none: 'لا مزايدات',
  noBid: (name) => `لا عروض على \u2068${name}\u2069`,
  name: 'الاسم',
  bidder: 'أعلى مزايد',
  bid: 'أعلى عرض',
  last: 'آخر عرض',
  state: 'الحالة',
  open: 'مفتوح',
  closed: 'رُبح',
  find: 'ابحث عن اسم',
  search: 'ابحث',
  place: 'زايد',
  newName: 'الاسم',
  amount: (symbol) => `العرض بـ${symbol}`,
  acts: {
    bid: {
      title: (amount, name) => `زايد بـ${isolated(amount)} على ${name}`,
      done: (amount, name) => `قُدّم عرض ${isolated(amount)} على ${name}`,
    },
  },
  faults: { 'bid-too-low': (least) => `أدنى عرض: ${isolated(least)} (أعلى من الحالي بنسبة 10%)` },
  again: 'عرض جديد',
};
