import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'wallet',
  order: 29,
  name: everyLanguage('Tax export', 'sbp-', {
    zh: '税务导出',
    ko: '세금용 내보내기',
    ar: 'تصدير ضريبي',
    es: 'Exportación fiscal',
  }),
  line: everyLanguage('Transfers of an account for CoinTracking', 'ruyw', {
    zh: '为 CoinTracking 导出账户转账',
    ko: 'CoinTracking용 계정 전송 내역',
    ar: 'تحويلات حساب لـCoinTracking',
    es: 'Transferencias de una cuenta para CoinTracking',
  }),
  terms: ['cointracking', 'csv', 'tax'],
});
