import { text } from '../../../i18n/text.ts';

/** Parts of an account's overview that load after the first input. */
export const strings = {
  balance: text('Liquid and self-staked', 'uyNu', {
    zh: '流动与自质押',
    ko: '유동 및 자체 스테이킹',
    ar: 'السائل والمرهون ذاتيًا',
    es: 'Líquido y stake propio',
  }),
  range: text('Range', 'CuGY', { zh: '范围', ko: '기간', ar: 'النطاق', es: 'Periodo' }),
  day: text('Day (UTC)', 'iTbK', { zh: '日期（UTC）', ko: '날짜 (UTC)', ar: 'اليوم (UTC)', es: 'Día (UTC)' }),
  what: text('the balance history', 'tFPz', {
    zh: '余额历史',
    ko: '잔액 기록',
    ar: 'سجل الرصيد',
    es: 'el historial del saldo',
  }),
  toOthers: text('Staked to others', 'jNwb', {
    zh: '质押给他人',
    ko: '다른 계정에 스테이킹',
    ar: 'مرهون لآخرين',
    es: 'Stake a otras cuentas',
  }),
  whatToOthers: text('the stake delegated to others', 'Gtkr', {
    zh: '委托给他人的质押',
    ko: '다른 계정에 위임한 스테이킹',
    ar: 'الرهن المفوّض لآخرين',
    es: 'el stake delegado a otras cuentas',
  }),
  allNfts: text('All NFTs', 'oS2F', { zh: '全部 NFT', ko: '모든 NFT', ar: 'كل رموز NFT', es: 'Todos los NFT' }),
  all: text('All tokens', 'T3cM', { zh: '全部代币', ko: '모든 토큰', ar: 'كل الرموز', es: 'Todos los tokens' }),
  issued: text('Issued tokens', 'rz1S', {
    zh: '发行的代币',
    ko: '발행한 토큰',
    ar: 'الرموز المصدرة',
    es: 'Tokens emitidos',
  }),
  whatIssued: text('the issued tokens', '1b8e', {
    zh: '发行的代币列表',
    ko: '발행한 토큰 목록',
    ar: 'الرموز المصدرة',
    es: 'los tokens emitidos',
  }),
  more: text((count: number) => (count === 1 ? '1 more token' : `${count} more tokens`), 'T8r8', {
    zh: (count) => `另有 ${count} 种代币`,
    ko: (count) => `토큰 ${count}개 더`,
    ar: (count) => `${count} رموز أخرى`,
    es: (count) => (count === 1 ? '1 token más' : `${count} tokens más`),
  }),
  nearlyUsedUp: text('Nearly used up', 'Z697', {
    zh: '即将用尽',
    ko: '거의 소진',
    ar: 'أوشك على النفاد',
    es: 'Casi agotado',
  }),
  powerUp: text('PowerUp', '0nGS', { zh: 'PowerUp', ko: 'PowerUp', ar: 'PowerUp', es: 'PowerUp' }),
  fioBalance: text('FIO balance', 'EgMU', { zh: 'FIO 余额', ko: 'FIO 잔액', ar: 'رصيد FIO', es: 'Saldo FIO' }),
  available: text('Available', 'si6f', { zh: '可用', ko: '사용 가능', ar: 'المتاح', es: 'Disponible' }),
  staked: text('Staked', 'BX_i', { zh: '已质押', ko: '스테이킹', ar: 'المرهون', es: 'En staking' }),
  locked: text('Locked', 'PPCz', { zh: '锁定', ko: '잠김', ar: 'المقفل', es: 'Bloqueado' }),
  srps: text('Staking reward points', 'ULfc', {
    zh: '质押奖励点数',
    ko: '스테이킹 보상 포인트',
    ar: 'نقاط مكافأة الرهن',
    es: 'Puntos de recompensa',
  }),
  roe: text('Exchange rate (ROE)', 'j_3-', {
    zh: '兑换率（ROE）',
    ko: '교환 비율(ROE)',
    ar: 'سعر التحويل (ROE)',
    es: 'Tasa de cambio (ROE)',
  }),
  fioKey: text('FIO public key', 'rNlU', {
    zh: 'FIO 公钥',
    ko: 'FIO 공개 키',
    ar: 'مفتاح FIO العام',
    es: 'Clave pública FIO',
  }),
  whatFioBalance: text('the FIO balance', 'mCmF', {
    zh: 'FIO 余额',
    ko: 'FIO 잔액',
    ar: 'رصيد FIO',
    es: 'el saldo FIO',
  }),
  noFioKey: text('No FIO key recorded for this account', 'MZMk', {
    zh: '此账户没有记录的 FIO 公钥',
    ko: '이 계정에 기록된 FIO 키 없음',
    ar: 'لا يوجد مفتاح FIO مسجَّل لهذا الحساب',
    es: 'Sin clave FIO registrada para esta cuenta',
  }),
  whatFioNames: text('the FIO names', 'KWKr', {
    zh: 'FIO 名称',
    ko: 'FIO 이름',
    ar: 'أسماء FIO',
    es: 'los nombres FIO',
  }),
  noFioAddresses: text('No FIO addresses', 'VWgI', {
    zh: '没有 FIO 地址',
    ko: 'FIO 주소 없음',
    ar: 'لا توجد عناوين FIO',
    es: 'Sin direcciones FIO',
  }),
  moreNames: text((count: number) => `${count} more`, 'e0QC', {
    zh: (count) => `另有 ${count} 个`,
    ko: (count) => `외 ${count}개`,
    ar: (count) => `${count} أخرى`,
    es: (count) => `${count} más`,
  }),
  profile: text('Profile', 'lq1L', { zh: '资料', ko: '프로필', ar: 'الملف الشخصي', es: 'Perfil' }),
  noProfile: text('No profile', 'r5Yu', { zh: '没有资料', ko: '프로필 없음', ar: 'لا ملف شخصي', es: 'Sin perfil' }),
  unverified: text('Not verified', 'xOhp', { zh: '未验证', ko: '인증되지 않음', ar: 'غير موثّق', es: 'Sin verificar' }),
  verifiedBy: text('Verified by', 'X9Xx', { zh: '验证者', ko: '인증자:', ar: 'موثّق من', es: 'Verificado por' }),
  kyc: text('KYC', 'iH0D', { zh: 'KYC', ko: 'KYC', ar: 'KYC', es: 'KYC' }),
  kycRejected: text('KYC rejected', 'tzSb', {
    zh: 'KYC 不被接受',
    ko: 'KYC 거부됨',
    ar: 'KYC مرفوض',
    es: 'KYC rechazado',
  }),
  passkeys: text('Passkeys', '5tOl', { zh: '通行密钥', ko: '패스키', ar: 'مفاتيح المرور', es: 'Claves de acceso' }),
};

declare global {
  interface StringFolders {
    'pages/account/overview': typeof strings;
  }
}
