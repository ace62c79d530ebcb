import { text } from '../../i18n/text.ts';

export const strings = {
  title: text('Accounts', '1oHD', { zh: '账户', ko: '계정', ar: 'الحسابات', es: 'Cuentas' }),
  description: text((chain: string) => `Newest accounts of ${chain} and their creators`, 'U9ce', {
    zh: (chain) => `${chain} 的最新账户及其创建者`,
    ko: (chain) => `${chain}의 최신 계정과 생성자`,
    ar: (chain) => `أحدث حسابات ${chain} ومنشئوها`,
    es: (chain) => `Cuentas más recientes de ${chain} y sus creadores`,
  }),
  what: text('the accounts', 'zqgK', { zh: '账户', ko: '계정', ar: 'الحسابات', es: 'las cuentas' }),
  none: text('No accounts created', 'WnLG', {
    zh: '没有创建的账户',
    ko: '생성된 계정이 없습니다',
    ar: 'لم تُنشأ حسابات',
    es: 'Ninguna cuenta creada',
  }),
  topHolders: text('Top holders', 'Xu7g', {
    zh: '持币排行',
    ko: '보유 순위',
    ar: 'أكبر الحائزين',
    es: 'Mayores titulares',
  }),
  account: text('Account', 'ihCg', { zh: '账户', ko: '계정', ar: 'الحساب', es: 'Cuenta' }),
  creator: text('Creator', 'n-5y', { zh: '创建者', ko: '생성자', ar: 'المنشئ', es: 'Creador' }),
  created: text('Created', '8ELU', { zh: '创建时间', ko: '생성 시간', ar: 'تاريخ الإنشاء', es: 'Creada' }),
  newPerDay: text('New accounts per day', 'f_on', {
    zh: '每日新账户',
    ko: '일별 새 계정',
    ar: 'الحسابات الجديدة يوميًا',
    es: 'Cuentas nuevas por día',
  }),
  range: text('Range', 'CuGY', { zh: '范围', ko: '기간', ar: 'النطاق', es: 'Periodo' }),
  whatDays: text('the new accounts per day', 'Z_yB', {
    zh: '每日新账户',
    ko: '일별 새 계정',
    ar: 'الحسابات الجديدة يوميًا',
    es: 'las cuentas nuevas por día',
  }),
};

declare global {
  interface StringFolders {
    'pages/accounts': typeof strings;
  }
}
