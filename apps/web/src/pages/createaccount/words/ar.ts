import type { CreateAccountWords } from './en.ts';

export const words: CreateAccountWords = {
  title: 'إنشاء حساب',
  description: (chain) => `أنشئ حسابًا جديدًا على ${chain} من حسابك`,
  about: 'يدفع الحساب المتصل عن الجديد: RAM وما يُرهن له.',
  name: 'اسم الحساب الجديد',
  nameHint: '12 حرفًا: a-z و1-5',
  owner: 'مفتاح owner',
  active: 'مفتاح active',
  activeHint: 'اتركه فارغًا لمفتاح owner',
  ram: 'RAM بالبايت',
  ramHint: 'يحتاج الحساب الجديد نحو 3000',
  cpu: (symbol) => `رهن CPU بـ${symbol}`,
  net: (symbol) => `رهن NET بـ${symbol}`,
  acts: { 'create-account': { title: (name) => `أنشئ ${name}`, done: (name) => `أُنشئ ${name}` } },
  again: 'أنشئ حسابًا آخر',
};
