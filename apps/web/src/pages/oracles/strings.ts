import { text } from '../../i18n/text.ts';

export const strings = {
  heading: text('Oracles', 'O2Dt', { zh: '预言机', ko: '오라클', ar: 'الأوراكل', es: 'Oráculos' }),
  description: text('Oracle feeds of this chain: prices, values and providers', 'fQDh', {
    zh: '此链的预言机数据源：价格、数值与提供者',
    ko: '이 체인의 오라클 피드: 가격, 값, 제공자',
    ar: 'مصادر الأوراكل في هذه السلسلة: الأسعار والقيم والمزوّدون',
    es: 'Fuentes de oráculos de esta cadena: precios, valores y proveedores',
  }),
  what: text('the oracles', 'BYUN', { zh: '预言机', ko: '오라클', ar: 'الأوراكل', es: 'los oráculos' }),
  whatOne: text((id: string) => `the oracle ${id}`, 'X65u', {
    zh: (id) => `预言机 ${id}`,
    ko: (id) => `오라클 ${id}`,
    ar: (id) => `الأوراكل ${id}`,
    es: (id) => `el oráculo ${id}`,
  }),
  none: text('The oracle contract has no feeds', 'ANkr', {
    zh: '预言机合约没有任何数据源',
    ko: '오라클 컨트랙트에 피드가 없습니다',
    ar: 'لا يحفظ عقد الأوراكل أي مصدر',
    es: 'El contrato oráculo no guarda ninguna fuente',
  }),
  noContract: text((contract: string) => `No oracle contract on this chain (${contract}).`, '6Yuy', {
    zh: (contract) => `此链没有预言机合约（${contract}）。`,
    ko: (contract) => `이 체인에는 오라클 컨트랙트(${contract})가 없습니다.`,
    ar: (contract) => `لا عقد أوراكل في هذه السلسلة (${contract}).`,
    es: (contract) => `Esta cadena no tiene contrato oráculo (${contract}).`,
  }),
  title: text((name: string) => `Oracle ${name}`, 'FGhO', {
    zh: (name) => `预言机 ${name}`,
    ko: (name) => `오라클 ${name}`,
    ar: (name) => `الأوراكل ${name}`,
    es: (name) => `Oráculo ${name}`,
  }),
  missing: text('Oracle not found', 'Uqc6', {
    zh: '未找到预言机',
    ko: '오라클을 찾을 수 없음',
    ar: 'لم يُعثر على الأوراكل',
    es: 'Oráculo no encontrado',
  }),
  missingText: text('The oracle contract has no such feed.', 'LW6h', {
    zh: '预言机合约没有这个数据源。',
    ko: '오라클 컨트랙트에 그런 피드가 없습니다.',
    ar: 'ليس في عقد الأوراكل مصدر كهذا.',
    es: 'El contrato oráculo no tiene esa fuente.',
  }),
  feed: text('Feed', 'UmhA', { zh: '数据源', ko: '피드', ar: 'المصدر', es: 'Fuente' }),
  value: text('Value', '-VG3', { zh: '数值', ko: '값', ar: 'القيمة', es: 'Valor' }),
  updated: text('Last updated', 'BenC', { zh: '更新于', ko: '업데이트', ar: 'آخر تحديث', es: 'Actualizado' }),
  inactive: text('inactive', 'pXFB', { zh: '未启用', ko: '비활성', ar: 'غير نشط', es: 'inactivo' }),
  never: text('never', 'SMTu', { zh: '从未', ko: '없음', ar: 'أبدًا', es: 'nunca' }),
  all: text('All oracles', 'EtpX', { zh: '所有预言机', ko: '모든 오라클', ar: 'كل الأوراكل', es: 'Todos los oráculos' }),
  contract: text('Contract', 'cz6a', { zh: '合约', ko: '컨트랙트', ar: 'العقد', es: 'Contrato' }),
  rows: text('Table rows', 'ZmOc', { zh: '表行', ko: '테이블 행', ar: 'صفوف الجدول', es: 'Filas de la tabla' }),
  quotes: text('Data points', 'Nfa1', { zh: '数据点', ko: '데이터 포인트', ar: 'نقاط البيانات', es: 'Datos' }),
  noQuotes: text('No data points yet', 'z_ca', {
    zh: '暂无数据点',
    ko: '아직 데이터 포인트가 없습니다',
    ar: 'لا نقاط بيانات بعد',
    es: 'Aún no hay datos',
  }),
  provider: text('Provider', 'M_mj', { zh: '提供者', ko: '제공자', ar: 'المزوّد', es: 'Proveedor' }),
  time: text('Time', 'u_Bj', { zh: '时间', ko: '시각', ar: 'الوقت', es: 'Hora' }),
};

declare global {
  interface StringFolders {
    'pages/oracles': typeof strings;
  }
}
