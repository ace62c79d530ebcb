import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'wallet',
  order: 29,
  name: { en: 'Tax export', zh: '税务导出', ko: '세금용 내보내기', ar: 'تصدير ضريبي', es: 'Exportación fiscal' },
  line: {
    en: 'Transfers of an account for CoinTracking',
    zh: '为 CoinTracking 导出账户转账',
    ko: 'CoinTracking용 계정 전송 내역',
    ar: 'تحويلات حساب لـCoinTracking',
    es: 'Transferencias de una cuenta para CoinTracking',
  },
  terms: ['cointracking', 'csv', 'tax'],
});
