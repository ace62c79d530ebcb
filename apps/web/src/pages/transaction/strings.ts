import { counted } from '../../i18n/counted.ts';
import { isolated } from '../../i18n/isolated.ts';
import { text } from '../../i18n/text.ts';

export const strings = {
  title: text((id: string) => `Transaction ${id}`, 'bfIC', {
    zh: (id) => `交易 ${id}`,
    ko: (id) => `트랜잭션 ${id}`,
    ar: (id) => `المعاملة ${id}`,
    es: (id) => `Transacción ${id}`,
  }),
  heading: text('Transaction', 'G0gR', { zh: '交易', ko: '트랜잭션', ar: 'معاملة', es: 'Transacción' }),
  missing: text('Transaction Not Found', 'ySxq', {
    zh: '交易不存在',
    ko: '트랜잭션이 없습니다',
    ar: 'المعاملة غير موجودة',
    es: 'Transacción no encontrada',
  }),
  missingText: text('TX not found', '8VG3', {
    zh: '找不到该交易',
    ko: '트랜잭션을 찾을 수 없습니다',
    ar: 'تعذّر العثور على المعاملة',
    es: 'No se encuentra la transacción',
  }),
  what: text('the transaction', 'ukR1', { zh: '该交易', ko: '트랜잭션', ar: 'المعاملة', es: 'la transacción' }),
  actions: text((count: number) => (count === 1 ? '1 action' : `${count} actions`), 'CRkk', {
    zh: (count) => `${count} 个操作`,
    ko: (count) => `액션 ${count}개`,
    ar: (count) => counted(count, 'إجراء واحد', 'إجراءان', 'إجراءات', 'إجراءً'),
    es: (count) => (count === 1 ? '1 acción' : `${count} acciones`),
  }),
  moreActions: text((count: number) => (count === 1 ? '+1 more action' : `+${count} more actions`), 'kXIJ', {
    zh: (count) => `另有 ${count} 个操作`,
    ko: (count) => `액션 ${count}개 더`,
    ar: (count) => `و${counted(count, 'إجراء آخر', 'إجراءان آخران', 'إجراءات أخرى', 'إجراءً آخر')}`,
    es: (count) => (count === 1 ? '+1 acción más' : `+${count} acciones más`),
  }),
  noReason: text(
    (code: string | null) =>
      code === null
        ? 'Failure reason not stored on chain.'
        : `Failure reason not stored on chain (error code ${code}).`,
    'Zajw',
    {
      zh: (code) => (code === null ? '链上未保存失败原因。' : `链上未保存失败原因（错误代码 ${code}）。`),
      ko: (code) =>
        code === null
          ? '실패 이유는 체인에 저장되지 않습니다.'
          : `실패 이유는 체인에 저장되지 않습니다(오류 코드 ${code}).`,
      ar: (code) =>
        code === null ? 'سبب الفشل غير محفوظ على السلسلة.' : `سبب الفشل غير محفوظ على السلسلة (رمز الخطأ ${code}).`,
      es: (code) =>
        code === null
          ? 'El motivo del fallo no se guarda en la cadena.'
          : `El motivo del fallo no se guarda en la cadena (código de error ${code}).`,
    },
  ),
  block: text('Block', 'J59F', { zh: '区块', ko: '블록', ar: 'الكتلة', es: 'Bloque' }),
  submitted: text('Submitted', 'xsQV', { zh: '已提交', ko: '제출됨', ar: 'أُرسلت', es: 'Enviada' }),
  pending: text('Not in a block yet', '_KxU', {
    zh: '尚未进入区块',
    ko: '아직 블록에 없음',
    ar: 'ليست في كتلة بعد',
    es: 'Aún no está en un bloque',
  }),
  time: text('Time', 'u_Bj', { zh: '时间', ko: '시간', ar: 'الوقت', es: 'Hora' }),
  cpu: text('CPU', 'x3f_', { zh: 'CPU', ko: 'CPU', ar: 'CPU', es: 'CPU' }),
  net: text('NET', 'RCCt', { zh: 'NET', ko: 'NET', ar: 'NET', es: 'NET' }),
  microseconds: text((count: string) => `${count} µs`, 'XOEv', {
    zh: (count) => `${count} µs`,
    ko: (count) => `${count} µs`,
    ar: (count) => isolated(`${count} µs`),
    es: (count) => `${count} µs`,
  }),
  bytes: text((count: string) => (count === '1' ? '1 byte' : `${count} bytes`), 'kVLZ', {
    zh: (count) => `${count} 字节`,
    ko: (count) => `${count}바이트`,
    ar: (count) => `${count} بايت`,
    es: (count) => (count === '1' ? '1 byte' : `${count} bytes`),
  }),
  expiration: text('Expiration', 'GL2V', { zh: '过期时间', ko: '만료', ar: 'انتهاء الصلاحية', es: 'Caducidad' }),
  delay: text('Delay', 'SkAI', { zh: '延迟', ko: '지연', ar: 'التأخير', es: 'Demora' }),
  seconds: text((count: number) => `${count} s`, 'XGwD', {
    zh: (count) => `${count} 秒`,
    ko: (count) => `${count}초`,
    ar: (count) => `${count} ث`,
    es: (count) => `${count} s`,
  }),
  deferral: {
    status: text('Status', 'fu71', { zh: '状态', ko: '상태', ar: 'الحالة', es: 'Estado' }),
    deferred: text('Deferred', 'UpX7', { zh: '已推迟', ko: '지연 대기', ar: 'بانتظار موعدها', es: 'Diferida' }),
    by: text('Deferred by', 'A_LQ', { zh: '推迟者', ko: '지연 요청', ar: 'أجّلها', es: 'Diferida por' }),
    bySigner: text('Signer (delay of the transaction)', 'zclc', {
      zh: '签名者（交易自带延迟）',
      ko: '서명자 (트랜잭션의 지연)',
      ar: 'الموقِّع (تأخير المعاملة)',
      es: 'Firmante (demora de la transacción)',
    }),
    payer: text('Payer', 'nFCi', { zh: '付费账户', ko: '비용 지불 계정', ar: 'الدافع', es: 'Pagador' }),
    published: text('Published', 'g9wV', { zh: '发布时间', ko: '등록 시각', ar: 'تاريخ النشر', es: 'Publicada' }),
    until: text('Executes after', 'pNA6', {
      zh: '执行时间不早于',
      ko: '실행 시각(이후)',
      ar: 'تُنفَّذ بعد',
      es: 'Se ejecuta después de',
    }),
  },
  reference: text('Reference block', 'IJcp', {
    zh: '参考区块',
    ko: '참조 블록',
    ar: 'كتلة المرجع',
    es: 'Bloque de referencia',
  }),
  movements: text('Balance changes', 'goKT', {
    zh: '余额变动',
    ko: '잔액 변화',
    ar: 'تغيّرات الأرصدة',
    es: 'Cambios de saldo',
  }),
  tabs: {
    label: text('Transaction sections', '8e7i', {
      zh: '交易的各部分',
      ko: '트랜잭션의 부분',
      ar: 'أجزاء المعاملة',
      es: 'Partes de la transacción',
    }),
    actions: text('Actions', 'qm2C', { zh: '操作', ko: '액션', ar: 'الإجراءات', es: 'Acciones' }),
    changes: text('State changes', 'mu9y', {
      zh: '状态变更',
      ko: '상태 변경',
      ar: 'تغيّرات الحالة',
      es: 'Cambios de estado',
    }),
    authorisation: text('Signatures', 'U3Na', { zh: '签名', ko: '서명', ar: 'التواقيع', es: 'Firmas' }),
    resources: text('Resources', 'nerD', { zh: '资源', ko: '리소스', ar: 'الموارد', es: 'Recursos' }),
    raw: text('Raw', '35Kd', { zh: '原始数据', ko: '원본', ar: 'الخام', es: 'En bruto' }),
  },
  noActions: text('No actions executed', 'kcvj', {
    zh: '没有执行任何操作',
    ko: '실행된 액션이 없습니다',
    ar: 'لم يُنفَّذ أي إجراء',
    es: 'No se ejecutó ninguna acción',
  }),
  notified: text((count: number) => `Notified: ${count}`, 'ccIs', {
    zh: (count) => `已通知：${count}`,
    ko: (count) => `알림: ${count}`,
    ar: (count) => `أُخطر: ${count}`,
    es: (count) => `Notificadas: ${count}`,
  }),
  notExecuted: text('not executed', 'BaBv', { zh: '未执行', ko: '실행되지 않음', ar: 'لم يُنفَّذ', es: 'no ejecutada' }),
  contextFree: text('context-free', 'KZBv', { zh: '无上下文', ko: '컨텍스트 없음', ar: 'بلا سياق', es: 'sin contexto' }),
  authorization: text('Authorization', 'yD78', { zh: '授权', ko: '권한', ar: 'التفويض', es: 'Autorización' }),
  noAuthorization: text('none', 'MKCS', { zh: '无', ko: '없음', ar: 'لا شيء', es: 'ninguna' }),
  data: text('Data', 'nb_g', { zh: '数据', ko: '데이터', ar: 'البيانات', es: 'Datos' }),
  undecoded: {
    'no-abi': text('No ABI: raw data', 'Z-xP', {
      zh: '无 ABI：原始数据',
      ko: 'ABI 없음: 원본 데이터',
      ar: 'لا ABI: بيانات خام',
      es: 'Sin ABI: datos sin procesar',
    }),
    'unknown-action': text('Action not in the ABI: raw data', 'lrn7', {
      zh: 'ABI 中没有此操作：原始数据',
      ko: 'ABI에 없는 액션: 원본 데이터',
      ar: 'الإجراء غير موجود في ABI: بيانات خام',
      es: 'Acción ausente de la ABI: datos sin procesar',
    }),
  },
  undecodable: text((reason: string) => `Data does not match the ABI (${reason}): raw data`, 'MsPm', {
    zh: (reason) => `数据与 ABI 不符（${reason}）：原始数据`,
    ko: (reason) => `데이터가 ABI와 맞지 않음(${reason}): 원본 데이터`,
    ar: (reason) => `البيانات لا تطابق ABI (${reason}): بيانات خام`,
    es: (reason) => `Los datos no coinciden con la ABI (${reason}): datos sin procesar`,
  }),
  copyAs: text('Copy as', 'Qps-', { zh: '复制为', ko: '형식별 복사', ar: 'نسخ بصيغة', es: 'Copiar como' }),
  fullData: text('Full data (JSON)', 'Tygr', {
    zh: '完整数据 (JSON)',
    ko: '전체 데이터 (JSON)',
    ar: 'البيانات الكاملة (JSON)',
    es: 'Datos completos (JSON)',
  }),
  returned: text('Return value', '6cZ4', { zh: '返回值', ko: '반환값', ar: 'القيمة المُعادة', es: 'Valor devuelto' }),
  printed: text('Console', '5OWT', { zh: '控制台', ko: '콘솔', ar: 'وحدة التحكم', es: 'Consola' }),
  digest: text('Digest', 'A5mz', { zh: '摘要', ko: '다이제스트', ar: 'البصمة', es: 'Digest' }),
  sequence: text('Global sequence', 'B9Mg', {
    zh: '全局序号',
    ko: '전역 순번',
    ar: 'التسلسل العام',
    es: 'Secuencia global',
  }),
  elapsed: text('Elapsed', 'y6IZ', { zh: '耗时', ko: '소요 시간', ar: 'المدة', es: 'Duración' }),
  signatures: text('Signatures', 'U3Na', { zh: '签名', ko: '서명', ar: 'التواقيع', es: 'Firmas' }),
  signedBy: text('Key', 'VPyP', { zh: '公钥', ko: '키', ar: 'المفتاح', es: 'Clave' }),
  noSignatures: text('No signatures', '9qKb', { zh: '无签名', ko: '서명 없음', ar: 'لا تواقيع', es: 'Sin firmas' }),
  keyUnknown: text('not recoverable', 'uco_', {
    zh: '无法恢复',
    ko: '복원할 수 없음',
    ar: 'تعذّر استرجاعه',
    es: 'no se pudo recuperar',
  }),
  ram: text('RAM', 'WZ9k', { zh: 'RAM', ko: 'RAM', ar: 'RAM', es: 'RAM' }),
  account: text('Account', 'ihCg', { zh: '账户', ko: '계정', ar: 'الحساب', es: 'Cuenta' }),
  noRam: text('No RAM used or freed', 'YR2g', {
    zh: '没有占用或释放 RAM',
    ko: '사용되거나 해제된 RAM이 없습니다',
    ar: 'لم تُستخدم RAM ولم تُحرَّر',
    es: 'No se usó ni se liberó RAM',
  }),
  change: text('Change', 'prG6', { zh: '变动', ko: '변화', ar: 'التغيّر', es: 'Cambio' }),
  limits: text('Limits', '3kJv', { zh: '限制', ko: '제한', ar: 'الحدود', es: 'Límites' }),
  maxCpu: text('Max CPU', 'DVfw', { zh: '最大 CPU', ko: '최대 CPU', ar: 'أقصى CPU', es: 'CPU máx.' }),
  maxNet: text('Max NET', 'iARh', { zh: '最大 NET', ko: '최대 NET', ar: 'أقصى NET', es: 'NET máx.' }),
  unlimited: text('None', '8pU9', { zh: '无', ko: '없음', ar: 'لا شيء', es: 'Ninguno' }),
  failedId: text('Failed transaction', 'CN1M', {
    zh: '失败的交易',
    ko: '실패한 트랜잭션',
    ar: 'المعاملة التي فشلت',
    es: 'La transacción que falló',
  }),
  copyRaw: text('Copy JSON', '9GZ9', { zh: '复制 JSON', ko: 'JSON 복사', ar: 'نسخ JSON', es: 'Copiar JSON' }),
};

declare global {
  interface StringFolders {
    'pages/transaction': typeof strings;
  }
}
