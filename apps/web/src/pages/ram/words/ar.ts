import { isolated } from '../../../i18n/isolated.ts';
import type { RamWords } from './en.ts';

export const words: RamWords = {
  title: 'RAM',
  buyTitle: 'شراء RAM',
  sellTitle: 'بيع RAM',
  description: (chain) => `شراء RAM وبيعه على ${chain} بسعر السوق`,
  sections: 'شراء أو بيع',
  buy: 'شراء',
  sell: 'بيع',
  what: 'سوق RAM',
  none: 'لا سوق RAM في هذه السلسلة',
  price: 'سعر 1 KB',
  market: 'المتاح في السوق',
  sold: 'تملكه الحسابات',
  share: (share) => `${share} من الكل`,
  week: 'سعر 1 KB، آخر 7 أيام',
  whatWeek: 'سجل السعر',
  by: 'الشراء بحسب',
  byBytes: 'بايت',
  byAmount: (symbol) => `مقدار ${symbol}`,
  bytes: 'بايت',
  amount: (symbol) => `المقدار بـ${symbol}`,
  receiver: 'المستلم',
  self: 'اتركه فارغًا لنفسك',
  acts: {
    'buy-ram': { title: (bytes) => `اشترِ ${bytes} بايت من RAM`, done: (bytes) => `اشتُري ${bytes} بايت من RAM` },
    'buy-ram-for': {
      title: (bytes, to) => `اشترِ ${bytes} بايت من RAM لـ ${to}`,
      done: (bytes, to) => `اشتُري ${bytes} بايت من RAM لـ ${to}`,
    },
    'buy-ram-amount': {
      title: (amount) => `اشترِ RAM بمبلغ ${isolated(amount)}`,
      done: (amount) => `اشتُري RAM بمبلغ ${isolated(amount)}`,
    },
    'buy-ram-amount-for': {
      title: (amount, to) => `اشترِ RAM بمبلغ ${isolated(amount)} لـ ${to}`,
      done: (amount, to) => `اشتُري RAM بمبلغ ${isolated(amount)} لـ ${to}`,
    },
    'sell-ram': { title: (bytes) => `بِع ${bytes} بايت من RAM`, done: (bytes) => `بيع ${bytes} بايت من RAM` },
  },
  faults: { 'ram-not-available': 'لا تتوفر RAM كافية', 'ram-too-little': 'أقل من أصغر وحدة للرمز' },
  notes: {
    'ram-cost': (amount) => `يكلف نحو ${isolated(amount)} مع رسم \u20660.5 %\u2069`,
    'ram-bytes': (bytes) => `يشتري نحو ${bytes} بايت بعد رسم \u20660.5 %\u2069`,
    'ram-yield': (amount) => `يدفع نحو ${isolated(amount)} بعد رسم \u20660.5 %\u2069`,
  },
  buyAgain: 'اشترِ مزيدًا من RAM',
  sellAgain: 'بِع مزيدًا من RAM',
};
