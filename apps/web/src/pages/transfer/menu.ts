import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'wallet',
  order: 10,
  name: everyLanguage('Send tokens', 'jkKV', {
    zh: '发送代币',
    ko: '토큰 보내기',
    ar: 'إرسال الرموز',
    es: 'Enviar tokens',
  }),
  line: everyLanguage('Any token to any account', '3yqt', {
    zh: '向任意账户发送任意代币',
    ko: '모든 토큰을 어느 계정에나',
    ar: 'أي رمز إلى أي حساب',
    es: 'Cualquier token a cualquier cuenta',
  }),
  terms: ['transfer'],
});
