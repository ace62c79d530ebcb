import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'wallet',
  order: 26,
  name: everyLanguage('Safe mode', 'vizi', { zh: '安全模式', ko: '안전 모드', ar: 'الوضع الآمن', es: 'Modo seguro' }),
  line: everyLanguage('Delay or move the control of your account', 'aUmX', {
    zh: '为账户控制权加延迟或转移',
    ko: '계정 제어권에 지연을 두거나 이전',
    ar: 'أخّر التحكم بحسابك أو انقله',
    es: 'Retrasa o traslada el control de tu cuenta',
  }),
  terms: ['security', 'safemode', 'updateauth'],
});
