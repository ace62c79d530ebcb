import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'wallet',
  order: 20,
  name: {
    en: 'Create account',
    zh: '创建账户',
    ko: '계정 만들기',
    ar: 'إنشاء حساب',
    es: 'Crear cuenta',
  },
  terms: ['newaccount'],
});
