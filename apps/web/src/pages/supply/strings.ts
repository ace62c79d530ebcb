import { isolated } from '../../i18n/isolated.ts';
import { text } from '../../i18n/text.ts';

export const strings = {
  title: text('Supply', 'tF84', { zh: '供应量', ko: '공급량', ar: 'المعروض', es: 'Suministro' }),
  description: text(
    (symbol: string, chain: string) => `${symbol} supply on ${chain}: total, circulating, staked and in REX`,
    'Dfu3',
    {
      zh: (symbol, chain) => `${chain} 上 ${symbol} 的供应量：总量、流通量、质押与 REX`,
      ko: (symbol, chain) => `${chain}의 ${symbol} 공급량: 총량, 유통량, 스테이킹, REX`,
      ar: (symbol, chain) => `معروض ${symbol} على ${chain}: الإجمالي والمتداول والمرهون وفي REX`,
      es: (symbol, chain) => `Suministro de ${symbol} en ${chain}: total, en circulación, en stake y en REX`,
    },
  ),
  what: text('the supply', 'wkIK', { zh: '供应量', ko: '공급량', ar: 'المعروض', es: 'el suministro' }),
  none: text('No supply of the core token on this node', 'n6du', {
    zh: '此节点上核心代币没有供应量',
    ko: '이 노드에는 코어 토큰의 공급량이 없습니다',
    ar: 'لا معروض للرمز الأساسي على هذه العقدة',
    es: 'El token principal no tiene suministro en este nodo',
  }),
  distribution: text('Distribution', 'Pb-4', { zh: '分布', ko: '분포', ar: 'التوزيع', es: 'Distribución' }),
  rest: text('Liquid and other', 'noPC', {
    zh: '流动及其他',
    ko: '유동 및 기타',
    ar: 'متاح وغيره',
    es: 'Líquido y otros',
  }),
  total: text('Total supply', '7vQr', {
    zh: '总供应量',
    ko: '총 공급량',
    ar: 'إجمالي المعروض',
    es: 'Suministro total',
  }),
  maximum: text('Max supply', 'RCkK', {
    zh: '最大供应量',
    ko: '최대 공급량',
    ar: 'أقصى معروض',
    es: 'Suministro máximo',
  }),
  circulating: text('Circulating', '4_Eh', { zh: '流通量', ko: '유통량', ar: 'المتداول', es: 'En circulación' }),
  staked: text('Staked', 'BX_i', { zh: '质押', ko: '스테이킹', ar: 'مرهون', es: 'En stake' }),
  rex: text('REX', 'DaLm', { zh: 'REX', ko: 'REX', ar: 'REX', es: 'REX' }),
  ram: text('RAM market', 'trFm', { zh: 'RAM 市场', ko: 'RAM 시장', ar: 'سوق RAM', es: 'Mercado de RAM' }),
  share: text((percent: string) => `${percent} of supply`, 'S9Pk', {
    zh: (percent) => `占供应量 ${percent}`,
    ko: (percent) => `공급량의 ${percent}`,
    ar: (percent) => `${isolated(percent)} من المعروض`,
    es: (percent) => `${percent} del suministro`,
  }),
  issuer: text('Issuer', '2gY5', { zh: '发行者', ko: '발행자', ar: 'المُصدِر', es: 'Emisor' }),
  contract: text('Contract', 'cz6a', { zh: '合约', ko: '컨트랙트', ar: 'العقد', es: 'Contrato' }),
  noRex: text('This chain has no REX pool', 'Lth8', {
    zh: '此链没有 REX 池',
    ko: '이 체인에는 REX 풀이 없습니다',
    ar: 'لا مجمّع REX على هذه السلسلة',
    es: 'Esta cadena no tiene pool REX',
  }),
  noStake: text('No stake recorded by the system contract', 'jh0J', {
    zh: '系统合约没有质押记录',
    ko: '시스템 컨트랙트에 스테이킹 기록이 없습니다',
    ar: 'لا رهن مسجّل في عقد النظام',
    es: 'El contrato del sistema no registra stake',
  }),
  lessReserved: text('Supply minus reserved accounts.', 'VGBA', {
    zh: '供应量减去保留账户余额。',
    ko: '공급량에서 예약 계정 잔액을 뺀 값.',
    ar: 'المعروض ناقصًا الحسابات المحجوزة.',
    es: 'Suministro menos las cuentas reservadas.',
  }),
};

declare global {
  interface StringFolders {
    'pages/supply': typeof strings;
  }
}
