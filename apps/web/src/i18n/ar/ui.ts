import type { AgeUnit } from '../../lib/time/time-text.ts';
import type { ui as english } from '../en/ui.ts';

const short: Record<AgeUnit, string> = { second: 'ث', minute: 'د', hour: 'س', day: 'ي', year: 'سنة' };

export const ui: typeof english = {
  ui: { copy: 'نسخ', copied: 'نُسخ', close: 'إغلاق' },
  time: {
    age: ({ value, unit, future }) =>
      future ? `بعد ${value} ${short[unit]}` : value === 0 ? 'الآن' : `قبل ${value} ${short[unit]}`,
    span: (count, unit) => `${count} ${short[unit]}`,
  },
  chain: {
    irreversible: 'غير قابل للتراجع',
    reversible: 'قابل للتراجع',
    status: {
      executed: 'نُفّذت',
      soft_fail: 'فشلت، ونُفّذ معالج الخطأ',
      hard_fail: 'فشلت',
      delayed: 'مؤجَّلة',
      expired: 'انتهت صلاحيتها',
    },
  },
  source: {
    label: (state) => `المصدر: ${state}`,
    fresh: 'قُرئ للتو',
    partial: 'قُرئ جزئيًا أو من مصدر آخر',
    failed: 'تعذّرت القراءة',
    source: 'المصدر',
    block: 'الكتلة',
    time: 'بتاريخ',
    elapsed: 'استغرق',
    range: 'الكتل',
  },
  outcome: {
    failed: (what) => `تعذّرت قراءة ${what}`,
    retry: 'إعادة المحاولة',
    stale: 'فيما يلي ما كان معروفًا من قبل.',
    partial: 'لم يُقرأ سوى جزء.',
    reasons: {
      stale: 'أحدث كتلة لديه قديمة',
      timeout: 'لم يُجب في الوقت المحدد',
      network: 'تعذّر الوصول إليه',
      http: 'أجاب بخطأ',
      'bad-answer': 'أعطى جوابًا لا يصلح',
      'wrong-chain': 'يخدم سلسلة أخرى',
    },
    searched: (first, last) => `بُحث في الكتل من ${first} إلى ${last}`,
  },
  list: {
    pages: 'الصفحات',
    older: 'الأقدم',
    newest: 'الأحدث',
    waiting: (count) => `${count} جديد`,
    noneWaiting: 'ستنتظر الجديدة هنا',
    comma: '، ',
    andMore: (count) => `و${count} غيرها`,
    undecoded: (bytes) => `${bytes} بايت دون فك ترميز`,
    loading: 'جارٍ التحميل',
  },
};
