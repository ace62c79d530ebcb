import { text } from '../../i18n/text.ts';

export const strings = {
  at: text('Block or date (UTC)', 'S2Cu', {
    zh: '区块或日期（UTC）',
    ko: '블록 또는 날짜(UTC)',
    ar: 'كتلة أو تاريخ (UTC)',
    es: 'Bloque o fecha (UTC)',
  }),
  hint: text('Block number or date (UTC)', '-4U3', {
    zh: '区块号或日期（UTC）',
    ko: '블록 번호 또는 날짜(UTC)',
    ar: 'رقم كتلة أو تاريخ (UTC)',
    es: 'Número de bloque o fecha (UTC)',
  }),
  badPoint: text('Enter a block number or a date', '_6Ye', {
    zh: '请输入区块号或日期',
    ko: '블록 번호나 날짜를 입력하세요',
    ar: 'أدخل رقم كتلة أو تاريخًا',
    es: 'Escribe un número de bloque o una fecha',
  }),
  show: text('Show', 'gn4M', { zh: '显示', ko: '보기', ar: 'عرض', es: 'Mostrar' }),
  ago: {
    hour: text('1 hour ago', '5qhN', { zh: '1 小时前', ko: '1시간 전', ar: 'قبل ساعة', es: 'hace 1 hora' }),
    day: text('1 day ago', 'KkPV', { zh: '1 天前', ko: '1일 전', ar: 'قبل يوم', es: 'hace 1 día' }),
    week: text('1 week ago', 'CbzK', { zh: '1 周前', ko: '1주 전', ar: 'قبل أسبوع', es: 'hace 1 semana' }),
  },
  pick: text('Enter a block or date to see the account at that point and what has changed since.', 'ywve', {
    zh: '输入区块或日期，查看账户当时的状态以及此后的变化。',
    ko: '블록이나 날짜를 입력하면 당시 계정 상태와 이후 변경 사항을 볼 수 있습니다.',
    ar: 'أدخل كتلة أو تاريخًا لعرض الحساب حينها وما تغيّر بعد ذلك.',
    es: 'Escribe un bloque o una fecha para ver la cuenta en ese momento y qué ha cambiado desde entonces.',
  }),
  what: text((name: string) => `${name} at this point`, 'qXdH', {
    zh: (name) => `${name} 当时的状态`,
    ko: (name) => `당시의 ${name}`,
    ar: (name) => `حالة ${name} حينها`,
    es: (name) => `${name} en ese momento`,
  }),
  none: text((name: string) => `${name} did not exist yet`, 'nkHP', {
    zh: (name) => `${name} 当时尚不存在`,
    ko: (name) => `${name} 계정은 아직 없었습니다`,
    ar: (name) => `لم يكن ${name} موجودًا بعد`,
    es: (name) => `${name} todavía no existía`,
  }),
  atBlock: text('At block', 'GgwU', { zh: '区块', ko: '블록', ar: 'عند الكتلة', es: 'En el bloque' }),
  now: text('now', 'T-gI', { zh: '现在', ko: '현재', ar: 'الآن', es: 'ahora' }),
  nowHead: text('Now', 'BdFS', { zh: '现在', ko: '현재', ar: 'الآن', es: 'Ahora' }),
  same: text('No change', '8_YM', { zh: '无变化', ko: '변경 없음', ar: 'لا تغيير', es: 'Sin cambios' }),
  nothing: text('none', 'MKCS', { zh: '无', ko: '없음', ar: 'لا شيء', es: 'ninguno' }),
  liquid: text('Liquid', 'Wn3X', { zh: '可用余额', ko: '사용 가능', ar: 'متاح', es: 'Disponible' }),
  staked: text('Staked', 'BX_i', { zh: '质押', ko: '스테이킹', ar: 'مرهون', es: 'En stake' }),
  cpu: text('CPU', 'x3f_', { zh: 'CPU', ko: 'CPU', ar: 'CPU', es: 'CPU' }),
  net: text('NET', 'RCCt', { zh: 'NET', ko: 'NET', ar: 'NET', es: 'NET' }),
  ram: text('RAM bought', 'azCv', { zh: '已购 RAM', ko: '구매한 RAM', ar: 'ذاكرة RAM المشتراة', es: 'RAM comprada' }),
  bytes: text((count: string) => (count === '1' ? '1 byte' : `${count} bytes`), 'kVLZ', {
    zh: (count) => `${count} 字节`,
    ko: (count) => `${count}바이트`,
    ar: (count) => `${count} بايت`,
    es: (count) => (count === '1' ? '1 byte' : `${count} bytes`),
  }),
  refund: text('Pending refund', '4m1N', {
    zh: '待赎回',
    ko: '환불 대기',
    ar: 'استرداد معلّق',
    es: 'Reembolso pendiente',
  }),
  votes: text('Votes', '6XlK', { zh: '投票', ko: '투표', ar: 'الأصوات', es: 'Votos' }),
  votesFor: text((count: number) => (count === 1 ? '1 producer' : `${count} producers`), 'VxGh', {
    zh: (count) => `${count} 个出块节点`,
    ko: (count) => `블록 프로듀서 ${count}명`,
    ar: (count) => `${count} من المنتجين`,
    es: (count) => (count === 1 ? '1 productor' : `${count} productores`),
  }),
  votingProxy: text('proxy', 'jLVB', { zh: '代理', ko: '프록시', ar: 'الوكيل', es: 'proxy' }),
  code: text('Code', 'Odc9', { zh: '代码', ko: '코드', ar: 'الشيفرة', es: 'Código' }),
  codeSet: text('set in block', 'TPlt', { zh: '设置于区块', ko: '설정 블록', ar: 'في الكتلة', es: 'en el bloque' }),
  tokens: text('Tokens', 'mQoa', { zh: '代币', ko: '토큰', ar: 'الرموز', es: 'Tokens' }),
  token: text('Token', 'RqJX', { zh: '代币', ko: '토큰', ar: 'الرمز', es: 'Token' }),
  contract: text('Contract', 'cz6a', { zh: '合约', ko: '컨트랙트', ar: 'العقد', es: 'Contrato' }),
  before: text('Then', 'ECJE', { zh: '当时', ko: '당시', ar: 'حينها', es: 'Entonces' }),
  permissions: text('Permissions', 'fsy5', { zh: '权限', ko: '권한', ar: 'الصلاحيات', es: 'Permisos' }),
  permissionsChanged: text('Changed', 'hYId', { zh: '已变更', ko: '변경됨', ar: 'تغيّرت', es: 'Han cambiado' }),
  permissionsUnchanged: text('Unchanged', 'OC4V', { zh: '未变更', ko: '변경 없음', ar: 'لم تتغيّر', es: 'Sin cambios' }),
  noUsage: text("Usage isn't part of historical state.", 'iYP7', {
    zh: '历史状态不包含资源使用量。',
    ko: '과거 상태에는 사용량이 포함되지 않습니다.',
    ar: 'لا تتضمن الحالة التاريخية الاستهلاك.',
    es: 'El uso no forma parte del estado histórico.',
  }),
  views: text('Over time', 'y0Bl', { zh: '历史视图', ko: '시점별 보기', ar: 'عبر الزمن', es: 'En el tiempo' }),
  viewNames: {
    state: text('State', 'B3q2', { zh: '状态', ko: '상태', ar: 'الحالة', es: 'Estado' }),
    permissions: text('Permissions', 'fsy5', { zh: '权限', ko: '권한', ar: 'الصلاحيات', es: 'Permisos' }),
    contract: text('Code and ABI', 'WDY3', {
      zh: '代码与 ABI',
      ko: '코드와 ABI',
      ar: 'الشيفرة وABI',
      es: 'Código y ABI',
    }),
    resources: text('Resources', 'nerD', { zh: '资源', ko: '리소스', ar: 'الموارد', es: 'Recursos' }),
    votes: text('Votes', '6XlK', { zh: '投票', ko: '투표', ar: 'الأصوات', es: 'Votos' }),
  },
};

declare global {
  interface StringFolders {
    'domain/past': typeof strings;
  }
}
