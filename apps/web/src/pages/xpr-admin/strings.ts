import { text } from '../../i18n/text.ts';

export const strings = {
  title: text('XPR administration', 'pclQ', {
    zh: 'XPR 管理',
    ko: 'XPR 관리',
    ar: 'إدارة XPR',
    es: 'Administración de XPR',
  }),
  description: text((chain: string) => `Administration of contracts of ${chain}`, 'YuTt', {
    zh: (chain) => `${chain} 合约管理`,
    ko: (chain) => `${chain} 컨트랙트 관리`,
    ar: (chain) => `إدارة عقود ${chain}`,
    es: (chain) => `Administración de contratos de ${chain}`,
  }),
  about: text(
    'Tables of the contract, and its actions as forms. The chain checks the authority of each transaction.',
    'MByB',
    {
      zh: '合约的数据表及其操作表单。每笔交易的权限由链验证。',
      ko: '컨트랙트의 테이블과 액션 양식입니다. 각 트랜잭션의 권한은 체인이 확인합니다.',
      ar: 'جداول العقد وإجراءاته كنماذج. تتحقق السلسلة من صلاحية كل معاملة.',
      es: 'Tablas del contrato y sus acciones como formularios. La cadena comprueba la autoridad de cada transacción.',
    },
  ),
  tools: {
    'proton-loan': text('Lending', 'lGzL', { zh: '借贷', ko: '대출', ar: 'الإقراض', es: 'Préstamos' }),
    'metal-dollar': text('Metal Dollar', '2N3F', {
      zh: 'Metal Dollar',
      ko: 'Metal Dollar',
      ar: 'Metal Dollar',
      es: 'Metal Dollar',
    }),
    'proton-dex': text('DEX', '9IUL', { zh: 'DEX', ko: 'DEX', ar: 'DEX', es: 'DEX' }),
    blocklist: text('Block list', 'rtki', { zh: '黑名单', ko: '차단 목록', ar: 'قائمة الحظر', es: 'Lista de bloqueo' }),
  },
  unknown: text('Unknown tool', 'EXHt', {
    zh: '未知工具',
    ko: '알 수 없는 도구',
    ar: 'أداة غير معروفة',
    es: 'Herramienta desconocida',
  }),
  actions: text('Actions', 'qm2C', { zh: '操作', ko: '액션', ar: 'الإجراءات', es: 'Acciones' }),
  allRows: text('All rows', 'RHTS', { zh: '所有行', ko: '모든 행', ar: 'كل الصفوف', es: 'Todas las filas' }),
  rowsOf: text((table: string) => `Rows of ${table}`, 'ScTx', {
    zh: (table) => `${table} 的行`,
    ko: (table) => `${table}의 행`,
    ar: (table) => `صفوف ${table}`,
    es: (table) => `Filas de ${table}`,
  }),
  noRows: text('No rows', 'Xq7v', { zh: '没有行', ko: '행 없음', ar: 'لا صفوف', es: 'Sin filas' }),
  noAbi: text('The ABI could not be read.', 'Bp9y', {
    zh: '无法读取 ABI。',
    ko: 'ABI를 읽을 수 없습니다.',
    ar: 'تعذرت قراءة ABI.',
    es: 'No se pudo leer el ABI.',
  }),
  noContract: text((account: string) => `No contract on ${account}`, 'uTlK', {
    zh: (account) => `${account} 上没有合约`,
    ko: (account) => `${account}에 컨트랙트 없음`,
    ar: (account) => `لا عقد على ${account}`,
    es: (account) => `Sin contrato en ${account}`,
  }),
};

declare global {
  interface StringFolders {
    'pages/xpr-admin': typeof strings;
  }
}
