import type { HistoryServiceWords } from './en.ts';

export const words: HistoryServiceWords = {
  title: 'خدمات السجل',
  description: (chain) => `من أين يُقرأ سجل ${chain} وحال كل مصدر`,
  about: 'تُسأل بهذا الترتيب، ويجيب أول قادر.',
  service: 'الخدمة',
  kind: 'النوع',
  state: 'الحالة',
  range: 'الكتل',
  answers: (time) => `يجيب خلال ${time}`,
  silent: 'لا يجيب',
  what: 'الخدمة',
  none: 'لا خدمة سجل مضبوطة: يأتي السجل من العقد بقدر ما تحفظ.',
  noneNeeded: 'لا خدمة سجل مضبوطة: يأتي السجل من فهرس هذا الخادم.',
  own: 'هذا الخادم',
  ownIndex: 'يحفظ فهرسًا خاصًا به',
  noIndex: 'لا يحفظ فهرسًا لهذه السلسلة',
};
