import { text } from '../../i18n/text.ts';

export const strings = {
  title: text('Chain', 'PcNQ', { zh: '链', ko: '체인', ar: 'السلسلة', es: 'Cadena' }),
  description: text((chain: string) => `${chain} chain info: head block, limits and producer schedule`, 'vplf', {
    zh: (chain) => `${chain} 链信息：最新区块、限制与出块排程`,
    ko: (chain) => `${chain} 체인 정보: 헤드 블록, 제한, 블록 프로듀서 스케줄`,
    ar: (chain) => `معلومات سلسلة ${chain}: كتلة الرأس والحدود وجدول المنتجين`,
    es: (chain) => `Información de ${chain}: bloque cabeza, límites y calendario de productores`,
  }),
  whatHead: text('the chain info', '5jL6', {
    zh: '链信息',
    ko: '체인 정보',
    ar: 'معلومات السلسلة',
    es: 'la información de la cadena',
  }),
  whatState: text("the system contract's state", 'SDRH', {
    zh: '系统合约状态',
    ko: '시스템 컨트랙트 상태',
    ar: 'حالة عقد النظام',
    es: 'el estado del contrato del sistema',
  }),
  whatSchedule: text('the producer schedule', 'a4Lv', {
    zh: '出块排程',
    ko: '프로듀서 스케줄',
    ar: 'جدول المنتجين',
    es: 'el calendario de productores',
  }),
  noState: text('This chain has no system contract', 'esxD', {
    zh: '本链没有系统合约',
    ko: '이 체인에는 시스템 컨트랙트가 없습니다',
    ar: 'لا عقد نظام في هذه السلسلة',
    es: 'Esta cadena no tiene contrato del sistema',
  }),
  noSchedule: text('No schedule', 'cZ1-', { zh: '没有排程', ko: '스케줄 없음', ar: 'لا جدول', es: 'Sin calendario' }),
  id: text('Chain ID', 'L-VA', { zh: '链 ID', ko: '체인 ID', ar: 'معرّف السلسلة', es: 'ID de la cadena' }),
  head: text('Head block', 'UOxR', { zh: '最新区块', ko: '헤드 블록', ar: 'كتلة الرأس', es: 'Bloque cabeza' }),
  irreversible: text('Last irreversible block', 'u23q', {
    zh: '最新不可逆区块',
    ko: '마지막 확정 블록',
    ar: 'آخر كتلة نهائية',
    es: 'Último bloque irreversible',
  }),
  time: text('Head block time', 'e3Ua', {
    zh: '最新区块时间',
    ko: '헤드 블록 시간',
    ar: 'وقت كتلة الرأس',
    es: 'Hora del bloque cabeza',
  }),
  node: text('Node version', 'G7pB', { zh: '节点版本', ko: '노드 버전', ar: 'إصدار العقدة', es: 'Versión del nodo' }),
  token: text('Core token', 'iWX1', { zh: '核心代币', ko: '코어 토큰', ar: 'الرمز الأساسي', es: 'Token principal' }),
  now: text('Chain info', '8Qdj', {
    zh: '链信息',
    ko: '체인 정보',
    ar: 'معلومات السلسلة',
    es: 'Información de la cadena',
  }),
  limits: text('Limits', '3kJv', { zh: '限制', ko: '제한', ar: 'الحدود', es: 'Límites' }),
  ram: text('RAM sold', 'V9NH', { zh: '已售 RAM', ko: '판매된 RAM', ar: 'RAM المباعة', es: 'RAM vendida' }),
  ofRam: text((most: string) => `of ${most}`, 'VRfS', {
    zh: (most) => `共 ${most}`,
    ko: (most) => `전체 ${most} 중`,
    ar: (most) => `من ${most}`,
    es: (most) => `de ${most}`,
  }),
  blockCpu: text('Max block CPU', 'NzWe', {
    zh: '区块 CPU 上限',
    ko: '블록 최대 CPU',
    ar: 'أقصى CPU للكتلة',
    es: 'CPU máxima por bloque',
  }),
  transactionCpu: text('Max transaction CPU', 'FqsS', {
    zh: '交易 CPU 上限',
    ko: '트랜잭션 최대 CPU',
    ar: 'أقصى CPU للمعاملة',
    es: 'CPU máxima por transacción',
  }),
  blockNet: text('Max block NET', 'ROfU', {
    zh: '区块 NET 上限',
    ko: '블록 최대 NET',
    ar: 'أقصى NET للكتلة',
    es: 'NET máxima por bloque',
  }),
  transactionNet: text('Max transaction NET', 'N2bW', {
    zh: '交易 NET 上限',
    ko: '트랜잭션 최대 NET',
    ar: 'أقصى NET للمعاملة',
    es: 'NET máxima por transacción',
  }),
  lifetime: text('Max transaction lifetime', 'nuaV', {
    zh: '交易最长有效期',
    ko: '트랜잭션 최대 수명',
    ar: 'أقصى عمر للمعاملة',
    es: 'Vida máxima de una transacción',
  }),
  delay: text('Max delay', '4cxR', { zh: '最长延迟', ko: '최대 지연', ar: 'أقصى تأخير', es: 'Retraso máximo' }),
  depth: text('Max authority depth', 'WMv8', {
    zh: '权限最大深度',
    ko: '권한 최대 깊이',
    ar: 'أقصى عمق للصلاحية',
    es: 'Profundidad máxima de autoridad',
  }),
  schedule: text((version: string) => `Schedule version ${version}`, '8trz', {
    zh: (version) => `出块排程版本 ${version}`,
    ko: (version) => `스케줄 버전 ${version}`,
    ar: (version) => `إصدار الجدول ${version}`,
    es: (version) => `Versión del calendario ${version}`,
  }),
  pendingSchedule: text((version: string) => `Pending schedule, version ${version}`, 'fi4I', {
    zh: (version) => `待生效的出块排程，版本 ${version}`,
    ko: (version) => `대기 중인 스케줄, 버전 ${version}`,
    ar: (version) => `الجدول قيد الانتظار، الإصدار ${version}`,
    es: (version) => `Calendario pendiente, versión ${version}`,
  }),
  producer: text('Producer', 'rS6W', { zh: '出块节点', ko: '블록 프로듀서', ar: 'المنتج', es: 'Productor' }),
  key: text('Signing key', 'sPXE', { zh: '签名密钥', ko: '서명 키', ar: 'مفتاح التوقيع', es: 'Clave de firma' }),
  several: text('multiple keys', 'Ud2T', { zh: '多个密钥', ko: '여러 키', ar: 'عدة مفاتيح', es: 'varias claves' }),
  whatFinalizers: text('the finalizers', 'Ko50', {
    zh: '最终确认者',
    ko: '파이널라이저',
    ar: 'المُنهين',
    es: 'los finalizadores',
  }),
  finalizers: text(
    (generation: string, threshold: string) => `Finalizers, generation ${generation}, threshold ${threshold}`,
    'g6qe',
    {
      zh: (generation, threshold) => `最终确认者，第 ${generation} 代，阈值 ${threshold}`,
      ko: (generation, threshold) => `파이널라이저, ${generation}세대, 임계값 ${threshold}`,
      ar: (generation, threshold) => `المُنهون، الجيل ${generation}، العتبة ${threshold}`,
      es: (generation, threshold) => `Finalizadores, generación ${generation}, umbral ${threshold}`,
    },
  ),
  pendingFinalizers: text(
    (generation: string, threshold: string) => `Pending finalizers, generation ${generation}, threshold ${threshold}`,
    'SbTR',
    {
      zh: (generation, threshold) => `待生效的最终确认者，第 ${generation} 代，阈值 ${threshold}`,
      ko: (generation, threshold) => `대기 중인 파이널라이저, ${generation}세대, 임계값 ${threshold}`,
      ar: (generation, threshold) => `مُنهون قيد الانتظار، الجيل ${generation}، العتبة ${threshold}`,
      es: (generation, threshold) => `Finalizadores pendientes, generación ${generation}, umbral ${threshold}`,
    },
  ),
  finalizer: text('Finalizer', 'M-oG', { zh: '最终确认者', ko: '파이널라이저', ar: 'المُنهي', es: 'Finalizador' }),
  finalizerKey: text('BLS key', 'LvLR', { zh: 'BLS 密钥', ko: 'BLS 키', ar: 'مفتاح BLS', es: 'Clave BLS' }),
  weight: text('Weight', 'IN1h', { zh: '权重', ko: '가중치', ar: 'الوزن', es: 'Peso' }),
  lastVote: text('Last vote', 'WrSM', { zh: '最近投票', ko: '마지막 투표', ar: 'آخر تصويت', es: 'Último voto' }),
  weak: text('weak', 'Bu4V', { zh: '弱', ko: '약함', ar: 'ضعيف', es: 'débil' }),
  features: text('Protocol features', '-Q-f', {
    zh: '协议特性',
    ko: '프로토콜 기능',
    ar: 'ميزات البروتوكول',
    es: 'Funciones del protocolo',
  }),
};

declare global {
  interface StringFolders {
    'pages/chain': typeof strings;
  }
}
