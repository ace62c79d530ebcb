import { isolated } from '../../../i18n/isolated.ts';

export const strings: StringFolders['pages/createaccount'] = {
  title: 'إنشاء حساب',
  description: (chain) => `إنشاء حساب جديد على ${chain}`,
  about: 'يدفع الحساب المتصل ثمن RAM ورهن الحساب الجديد.',
  name: 'اسم الحساب',
  nameHint: '12 حرفًا: a-z و1-5',
  badName: 'أدخل 12 حرفًا من a-z و1-5',
  owner: 'مفتاح owner',
  active: 'مفتاح active',
  activeHint: 'الافتراضي: مفتاح owner',
  badKey: 'مفتاح عام فقط، طوله 54 حرفًا ويبدأ بـPUB_K1',
  ram: 'RAM (بايت)',
  ramHint: 'يحتاج الحساب الجديد نحو 3000 بايت',
  badRam: 'عدد صحيح من البايتات',
  cpu: (symbol) => `رهن CPU بـ${symbol}`,
  net: (symbol) => `رهن NET بـ${symbol}`,
  badAmount: (example) => `مقدار مثل ${isolated(example)} أو لا شيء`,
  act: (name) => `أنشئ ${name}`,
  actPlain: 'أنشئ الحساب',
};
