import { isolated } from '../../../i18n/isolated.ts';

export const strings: StringFolders['pages/proxy'] = {
  description: (chain) => `التسجيل وكيلًا للتصويت على ${isolated(chain)}`,
  titles: { status: 'حالة الوكيل', register: 'التسجيل وكيلًا', unregister: 'إلغاء تسجيل الوكيل' },
  views: { status: 'الحالة', register: 'تسجيل', unregister: 'إلغاء' },
  sections: 'أدوات الوكيل',
  about: 'يصوت الوكيل للمنتجين برهن الحسابات التي تختاره.',
  failed: 'تعذرت قراءة حالة التصويت.',
  connect: 'اربط محفظة لمعرفة ما إذا كان حسابها وكيلًا.',
  list: 'كل الوكلاء',
  registered: (name) => `${isolated(name)} وكيل مسجل.`,
  notRegistered: (name) => `${isolated(name)} ليس وكيلًا مسجلًا.`,
  usesProxy: (proxy) => `يصوت عبر ${isolated(proxy)}: الحساب الذي يستخدم وكيلًا لا يكون وكيلًا. صوّت للمنتجين أولًا.`,
  name: 'اسم الوكيل',
  optional: 'اختياري: يُحفظ معه وصف',
  slogan: 'الشعار',
  philosophy: 'الفلسفة',
  background: 'الخلفية',
  website: 'الموقع',
  logo: 'رابط الشعار (\u2066256 px\u2069)',
  again: 'العودة إلى النموذج',
  acts: {
    'register-proxy': { title: 'سجّل وكيلًا', done: 'سُجل وكيلًا' },
    'register-proxy-as': {
      title: (name) => `سجّل وكيلًا باسم ${isolated(name)}`,
      done: (name) => `سُجل وكيلًا باسم ${isolated(name)}`,
    },
    'describe-proxy': {
      title: (name) => `صف الوكيل باسم ${isolated(name)}`,
      done: (name) => `وُصف الوكيل باسم ${isolated(name)}`,
    },
    'unregister-proxy': { title: 'ألغِ تسجيل الوكيل', done: 'أُلغي تسجيل الوكيل' },
  },
  faults: { 'proxy-name-missing': 'أدخل اسم الوكيل', 'url-invalid': 'أدخل رابطًا بـ http أو https' },
  notes: { 'proxied-votes-end': 'الحسابات التي تصوت عبر هذا الوكيل لن يبقى لها تصويت.' },
};
