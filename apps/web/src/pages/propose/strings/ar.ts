import { isolated } from '../../../i18n/isolated.ts';

/** Number of actions: one, two, three to ten, more. */
function actions(count: string): string {
  const number = Number(count);
  if (number === 1) return 'إجراء واحد';
  if (number === 2) return 'إجراءين';
  return `${isolated(count)} ${number <= 10 ? 'إجراءات' : 'إجراءً'}`;
}

export const strings: StringFolders['pages/propose'] = {
  title: 'مقترح جديد',
  description: (chain) => `اقترح معاملة متعددة التواقيع على ${isolated(chain)}`,
  about:
    'في وضع التواقيع المتعددة يضيف كل نموذج إجراءاته هنا بدل توقيعها. يُنفّذ المقترح حين يوافق عليه عدد كافٍ من الحسابات.',
  open: 'المقترحات المفتوحة',
  openOf: (proposer) => `مقترحات ${isolated(proposer)} المفتوحة`,
  none: 'لا إجراءات مجموعة. شغّل وضع التواقيع المتعددة وأرسل نموذجًا.',
  transfer: 'إرسال الرموز',
  authorizedBy: 'بصلاحية',
  levelInvalid: 'أدخل account@permission',
  earlier: (number) => `انقل الإجراء ${isolated(number)} إلى أعلى`,
  remove: (number) => `أزل الإجراء ${isolated(number)}`,
  removeApprover: (level) => `أزل ${isolated(level)}`,
  addApprover: 'أضف موافقًا (account@permission)',
  add: 'أضف',
  approversFailed: 'تعذرت قراءة الموافقات اللازمة.',
  retry: 'أعد المحاولة',
  suggest: 'استخدم الموافقات اللازمة',
  again: 'مقترح آخر',
  reach: {
    own: 'حسابك',
    active: (day) => `آخر نشاط ${isolated(day ?? '')}`,
    idle: (day) => (day === null ? 'لم يُستخدم قط' : `غير نشط منذ ${isolated(day)}`),
    unknown: 'النشاط غير معروف',
    producers: 'يتطلب ثلثي منتجي الكتل',
    unsatisfiable: 'لا يوجد مفتاح يستطيع الموافقة',
    missing: 'غير موجود',
  },
  fields: {
    actions: { label: 'الإجراءات' },
    requested: { label: 'الموافقات المطلوبة', hint: 'من صلاحيات الإجراءات، والحسابات النشطة أولًا' },
    name: { label: 'اسم المقترح', hint: 'من 1 إلى 12 حرفًا: a-z و1-5 ونقاط' },
    days: { label: 'ينتهي بعد أيام' },
    delay: { label: 'المهلة بالساعات', hint: 'بين آخر موافقة والتنفيذ' },
  },
  acts: {
    propose: {
      title: (name, count) => `اقترح ${isolated(name)} وفيه ${actions(count)}`,
      done: (name, count) => `اقتُرح ${isolated(name)} وفيه ${actions(count)}`,
    },
  },
  faults: {
    'actions-missing': 'اجمع إجراءً واحدًا على الأقل',
    'approvers-missing': 'اطلب موافقة واحدة على الأقل',
    'proposal-name-invalid': 'الاسم من 1 إلى 12 حرفًا a-z و1-5 ونقاط',
  },
  notes: {
    'not-requested': (levels) => `لم تُطلب موافقته وقد تحتاج إليها الإجراءات: ${isolated(levels)}`,
  },
};
