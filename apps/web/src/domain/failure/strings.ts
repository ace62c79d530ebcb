import type { ReasonValues } from '@antescope/sources/core/failure-reason';
import { text } from '../../i18n/text.ts';

/** A sentence for every reason, out of the values that go with it. */
export const strings = {
  'no-index': text(() => 'Requires an index; this chain has none here', 'e9AL', {
    zh: () => '需要索引，而此链在此没有索引',
    ko: () => '인덱스가 필요하지만 이 체인에는 없습니다',
    ar: () => 'يتطلب فهرسًا، ولا فهرس لهذه السلسلة هنا',
    es: () => 'Requiere un índice; esta cadena no tiene ninguno aquí',
  }),
  'no-service': text(() => 'Not available from the index or any configured service', 'xggH', {
    zh: () => '索引和已配置的服务均不提供此内容',
    ko: () => '인덱스와 설정된 서비스에서 제공하지 않습니다',
    ar: () => 'غير متاح من الفهرس ولا من أي خدمة مضبوطة',
    es: () => 'No disponible en el índice ni en ningún servicio configurado',
  }),
  'no-history': text(() => 'No history source configured', '6XxN', {
    zh: () => '未配置历史来源',
    ko: () => '설정된 히스토리 소스가 없습니다',
    ar: () => 'لم يُضبط أي مصدر للسجل',
    es: () => 'No hay ninguna fuente de historial configurada',
  }),
  'not-offered': text(() => 'Not available from this source', 'BjGo', {
    zh: () => '此来源不提供此内容',
    ko: () => '이 소스에서 제공하지 않습니다',
    ar: () => 'غير متاح من هذا المصدر',
    es: () => 'No disponible en esta fuente',
  }),
  'some-tokens': text((contracts) => `Without an index, only tokens of ${contracts} are available`, 'MW9s', {
    zh: (contracts) => `没有索引时仅提供 ${contracts} 的代币`,
    ko: (contracts) => `인덱스 없이는 ${contracts}의 토큰만 표시됩니다`,
    ar: (contracts) => `من دون فهرس لا تتوفر إلا رموز ${contracts}`,
    es: (contracts) => `Sin un índice solo están disponibles los tokens de ${contracts}`,
  }),
  'index-empty': text(() => 'Nothing is indexed yet', '1_ik', {
    zh: () => '尚未索引任何内容',
    ko: () => '아직 인덱싱된 데이터가 없습니다',
    ar: () => 'لم يُفهرس شيء بعد',
    es: () => 'Todavía no hay nada indexado',
  }),
  'index-without-traces': text(() => 'This index has no actions', 'Vk7h', {
    zh: () => '此索引不含操作',
    ko: () => '이 인덱스에는 액션이 없습니다',
    ar: () => 'لا يتضمن هذا الفهرس إجراءات',
    es: () => 'Este índice no contiene acciones',
  }),
  'index-without-deltas': text(() => 'This index has no state changes', 'fTTC', {
    zh: () => '此索引不含状态变更',
    ko: () => '이 인덱스에는 상태 변경이 없습니다',
    ar: () => 'لا يتضمن هذا الفهرس تغيّرات الحالة',
    es: () => 'Este índice no contiene cambios de estado',
  }),
  'index-begins': text((block) => `The index starts at block ${block}; earlier data is missing`, 'Qptn', {
    zh: (block) => `索引从区块 ${block} 开始，缺少更早的数据`,
    ko: (block) => `인덱스는 블록 ${block}부터 시작하며 이전 데이터는 없습니다`,
    ar: (block) => `يبدأ الفهرس عند الكتلة ${block}؛ البيانات الأقدم ناقصة`,
    es: (block) => `El índice empieza en el bloque ${block}; faltan los datos anteriores`,
  }),
  'outside-index': text((first, last) => `Not found in the indexed blocks ${first} to ${last}`, 'enSu', {
    zh: (first, last) => `在已索引的区块 ${first} 至 ${last} 中未找到`,
    ko: (first, last) => `인덱싱된 블록 ${first}~${last}에 없습니다`,
    ar: (first, last) => `غير موجود في الكتل المفهرسة من ${first} إلى ${last}`,
    es: (first, last) => `No se encuentra en los bloques indexados ${first} a ${last}`,
  }),
  'block-outside-index': text(
    (block, first, last) => `State of block ${block} is not indexed (indexed: ${first} to ${last})`,
    'h8y5',
    {
      zh: (block, first, last) => `区块 ${block} 的状态未被索引（已索引：${first} 至 ${last}）`,
      ko: (block, first, last) => `블록 ${block}의 상태는 인덱싱되지 않았습니다(인덱싱 범위: ${first}~${last})`,
      ar: (block, first, last) => `حالة الكتلة ${block} غير مفهرسة (المفهرس: من ${first} إلى ${last})`,
      es: (block, first, last) => `El estado del bloque ${block} no está indexado (indexados: ${first} a ${last})`,
    },
  ),
  'before-index': text((time) => `${time} is before the first indexed block`, 'ahwt', {
    zh: (time) => `${time} 早于首个已索引区块`,
    ko: (time) => `${time}은(는) 첫 인덱싱 블록보다 이전입니다`,
    ar: (time) => `${time} قبل أول كتلة مفهرسة`,
    es: (time) => `${time} es anterior al primer bloque indexado`,
  }),
  'history-begins': text((action) => `This node keeps the account’s history from action ${action}`, 'fU41', {
    zh: (action) => `此节点仅保存该账户从第 ${action} 个操作起的历史`,
    ko: (action) => `이 노드는 계정의 ${action}번 액션부터 보관합니다`,
    ar: (action) => `تحفظ هذه العقدة سجل الحساب ابتداءً من الإجراء رقم ${action}`,
    es: (action) => `Este nodo guarda el historial de la cuenta desde la acción ${action}`,
  }),
  'schedule-unknown': text(
    (slots) => `${slots} missed slots not attributed: their schedule predates the index`,
    'uHyx',
    {
      zh: (slots) => `${slots} 个漏块时隙无法归属：其出块排程早于索引`,
      ko: (slots) => `누락 슬롯 ${slots}개의 블록 프로듀서를 알 수 없습니다: 스케줄이 인덱스보다 이전입니다`,
      ar: (slots) => `${slots} من الفترات الفائتة بلا منتج معروف: جدولها أقدم من الفهرس`,
      es: (slots) => `${slots} turnos perdidos sin productor conocido: su calendario es anterior al índice`,
    },
  ),
  'page-too-dense': text(() => 'Too many actions with one timestamp: this service cannot page past them', '5IIG', {
    zh: () => '同一时间戳的操作过多，此服务无法继续翻页',
    ko: () => '같은 시각의 액션이 너무 많아 이 서비스로는 더 넘길 수 없습니다',
    ar: () => 'إجراءات كثيرة جدًا بالطابع الزمني نفسه: لا تستطيع هذه الخدمة تجاوزها',
    es: () => 'Demasiadas acciones con la misma marca de tiempo: este servicio no puede paginar más',
  }),
  'other-store': text(() => 'Not supported by this store yet', 'txyF', {
    zh: () => '此存储尚不支持',
    ko: () => '이 저장소에서는 아직 지원되지 않습니다',
    ar: () => 'غير مدعوم في هذا المخزن بعد',
    es: () => 'Este almacén aún no lo admite',
  }),
  'cursor-mismatch': text(() => 'This cursor belongs to another source; start from the newest', 'vE0o', {
    zh: () => '此游标属于其他来源，请从最新处开始',
    ko: () => '다른 소스의 커서입니다. 최신부터 시작하세요',
    ar: () => 'يخص هذا المؤشر مصدرًا آخر؛ ابدأ من الأحدث',
    es: () => 'Este cursor es de otra fuente; empieza por lo más reciente',
  }),
  'primary-key-only': text(() => 'Historical tables can only be read by primary key, ascending', 'ViRj', {
    zh: () => '历史表只能按主键升序读取',
    ko: () => '과거 테이블은 기본 키 오름차순으로만 읽을 수 있습니다',
    ar: () => 'لا تُقرأ الجداول التاريخية إلا بالمفتاح الأساسي تصاعديًا',
    es: () => 'Las tablas históricas solo se leen por clave primaria, en orden ascendente',
  }),
  'index-stalled': text(() => 'The index is stalled (see /status)', 'aXCR', {
    zh: () => '索引已停止更新（见 /status）',
    ko: () => '인덱스가 멈췄습니다(/status 참조)',
    ar: () => 'توقف تحديث الفهرس (انظر ‎/status)',
    es: () => 'El índice está detenido (véase /status)',
  }),
  'index-slow': text(() => 'The index took too long to answer', 'yHem', {
    zh: () => '索引响应超时',
    ko: () => '인덱스 응답 시간이 초과되었습니다',
    ar: () => 'استغرق الفهرس وقتًا طويلًا للرد',
    es: () => 'El índice tardó demasiado en responder',
  }),
  'top-level-only': text(() => 'Top-level actions only; no inline actions or notifications', 'lV7O', {
    zh: () => '仅顶层操作，不含内联操作和通知',
    ko: () => '최상위 액션만 포함하며 인라인 액션과 알림은 없습니다',
    ar: () => 'إجراءات المستوى الأعلى فقط، دون الإجراءات الداخلية والإشعارات',
    es: () => 'Solo acciones de primer nivel, sin acciones inline ni notificaciones',
  }),
} satisfies { [Reason in keyof ReasonValues]: (...values: ReasonValues[Reason]) => string };

declare global {
  interface StringFolders {
    'domain/failure': typeof strings;
  }
}
