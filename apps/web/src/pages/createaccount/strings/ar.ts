import { isolated } from '../../../i18n/isolated.ts';

export const strings: StringFolders['pages/createaccount'] = {
  title: 'إنشاء حساب',
  description: (chain) => `أنشئ حسابًا جديدًا على ${chain} من حسابك`,
  about: 'يدفع الحساب المتصل عن الجديد: RAM وما يُرهن له.',
  name: 'اسم الحساب الجديد',
  nameHint: '12 حرفًا: a-z و1-5',
  badName: 'اسم من 12 حرفًا من a-z و1-5',
  owner: 'مفتاح owner',
  active: 'مفتاح active',
  activeHint: 'اتركه فارغًا لمفتاح owner',
  badKey: 'مفتاح عام فقط، طوله 54 حرفًا ويبدأ بـPUB_K1',
  ram: 'RAM بالبايت',
  ramHint: 'يحتاج الحساب الجديد نحو 3000',
  badRam: 'عدد صحيح من البايتات',
  cpu: (symbol) => `رهن CPU بـ${symbol}`,
  net: (symbol) => `رهن NET بـ${symbol}`,
  badAmount: (example) => `مقدار مثل ${isolated(example)} أو لا شيء`,
  act: (name) => `أنشئ ${name}`,
  actPlain: 'أنشئ الحساب',
};
