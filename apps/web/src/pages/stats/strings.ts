import { isolated } from '../../i18n/isolated.ts';
import { text } from '../../i18n/text.ts';

export const strings = {
  title: text('Statistics', 'l2c_', { zh: '统计', ko: '통계', ar: 'إحصاءات', es: 'Estadísticas' }),
  description: text(
    (chain: string) => `${chain} statistics: actions, transactions, accounts, resources and missed blocks`,
    'ye8x',
    {
      zh: (chain) => `${chain} 统计：操作、交易、账户、资源与漏块`,
      ko: (chain) => `${chain} 통계: 액션, 트랜잭션, 계정, 리소스, 누락 블록`,
      ar: (chain) => `إحصاءات ${chain}: الإجراءات والمعاملات والحسابات والموارد والكتل الفائتة`,
      es: (chain) => `Estadísticas de ${chain}: acciones, transacciones, cuentas, recursos y bloques perdidos`,
    },
  ),
  sections: text('Statistics', 'l2c_', { zh: '统计', ko: '통계', ar: 'الإحصاءات', es: 'Estadísticas' }),
  activity: text('Activity', 'jfKS', { zh: '活动', ko: '활동', ar: 'النشاط', es: 'Actividad' }),
  votes: text('Votes', '6XlK', { zh: '投票', ko: '투표', ar: 'الأصوات', es: 'Votos' }),
  period: text('Period', 'hfDq', { zh: '时段', ko: '기간', ar: 'الفترة', es: 'Periodo' }),
  periods: {
    day: text('24 hours', '5PU3', { zh: '24 小时', ko: '24시간', ar: '24 ساعة', es: '24 horas' }),
    week: text('7 days', 'iGFZ', { zh: '7 天', ko: '7일', ar: '7 أيام', es: '7 días' }),
    month: text('30 days', 'bc6W', { zh: '30 天', ko: '30일', ar: '30 يومًا', es: '30 días' }),
    year: text('12 months', 'brYZ', { zh: '12 个月', ko: '12개월', ar: '12 شهرًا', es: '12 meses' }),
  },
  whatStatistics: text('the statistics of this period', '7sLV', {
    zh: '该时段的统计',
    ko: '이 기간의 통계',
    ar: 'إحصاءات هذه الفترة',
    es: 'las estadísticas de este periodo',
  }),
  noStatistics: text('No indexed data for this period', 'aZi1', {
    zh: '该时段没有索引数据',
    ko: '이 기간의 인덱싱 데이터가 없습니다',
    ar: 'لا بيانات مفهرسة لهذه الفترة',
    es: 'No hay datos indexados de este periodo',
  }),
  charts: {
    actions: text('Actions', 'qm2C', { zh: '操作', ko: '액션', ar: 'الإجراءات', es: 'Acciones' }),
    transactions: text('Transactions', '4-yG', { zh: '交易', ko: '트랜잭션', ar: 'المعاملات', es: 'Transacciones' }),
    activeAccounts: text('Active accounts', 'ci5R', {
      zh: '活跃账户',
      ko: '활성 계정',
      ar: 'الحسابات النشطة',
      es: 'Cuentas activas',
    }),
    newAccounts: text('New accounts', 'qYEV', {
      zh: '新账户',
      ko: '새 계정',
      ar: 'الحسابات الجديدة',
      es: 'Cuentas nuevas',
    }),
    cpuUs: text('CPU usage', 'Kjmp', { zh: 'CPU 用量', ko: 'CPU 사용량', ar: 'استهلاك CPU', es: 'Uso de CPU' }),
    netBytes: text('NET usage', 'PZnB', { zh: 'NET 用量', ko: 'NET 사용량', ar: 'استهلاك NET', es: 'Uso de NET' }),
  },
  chart: text(
    (title: string, most: string, step: 'hour' | 'day') =>
      `${title} ${step === 'hour' ? 'per hour' : 'per day'}, max ${most}; values in the table below`,
    'vuzM',
    {
      zh: (title, most, step) => `${title}（每${step === 'hour' ? '小时' : '天'}），最大值 ${most}；数据见下表`,
      ko: (title, most, step) => `${title}(${step === 'hour' ? '시간' : '일'}별), 최대 ${most}; 수치는 아래 표 참조`,
      ar: (title, most, step) =>
        `${title} ${step === 'hour' ? 'بالساعة' : 'باليوم'}، الأقصى ${most}؛ القيم في الجدول أدناه`,
      es: (title, most, step) =>
        `${title} por ${step === 'hour' ? 'hora' : 'día'}, máximo ${most}; valores en la tabla de abajo`,
    },
  ),
  steps: {
    hour: text('Per hour', 'LKep', { zh: '每小时', ko: '시간별', ar: 'بالساعة', es: 'Por hora' }),
    day: text('Per day', 'Hh9Z', { zh: '每天', ko: '일별', ar: 'باليوم', es: 'Por día' }),
  },
  actionRate: text('APS', 'J0Lb', { zh: 'APS', ko: 'APS', ar: 'APS', es: 'APS' }),
  transactionRate: text('TPS', '4X53', { zh: 'TPS', ko: 'TPS', ar: 'TPS', es: 'TPS' }),
  lastMinute: text('(1m avg)', 'xezM', {
    zh: '（1 分钟均值）',
    ko: '(1분 평균)',
    ar: '(متوسط دقيقة)',
    es: '(media de 1 min)',
  }),
  accounts: text('Accounts', '1oHD', { zh: '账户', ko: '계정', ar: 'الحسابات', es: 'Cuentas' }),
  ram: text('RAM sold', 'V9NH', { zh: '已售 RAM', ko: '판매된 RAM', ar: 'RAM المباعة', es: 'RAM vendida' }),
  usedOf: text((used: string, most: string) => `${used} of ${most}`, '8bNR', {
    zh: (used, most) => `${used} / ${most}`,
    ko: (used, most) => `${most} 중 ${used}`,
    ar: (used, most) => `\u2066${used}\u2069 من \u2066${most}\u2069`,
    es: (used, most) => `${used} de ${most}`,
  }),
  database: text('Node DB size', '_xXo', {
    zh: '节点数据库大小',
    ko: '노드 DB 크기',
    ar: 'حجم قاعدة بيانات العقدة',
    es: 'Tamaño de la BD del nodo',
  }),
  schedule: text('Producer schedule', 'nnAK', {
    zh: '出块排程',
    ko: '프로듀서 스케줄',
    ar: 'جدول المنتجين',
    es: 'Calendario de productores',
  }),
  version: text(
    (number: string, producers: string) =>
      `version ${number}, ${producers === '1' ? '1 producer' : `${producers} producers`}`,
    'MOK8',
    {
      zh: (number, producers) => `版本 ${number}，${producers} 个出块节点`,
      ko: (number, producers) => `버전 ${number}, 블록 프로듀서 ${producers}명`,
      ar: (number, producers) => `الإصدار ${number}، ${producers} منتجًا`,
      es: (number, producers) => `versión ${number}, ${producers === '1' ? '1 productor' : `${producers} productores`}`,
    },
  ),
  unavailable: text('Not available', 'YJIl', {
    zh: '不可用',
    ko: '사용할 수 없음',
    ar: 'غير متاح',
    es: 'No disponible',
  }),
  milliseconds: text((count: string) => `${count} ms`, 'Yikd', {
    zh: (count) => `${count} 毫秒`,
    ko: (count) => `${count}ms`,
    ar: (count) => `${count} مللي ثانية`,
    es: (count) => `${count} ms`,
  }),
  figures: text('All values', 'ArzB', { zh: '全部数据', ko: '모든 수치', ar: 'كل القيم', es: 'Todos los valores' }),
  time: text('From', 'cCFA', { zh: '起始时间', ko: '시작', ar: 'من', es: 'Desde' }),
  blocks: text('Blocks', '_qt8', { zh: '区块', ko: '블록', ar: 'الكتل', es: 'Bloques' }),
  missedTitle: text('Missed blocks (24h)', 'KzvI', {
    zh: '漏块（24 小时）',
    ko: '누락 블록(24시간)',
    ar: 'الكتل الفائتة (24 ساعة)',
    es: 'Bloques perdidos (24 h)',
  }),
  missed: text('Missed', 'bpkJ', { zh: '漏块', ko: '누락', ar: 'الفائتة', es: 'Perdidos' }),
  producer: text('Producer', 'rS6W', { zh: '出块节点', ko: '블록 프로듀서', ar: 'المنتج', es: 'Productor' }),
  whatMissed: text('the missed blocks', 'vcyf', {
    zh: '漏块',
    ko: '누락 블록',
    ar: 'الكتل الفائتة',
    es: 'los bloques perdidos',
  }),
  noneMissed: text((slots: string) => `No missed blocks (${slots}/${slots})`, 'Iesy', {
    zh: (slots) => `无漏块（${slots}/${slots}）`,
    ko: (slots) => `누락 블록 없음(${slots}/${slots})`,
    ar: (slots) => `لا كتل فائتة (${isolated(`${slots}/${slots}`)})`,
    es: (slots) => `Sin bloques perdidos (${slots}/${slots})`,
  }),
  missedOf: text(
    (missed: string, share: string) => `${missed} missed ${missed === '1' ? 'block' : 'blocks'} (${share})`,
    'hUMC',
    {
      zh: (missed, share) => `漏块 ${missed} 个（${share}）`,
      ko: (missed, share) => `누락 블록 ${missed}개(${share})`,
      ar: (missed, share) => `الكتل الفائتة: ${missed} (${isolated(share)})`,
      es: (missed, share) => `${missed} ${missed === '1' ? 'bloque perdido' : 'bloques perdidos'} (${share})`,
    },
  ),
  halted: text((span: string) => `Chain halted ${span} (not counted)`, 'YbKy', {
    zh: (span) => `链停止出块 ${span}（不计入）`,
    ko: (span) => `체인 중단 ${span}(집계 제외)`,
    ar: (span) => `توقفت السلسلة ${span} (لا تُحتسب)`,
    es: (span) => `Cadena detenida ${span} (no se cuenta)`,
  }),
  lastRound: text((produced: string, due: string) => `Last round: ${produced}/${due} blocks ·`, 'bzHE', {
    zh: (produced, due) => `上一轮：${produced}/${due} 个区块 ·`,
    ko: (produced, due) => `지난 라운드: ${produced}/${due} 블록 ·`,
    ar: (produced, due) => `الجولة الأخيرة: ${isolated(`${produced}/${due}`)} كتلة ·`,
    es: (produced, due) => `Última ronda: ${produced}/${due} bloques ·`,
  }),
};

declare global {
  interface StringFolders {
    'pages/stats': typeof strings;
  }
}
