import { isolated } from '../../../../i18n/isolated.ts';

export const strings: StringFolders['pages/transfer/multi'] = {
  title: 'إرسال إلى عدة حسابات',
  description: (chain) => `أرسل رمزًا إلى عدة حسابات على ${isolated(chain)}`,
  about: 'معاملة واحدة بما يصل إلى 100 تحويل من رمز واحد: تُنفّذ كلها أو لا يُنفّذ شيء منها.',
  fields: { token: { label: 'الرمز' }, lines: { label: 'التحويلات' } },
  acts: {
    'send-many': {
      title: (total, count) => `أرسل ${isolated(total)} في ${isolated(count)} تحويلات`,
      done: (total, count) => `أُرسل ${isolated(total)} في ${isolated(count)} تحويلات`,
    },
    'send-many-suspect': {
      title: (total, count, contract) =>
        `أرسل ${isolated(total)} من ${isolated(contract)} في ${isolated(count)} تحويلات`,
      done: (total, count, contract) => `أُرسل ${isolated(total)} من ${isolated(contract)} في ${isolated(count)} تحويلات`,
    },
  },
  faults: {
    'lines-invalid': (count) => `الأسطر غير الصالحة: ${isolated(count)}`,
    'lines-missing': 'أدخل تحويلًا واحدًا على الأقل',
    'lines-many': (most) => `تتسع المعاملة لـ${isolated(most)} تحويل على الأكثر. قسّم القائمة.`,
    'total-exceeded': (held) => `المجموع أكبر من الرصيد ${isolated(held)}`,
  },
  notes: { 'repeated-receivers': (names) => `مذكور أكثر من مرة: ${isolated(names)}` },
  again: 'إرسال جديد',
};
