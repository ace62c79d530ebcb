import { isolated } from '../../../../i18n/isolated.ts';

export const strings: StringFolders['pages/utilities/cancel'] = {
  title: 'إلغاء معاملة مؤجلة',
  description: (chain) => `إلغاء معاملة مؤجلة على ${isolated(chain)}`,
  about: 'يمكن إلغاء المعاملة المؤجلة قبل تنفيذها بصلاحية سبق أن صرّحت بها. السلاسل التي عطّلت المعاملات المؤجلة ترفض ذلك.',
  fields: {
    id: { label: 'معرّف المعاملة' },
    level: { label: 'صلاحية الإلغاء', hint: 'حساب@صلاحية؛ صلاحية التوقيع افتراضيًا' },
  },
  acts: {
    'cancel-delayed': {
      title: (id) => `إلغاء المعاملة ${isolated(`${id}…`)}`,
      done: (id) => `أُلغيت المعاملة ${isolated(`${id}…`)}`,
    },
  },
  faults: {
    'id-invalid': 'أدخل الأرقام الست عشرية الـ64 لمعرّف المعاملة',
    'level-invalid': 'أدخل حساب@صلاحية',
    'level-other': (account) => `لا تُستعمل هنا إلا صلاحيات ${isolated(account)}`,
  },
  notes: {},
  again: 'إلغاء أخرى',
};
