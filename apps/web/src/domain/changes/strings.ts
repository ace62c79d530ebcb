import { counted } from '../../i18n/counted.ts';
import { text } from '../../i18n/text.ts';

export const strings = {
  what: text('the state changes', 'pr3X', {
    zh: '状态变更',
    ko: '상태 변경',
    ar: 'تغيّرات الحالة',
    es: 'los cambios de estado',
  }),
  none: text('No table rows or permissions changed', 'ROMA', {
    zh: '没有表行或权限变更',
    ko: '변경된 테이블 행이나 권한이 없습니다',
    ar: 'لم تتغيّر صفوف جداول ولا صلاحيات',
    es: 'No cambiaron filas de tablas ni permisos',
  }),
  note: text('Values before and after this block.', 'Sl4l', {
    zh: '本区块前后的值。',
    ko: '이 블록 전후의 값입니다.',
    ar: 'القيم قبل هذه الكتلة وبعدها.',
    es: 'Valores antes y después de este bloque.',
  }),
  rows: text((count: number) => (count === 1 ? '1 row' : `${count} rows`), '40R0', {
    zh: (count) => `${count} 行`,
    ko: (count) => `행 ${count}개`,
    ar: (count) => counted(count, 'صف واحد', 'صفان', 'صفوف', 'صفًا'),
    es: (count) => (count === 1 ? '1 fila' : `${count} filas`),
  }),
  permissions: text('Permissions', 'fsy5', { zh: '权限', ko: '권한', ar: 'الصلاحيات', es: 'Permisos' }),
  more: text((count: number) => `First ${count} rows shown`, 'F2yC', {
    zh: (count) => `仅显示前 ${count} 行`,
    ko: (count) => `처음 ${count}개 행만 표시`,
    ar: (count) => `تُعرض أول ${count} صفوف`,
    es: (count) => `Se muestran las primeras ${count} filas`,
  }),
  scope: text('scope', 'LlQ6', { zh: '作用域', ko: '스코프', ar: 'النطاق', es: 'ámbito' }),
  key: text('key', 'wMG6', { zh: '主键', ko: '키', ar: 'المفتاح', es: 'clave' }),
  payer: text('RAM payer', 'mDQj', { zh: 'RAM 付费者', ko: 'RAM 지불자', ar: 'دافع RAM', es: 'paga la RAM' }),
  created: text('new', 'gCcO', { zh: '新增', ko: '신규', ar: 'جديد', es: 'nueva' }),
  removed: text('removed', 'zNeI', { zh: '已删除', ko: '삭제됨', ar: 'محذوف', es: 'eliminada' }),
  changed: text('changed', 'mr-Z', { zh: '已更改', ko: '변경됨', ar: 'تغيّر', es: 'cambiada' }),
  before: text('before', 'JsTz', { zh: '之前', ko: '이전', ar: 'قبل', es: 'antes' }),
  after: text('after', '5Tlq', { zh: '之后', ko: '이후', ar: 'بعد', es: 'después' }),
  same: text('No change', '8_YM', { zh: '无变化', ko: '변경 없음', ar: 'لا تغيير', es: 'Sin cambios' }),
  undecoded: text('Not decodable with the ABI; raw bytes', '2nTR', {
    zh: 'ABI 无法解码，显示原始字节',
    ko: 'ABI로 해독할 수 없어 원본 바이트로 표시',
    ar: 'لا يمكن فك ترميزه بالـABI؛ البايتات الخام',
    es: 'No se puede decodificar con la ABI; bytes sin procesar',
  }),
  decodedBy: text((service: string) => `Decoded by ${service}; no ABI in the index fits`, 'pscI', {
    zh: (service) => `由 ${service} 解码；索引中没有匹配的 ABI`,
    ko: (service) => `${service}에서 해독함. 인덱스에 맞는 ABI 없음`,
    ar: (service) => `فُكّ ترميزه بواسطة ${service}؛ لا توجد ABI مناسبة في الفهرس`,
    es: (service) => `Decodificado por ${service}; ninguna ABI del índice sirve`,
  }),
  shared: text(
    (count: number) =>
      count === 2
        ? 'May include changes from 1 other transaction in this block.'
        : `May include changes from ${count - 1} other transactions in this block.`,
    'YKZ_',
    {
      zh: (count) => `可能包含本区块其他 ${count - 1} 笔交易的变更。`,
      ko: (count) => `이 블록의 다른 트랜잭션 ${count - 1}개의 변경이 포함될 수 있습니다.`,
      ar: (count) =>
        `قد يشمل تغييرات ${counted(count - 1, 'معاملة أخرى', 'معاملتين أخريين', 'معاملات أخرى', 'معاملة أخرى')} في هذه الكتلة.`,
      es: (count) =>
        count === 2
          ? 'Puede incluir cambios de otra transacción de este bloque.'
          : `Puede incluir cambios de otras ${count - 1} transacciones de este bloque.`,
    },
  ),
  others: text(
    (count: number) =>
      count === 1 ? '1 other row changed in this block' : `${count} other rows changed in this block`,
    'tWrX',
    {
      zh: (count) => `本区块中另有 ${count} 行变更`,
      ko: (count) => `이 블록에서 변경된 다른 행 ${count}개`,
      ar: (count) =>
        `${counted(count, 'صف آخر تغيّر', 'صفان آخران تغيّرا', 'صفوف أخرى تغيّرت', 'صفًا آخر تغيّر')} في هذه الكتلة`,
      es: (count) =>
        count === 1 ? '1 fila más cambiada en este bloque' : `${count} filas más cambiadas en este bloque`,
    },
  ),
  steps: {
    range: text(
      (first: string, last: string) => `Blocks ${first} to ${last} are indexed, with one state per block.`,
      'HTA5',
      {
        zh: (first, last) => `已索引区块 ${first} 至 ${last}。每个区块保留一个状态。`,
        ko: (first, last) => `블록 ${first}~${last}이(가) 인덱싱되어 있으며 블록마다 상태 하나를 보관합니다.`,
        ar: (first, last) => `الكتل من ${first} إلى ${last} مفهرسة. تُحفظ حالة واحدة لكل كتلة.`,
        es: (first, last) => `Bloques indexados: ${first} a ${last}, con un estado por bloque.`,
      },
    ),
    begins: text((block: string) => `The index starts at block ${block}; the earlier state is unknown.`, 'VDQ3', {
      zh: (block) => `索引从区块 ${block} 开始，此前状态未知。`,
      ko: (block) => `인덱스는 블록 ${block}부터 시작하며 이전 상태는 알 수 없습니다.`,
      ar: (block) => `يبدأ الفهرس عند الكتلة ${block}؛ الحالة السابقة غير معروفة.`,
      es: (block) => `El índice empieza en el bloque ${block}; se desconoce el estado anterior.`,
    }),
    first: text('first known', 'EFqU', {
      zh: '最早已知',
      ko: '최초 기록',
      ar: 'أول حالة معروفة',
      es: 'primero conocido',
    }),
    block: text('block', '58sZ', { zh: '区块', ko: '블록', ar: 'الكتلة', es: 'bloque' }),
    by: text('by', 'JsD7', { zh: '交易', ko: '트랜잭션', ar: 'بالمعاملة', es: 'por' }),
    oneOf: text((count: number) => `by one of ${count} transactions in the block`, 'dun-', {
      zh: (count) => `由本区块 ${count} 笔交易之一写入`,
      ko: (count) => `이 블록의 트랜잭션 ${count}개 중 하나에 의해`,
      ar: (count) => `بإحدى معاملات الكتلة وعددها ${count}`,
      es: (count) => `por una de ${count} transacciones del bloque`,
    }),
    others: text((count: number) => `${count} more`, 'e0QC', {
      zh: (count) => `另外 ${count} 笔`,
      ko: (count) => `${count}개 더`,
      ar: (count) => `${count} أخرى`,
      es: (count) => `${count} más`,
    }),
    older: text('Older', 'xJIu', { zh: '更早', ko: '이전', ar: 'الأقدم', es: 'Anteriores' }),
    newest: text('Newest', 'j5p-', { zh: '最新', ko: '최신', ar: 'الأحدث', es: 'Más recientes' }),
    end: text('No older entries', 'JwHf', {
      zh: '没有更早的记录',
      ko: '이전 항목 없음',
      ar: 'لا مدخلات أقدم',
      es: 'No hay entradas anteriores',
    }),
    added: text('added', '_NOE', { zh: '已添加', ko: '추가됨', ar: 'أُضيف', es: 'añadido' }),
    removed: text('removed', 'zNeI', { zh: '已移除', ko: '제거됨', ar: 'أُزيل', es: 'eliminado' }),
    threshold: text('threshold', 'BePa', { zh: '阈值', ko: '임계값', ar: 'العتبة', es: 'umbral' }),
    parent: text('parent', '4x4f', { zh: '上级', ko: '상위', ar: 'الأصل', es: 'superior' }),
    whatRow: text('the row history', 'OrKX', {
      zh: '该行的历史',
      ko: '행의 이력',
      ar: 'سجل الصف',
      es: 'el historial de la fila',
    }),
    noRow: text('This row never existed', 'Fahu', {
      zh: '此行从未存在',
      ko: '이 행은 존재한 적이 없습니다',
      ar: 'لم يوجد هذا الصف قط',
      es: 'Esta fila nunca existió',
    }),
    whatPermissions: text((name: string) => `the permission history of ${name}`, '9Upp', {
      zh: (name) => `${name} 的权限历史`,
      ko: (name) => `${name}의 권한 이력`,
      ar: (name) => `سجل صلاحيات ${name}`,
      es: (name) => `el historial de permisos de ${name}`,
    }),
    whatPermission: text((name: string) => `the history of ${name}`, '7AoO', {
      zh: (name) => `${name} 的历史`,
      ko: (name) => `${name}의 이력`,
      ar: (name) => `سجل ${name}`,
      es: (name) => `el historial de ${name}`,
    }),
    noPermission: text('This permission never existed', 'YjG_', {
      zh: '此权限从未存在',
      ko: '이 권한은 존재한 적이 없습니다',
      ar: 'لم توجد هذه الصلاحية قط',
      es: 'Este permiso nunca existió',
    }),
    whatContract: text((name: string) => `the contract history of ${name}`, 'PFov', {
      zh: (name) => `${name} 的合约历史`,
      ko: (name) => `${name}의 컨트랙트 이력`,
      ar: (name) => `سجل عقد ${name}`,
      es: (name) => `el historial del contrato de ${name}`,
    }),
    noContract: text('No code or ABI was ever set', 'UA9N', {
      zh: '从未部署过代码或 ABI',
      ko: '코드나 ABI가 설정된 적이 없습니다',
      ar: 'لم تُنشر شيفرة ولا واجهة ABI قط',
      es: 'Nunca se estableció código ni ABI',
    }),
    parts: {
      abi: text('ABI', 'aOY2', { zh: 'ABI', ko: 'ABI', ar: 'ABI', es: 'ABI' }),
      code: text('Code', 'Odc9', { zh: '代码', ko: '코드', ar: 'الشيفرة', es: 'Código' }),
    },
    bytes: text((count: string) => `${count} bytes`, 'KeVz', {
      zh: (count) => `${count} 字节`,
      ko: (count) => `${count}바이트`,
      ar: (count) => `${count} بايت`,
      es: (count) => `${count} bytes`,
    }),
  },
};

declare global {
  interface StringFolders {
    'domain/changes': typeof strings;
  }
}
