import { isolated } from '../../../i18n/isolated.ts';

export const strings: StringFolders['pages/namebids'] = {
  title: 'مزادات الأسماء',
  description: (chain) => `مزادات أسماء الحسابات القصيرة على ${chain}`,
  about: 'الأسماء بلا نقطة والأقصر من 12 حرفًا تُباع لأعلى مزايد. يُغلق كل يوم أغلى مزاد بعد أن يثبت عرضه يومًا.',
  what: 'مزادات الأسماء',
  none: 'لا عرض على أي اسم',
  noBid: (name) => `لا مزايدة على الاسم \u2068${name}\u2069`,
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
  newName: 'الاسم المطلوب',
  amount: (symbol) => `العرض بـ${symbol}`,
  acts: {
    bid: {
      title: (amount, name) => `زايد بـ${isolated(amount)} على ${name}`,
      done: (amount, name) => `قُدّم عرض ${isolated(amount)} على ${name}`,
    },
  },
  faults: { 'bid-too-low': (least) => `${isolated(least)} على الأقل: يجب أن يزيد العرض على السابق بأكثر من العُشر` },
  again: 'عرض جديد',
};
