import type { Age } from '../../lib/time/time-text.ts';
import { counted } from './counted.ts';
import type { ui as english } from '../en/ui.ts';

const tag = 'ar-u-nu-latn';

function relative({ value, unit, future }: Age): string {
  const format = new Intl.RelativeTimeFormat(tag, { numeric: value === 0 ? 'auto' : 'always' });
  return format.format(future ? value : -value, unit);
}

export const ui: typeof english = {
  ui: { copy: 'نسخ', copied: 'نُسخ', close: 'إغلاق' },
  time: {
    // Units of one letter are not read as such in Arabic.
    age: relative,
    relative,
    span: (count, unit) =>
      new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long', useGrouping: false }).format(count),
  },
  // Isolated: figures run left to right, where the unit would come before its number.
  unit: { bytes: (count) => `\u2067${count} بايت\u2069`, days: (count) => `\u2067${count} يوم\u2069` },
  chain: {
    irreversible: 'غير قابل للتراجع',
    reversible: 'قابل للتراجع',
    status: {
      executed: 'نُفّذت',
      soft_fail: 'فشلت (نُفّذ معالج الأخطاء)',
      hard_fail: 'فشلت',
      delayed: 'مؤجَّلة',
      expired: 'انتهت صلاحيتها',
    },
  },
  source: {
    label: (state) => `المصدر: ${state}`,
    updated: 'حُدِّث',
    partial: 'جزئي أو من مصدر احتياطي',
    failed: 'غير متاح',
    source: 'المصدر',
    block: 'الكتلة',
    time: 'بتاريخ',
    elapsed: 'زمن الاستجابة',
    range: 'الكتل',
  },
  outcome: {
    failed: (what) => `تعذّرت قراءة ${what}`,
    retry: 'إعادة المحاولة',
    stale: 'تُعرض آخر بيانات معروفة.',
    partial: 'تعذّر تحميل بعض البيانات.',
    reasons: {
      stale: 'غير متزامن',
      timeout: 'انتهت المهلة',
      network: 'تعذّر الوصول إليه',
      http: 'أعاد خطأ',
      'bad-answer': 'استجابة غير صالحة',
      'wrong-chain': 'سلسلة مختلفة',
    },
    searched: (first, last) => `بُحث في الكتل من ${first} إلى ${last}`,
  },
  list: {
    pages: 'الصفحات',
    older: 'الأقدم',
    newest: 'الأحدث',
    waiting: (count) =>
      `عرض ${counted(count, 'معاملة جديدة واحدة', 'معاملتين جديدتين', 'معاملات جديدة', 'معاملة جديدة')}`,
    comma: '، ',
    andMore: (count) => `و${count} غيرها`,
    undecoded: (bytes) => `${bytes} بايت دون فك ترميز`,
    truncated: (bytes) => `${bytes} بايت، مقتطعة`,
    loading: 'جارٍ التحميل',
  },
};
