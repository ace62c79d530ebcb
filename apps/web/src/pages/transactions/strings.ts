import { text } from '../../i18n/text.ts';

export const strings = {
  title: text('Transactions', '4-yG', { zh: '交易', ko: '트랜잭션', ar: 'المعاملات', es: 'Transacciones' }),
  description: text((chain: string) => `Latest transactions of ${chain}`, 'Ikg7', {
    zh: (chain) => `${chain} 的最新交易`,
    ko: (chain) => `${chain}의 최신 트랜잭션`,
    ar: (chain) => `أحدث معاملات ${chain}`,
    es: (chain) => `Últimas transacciones de ${chain}`,
  }),
  what: text('the transactions', '7ZRV', { zh: '交易', ko: '트랜잭션', ar: 'المعاملات', es: 'las transacciones' }),
  none: text('No Transactions Found', 'wa0L', {
    zh: '未找到交易',
    ko: '트랜잭션을 찾을 수 없습니다',
    ar: 'لم يُعثر على معاملات',
    es: 'No se encontraron transacciones',
  }),
  live: text('Live transactions', 'dk2G', {
    zh: '实时交易',
    ko: '실시간 트랜잭션',
    ar: 'المعاملات المباشرة',
    es: 'Transacciones en vivo',
  }),
  block: text('Block', 'J59F', { zh: '区块', ko: '블록', ar: 'الكتلة', es: 'Bloque' }),
  time: text('Time', 'u_Bj', { zh: '时间', ko: '시간', ar: 'الوقت', es: 'Hora' }),
  cpu: text('CPU', 'x3f_', { zh: 'CPU', ko: 'CPU', ar: 'CPU', es: 'CPU' }),
  unknown: text('Only the ID is known', 'ZK0g', {
    zh: '仅知道 ID',
    ko: 'ID만 알려져 있음',
    ar: 'المعرّف وحده معروف',
    es: 'Solo se conoce el ID',
  }),
  more: text((count: string) => `+${count} more`, 'iKfn', {
    zh: (count) => `另有 ${count} 个`,
    ko: (count) => `외 ${count}개`,
    ar: (count) => `و${count} أخرى`,
    es: (count) => `+${count} más`,
  }),
};

declare global {
  interface StringFolders {
    'pages/transactions': typeof strings;
  }
}
