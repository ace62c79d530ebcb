import { text } from '../../i18n/text.ts';

export const strings = {
  title: text('Founder vesting', 'Fuix', {
    zh: '创始方归属',
    ko: '창립자 베스팅',
    ar: 'استحقاق المؤسس',
    es: 'Vesting del fundador',
  }),
  description: text((chain: string) => `Founder token vesting on ${chain}`, 'GsQR', {
    zh: (chain) => `${chain} 创始方代币归属`,
    ko: (chain) => `${chain} 창립자 토큰 베스팅`,
    ar: (chain) => `استحقاق رموز المؤسس على ${chain}`,
    es: (chain) => `Vesting de tokens del fundador de ${chain}`,
  }),
  account: text('Account', 'ihCg', { zh: '账户', ko: '계정', ar: 'الحساب', es: 'Cuenta' }),
  granted: text('Granted', '1mCa', { zh: '授予总量', ko: '부여량', ar: 'الممنوح', es: 'Concedido' }),
  vested: text('Vested', '_0l-', { zh: '已归属', ko: '베스팅됨', ar: 'مستحق', es: 'Liberado' }),
  unvested: text('Unvested', 'txhU', { zh: '未归属', ko: '미베스팅', ar: 'غير مستحق', es: 'Sin liberar' }),
  rule: text((years: number, start: string) => `Linear vesting over ${years} years from ${start}.`, 'DKKs', {
    zh: (years, start) => `自 ${start} 起 ${years} 年内线性归属。`,
    ko: (years, start) => `${start}부터 ${years}년간 선형 베스팅.`,
    ar: (years, start) => `استحقاق خطي على مدى ${years} سنوات من ${start}.`,
    es: (years, start) => `Vesting lineal durante ${years} años desde el ${start}.`,
  }),
  stopped: text((day: string) => `Vesting was stopped by the chain on ${day}.`, 'tKW7', {
    zh: (day) => `该链已于 ${day} 停止归属。`,
    ko: (day) => `${day}에 체인의 결정으로 베스팅이 중단되었습니다.`,
    ar: (day) => `أوقفت السلسلة الاستحقاق في ${day}.`,
    es: (day) => `La cadena detuvo el vesting el ${day}.`,
  }),
  schedule: text('Vesting schedule', 'n3ff', {
    zh: '归属时间表',
    ko: '베스팅 일정',
    ar: 'جدول الاستحقاق',
    es: 'Calendario de vesting',
  }),
  until: text('Date', 'mNaA', { zh: '日期', ko: '날짜', ar: 'التاريخ', es: 'Fecha' }),
  holds: text('Account balance', '5PuK', {
    zh: '账户余额',
    ko: '계정 잔액',
    ar: 'رصيد الحساب',
    es: 'Saldo de la cuenta',
  }),
  what: text('the account', '3ZMo', { zh: '该账户', ko: '계정', ar: 'الحساب', es: 'la cuenta' }),
  noAccount: text('Account does not exist on this chain', 'p7AD', {
    zh: '此链上不存在该账户',
    ko: '이 체인에 없는 계정입니다',
    ar: 'الحساب غير موجود على هذه السلسلة',
    es: 'La cuenta no existe en esta cadena',
  }),
  total: text('Total', 'u6dF', { zh: '总计', ko: '합계', ar: 'الإجمالي', es: 'Total' }),
  staked: text('Staked', 'BX_i', { zh: '已质押', ko: '스테이킹됨', ar: 'مرهون', es: 'En stake' }),
};

declare global {
  interface StringFolders {
    'pages/vesting': typeof strings;
  }
}
