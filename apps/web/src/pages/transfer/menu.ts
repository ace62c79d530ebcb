import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'wallet',
  order: 10,
  name: {
    en: 'Send tokens',
    zh: '发送代币',
    ko: '토큰 보내기',
    ar: 'إرسال الرموز',
    es: 'Enviar tokens',
  },
  terms: ['transfer'],
});
