import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'wallet',
  order: 20,
  name: everyLanguage('Create account', '5jWI', {
    zh: '创建账户',
    ko: '계정 만들기',
    ar: 'إنشاء حساب',
    es: 'Crear cuenta',
  }),
  line: everyLanguage('A new name with keys and RAM', '2Ajq', {
    zh: '带密钥与 RAM 的新名称',
    ko: '키와 RAM을 갖춘 새 이름',
    ar: 'اسم جديد بمفاتيح وRAM',
    es: 'Un nombre nuevo con claves y RAM',
  }),
  terms: ['newaccount'],
});
