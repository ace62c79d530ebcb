import { text } from '../../i18n/text.ts';

export const strings = {
  title: text((number: string) => `Block ${number}`, 'U0W2', {
    zh: (number) => `区块 ${number}`,
    ko: (number) => `블록 ${number}`,
    ar: (number) => `الكتلة ${number}`,
    es: (number) => `Bloque ${number}`,
  }),
  description: text((number: string, producer: string) => `Block ${number}, produced by ${producer}`, 'T2fz', {
    zh: (number, producer) => `区块 ${number}，由 ${producer} 产出`,
    ko: (number, producer) => `블록 ${number}, 블록 프로듀서 ${producer}`,
    ar: (number, producer) => `الكتلة ${number}، أنتجها ${producer}`,
    es: (number, producer) => `Bloque ${number}, producido por ${producer}`,
  }),
  missing: text('Block Not Found', 'nRJr', {
    zh: '区块不存在',
    ko: '블록이 없습니다',
    ar: 'الكتلة غير موجودة',
    es: 'Bloque no encontrado',
  }),
  missingText: text('Cannot find Block # or hash', 'h99Z', {
    zh: '找不到该区块号或哈希',
    ko: '해당 번호나 해시의 블록을 찾을 수 없습니다',
    ar: 'لا توجد كتلة بهذا الرقم أو المعرّف',
    es: 'No se encuentra el número o el hash del bloque',
  }),
  newest: text('Head block:', 'yDsA', { zh: '最新区块：', ko: '최신 블록:', ar: 'أحدث كتلة:', es: 'Último bloque:' }),
  what: text('the block', 'zZos', { zh: '该区块', ko: '블록', ar: 'الكتلة', es: 'el bloque' }),
  previous: text('Previous block', 'VKin', {
    zh: '上一个区块',
    ko: '이전 블록',
    ar: 'الكتلة السابقة',
    es: 'Bloque anterior',
  }),
  parts: text('Block sections', 'zOYT', {
    zh: '区块内容',
    ko: '블록의 내용',
    ar: 'أجزاء الكتلة',
    es: 'Partes del bloque',
  }),
  contents: text('Block contents', 'sxhh', {
    zh: '区块内容',
    ko: '블록 내용',
    ar: 'محتوى الكتلة',
    es: 'Contenido del bloque',
  }),
  actionCount: text('Actions', 'qm2C', { zh: '操作', ko: '액션', ar: 'الإجراءات', es: 'Acciones' }),
  transactionsTab: text('Transactions', '4-yG', { zh: '交易', ko: '트랜잭션', ar: 'المعاملات', es: 'Transacciones' }),
  changes: text('State changes', 'mu9y', {
    zh: '状态变更',
    ko: '상태 변경',
    ar: 'تغيّرات الحالة',
    es: 'Cambios de estado',
  }),
  next: text('Next block', '_C9s', { zh: '下一个区块', ko: '다음 블록', ar: 'الكتلة التالية', es: 'Bloque siguiente' }),
  id: text('Block ID', 'Pq8Q', { zh: '区块 ID', ko: '블록 ID', ar: 'معرّف الكتلة', es: 'ID del bloque' }),
  time: text('Time', 'u_Bj', { zh: '时间', ko: '시간', ar: 'الوقت', es: 'Hora' }),
  producer: text('Producer', 'rS6W', { zh: '出块节点', ko: '블록 프로듀서', ar: 'المنتج', es: 'Productor' }),
  signedBy: text('Signed by', 'aH-I', { zh: '签名公钥', ko: '서명 키', ar: 'موقّعة بـ', es: 'Firmado con' }),
  finality: text('Finality', 'Jez6', { zh: '最终性', ko: '확정성', ar: 'النهائية', es: 'Finalidad' }),
  confirmations: text((blocks: string) => (blocks === '1' ? '1 confirmation' : `${blocks} confirmations`), '5tGA', {
    zh: (blocks) => `${blocks} 次确认`,
    ko: (blocks) => `확인 ${blocks}회`,
    ar: (blocks) => `عدد التأكيدات: ${blocks}`,
    es: (blocks) => (blocks === '1' ? '1 confirmación' : `${blocks} confirmaciones`),
  }),
  aheadOfLib: text((blocks: string) => `${blocks} ${blocks === '1' ? 'block' : 'blocks'} ahead of LIB`, 'pUDN', {
    zh: (blocks) => `领先 LIB ${blocks} 个区块`,
    ko: (blocks) => `LIB보다 ${blocks}블록 앞`,
    ar: (blocks) => `متقدمة على LIB بعدد كتل: ${blocks}`,
    es: (blocks) => `${blocks} ${blocks === '1' ? 'bloque' : 'bloques'} por delante del LIB`,
  }),
  schedule: text('Schedule version', 'K19P', {
    zh: '出块排程版本',
    ko: '스케줄 버전',
    ar: 'إصدار الجدول',
    es: 'Versión del calendario',
  }),
  transactionRoot: text('Transaction root', 'usN2', {
    zh: '交易根',
    ko: '트랜잭션 루트',
    ar: 'جذر المعاملات',
    es: 'Raíz de transacciones',
  }),
  actionRoot: text('Action root', 'MxXJ', {
    zh: '操作根',
    ko: '액션 루트',
    ar: 'جذر الإجراءات',
    es: 'Raíz de acciones',
  }),
  finalityRoot: text('Finality root', '0JVs', {
    zh: '最终性根',
    ko: '완결성 루트',
    ar: 'جذر النهائية',
    es: 'Raíz de finalidad',
  }),
  qcClaim: text('QC claim', 'dDaC', {
    zh: 'QC 声明',
    ko: 'QC 클레임',
    ar: 'شهادة النصاب (QC)',
    es: 'Certificado de quórum (QC)',
  }),
  strong: text('strong', '7BCd', { zh: '强', ko: '강함', ar: 'قوية', es: 'fuerte' }),
  weak: text('weak', 'Bu4V', { zh: '弱', ko: '약함', ar: 'ضعيفة', es: 'débil' }),
  proposerPolicy: text('New proposer policy', '3C_I', {
    zh: '新提议者策略',
    ko: '새 제안자 정책',
    ar: 'سياسة جديدة للمقترِحين',
    es: 'Nueva política de proponentes',
  }),
  finalizerPolicy: text('New finalizer policy', 'N9Iy', {
    zh: '新最终确认者策略',
    ko: '새 파이널라이저 정책',
    ar: 'سياسة جديدة للمُنهِين',
    es: 'Nueva política de finalizadores',
  }),
  policyVersion: text((version: string) => `version ${version}`, 'h1Bm', {
    zh: (version) => `版本 ${version}`,
    ko: (version) => `버전 ${version}`,
    ar: (version) => `الإصدار ${version}`,
    es: (version) => `versión ${version}`,
  }),
  generation: text(
    (generation: string, threshold: string) => `generation ${generation}, threshold ${threshold}`,
    'UCII',
    {
      zh: (generation, threshold) => `第 ${generation} 代，阈值 ${threshold}`,
      ko: (generation, threshold) => `${generation}세대, 임계값 ${threshold}`,
      ar: (generation, threshold) => `الجيل ${generation}، العتبة ${threshold}`,
      es: (generation, threshold) => `generación ${generation}, umbral ${threshold}`,
    },
  ),
  weight: text((weight: string) => `weight ${weight}`, 'JO0w', {
    zh: (weight) => `权重 ${weight}`,
    ko: (weight) => `가중치 ${weight}`,
    ar: (weight) => `الوزن ${weight}`,
    es: (weight) => `peso ${weight}`,
  }),
  removed: text((count: string) => `${count} removed`, 'TTno', {
    zh: (count) => `移除 ${count} 个`,
    ko: (count) => `${count}개 제거`,
    ar: (count) => `أُزيل ${count}`,
    es: (count) => (count === '1' ? '1 quitado' : `${count} quitados`),
  }),
  newProducers: text('New schedule', 'RUM-', {
    zh: '新出块排程',
    ko: '새 스케줄',
    ar: 'جدول جديد',
    es: 'Calendario nuevo',
  }),
  features: text('Protocol features', '-Q-f', {
    zh: '协议特性',
    ko: '프로토콜 기능',
    ar: 'ميزات البروتوكول',
    es: 'Funciones del protocolo',
  }),
  transactions: text((count: string) => (count === '1' ? '1 transaction' : `${count} transactions`), 'aLE0', {
    zh: (count) => `${count} 笔交易`,
    ko: (count) => `트랜잭션 ${count}개`,
    ar: (count) => (count === '1' ? 'معاملة واحدة' : `${count} معاملة`),
    es: (count) => (count === '1' ? '1 transacción' : `${count} transacciones`),
  }),
  actions: text((count: string) => (count === '1' ? '1 action' : `${count} actions`), 'hO4N', {
    zh: (count) => `${count} 个操作`,
    ko: (count) => `액션 ${count}개`,
    ar: (count) => (count === '1' ? 'إجراء واحد' : `${count} إجراء`),
    es: (count) => (count === '1' ? '1 acción' : `${count} acciones`),
  }),
  empty: text('No Transactions Found', 'wa0L', {
    zh: '此区块没有交易',
    ko: '이 블록에는 트랜잭션이 없습니다',
    ar: 'لا معاملات في هذه الكتلة',
    es: 'No hay transacciones en este bloque',
  }),
  transaction: text('Transaction', 'G0gR', { zh: '交易', ko: '트랜잭션', ar: 'المعاملة', es: 'Transacción' }),
  summary: text('Action', 'XvzB', { zh: '操作', ko: '액션', ar: 'الإجراء', es: 'Acción' }),
  cpu: text('CPU', 'x3f_', { zh: 'CPU', ko: 'CPU', ar: 'CPU', es: 'CPU' }),
  net: text('NET', 'RCCt', { zh: 'NET', ko: 'NET', ar: 'NET', es: 'NET' }),
  more: text((count: number) => `+${count} more`, '_8ts', {
    zh: (count) => `另有 ${count} 个`,
    ko: (count) => `외 ${count}개`,
    ar: (count) => `و${count} أخرى`,
    es: (count) => `+${count} más`,
  }),
  deferred: text('Deferred', 'UpX7', { zh: '延迟交易', ko: '지연 트랜잭션', ar: 'مؤجَّلة', es: 'Diferida' }),
};

declare global {
  interface StringFolders {
    'pages/block': typeof strings;
  }
}
