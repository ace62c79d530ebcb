import { text } from '../../i18n/text.ts';

export const strings = {
  title: text('Blocks', '_qt8', { zh: '区块', ko: '블록', ar: 'الكتل', es: 'Bloques' }),
  description: text((chain: string) => `Latest blocks of ${chain} with producer, time and transactions`, 'T4bU', {
    zh: (chain) => `${chain} 的最新区块：出块节点、时间和交易数`,
    ko: (chain) => `${chain}의 최신 블록: 블록 프로듀서, 시간, 트랜잭션 수`,
    ar: (chain) => `أحدث كتل ${chain} مع المنتج والوقت والمعاملات`,
    es: (chain) => `Últimos bloques de ${chain} con productor, hora y transacciones`,
  }),
  what: text('the blocks', 'G-8n', { zh: '区块', ko: '블록', ar: 'الكتل', es: 'los bloques' }),
  none: text('No blocks found', 'HF3m', {
    zh: '未找到区块',
    ko: '블록을 찾을 수 없습니다',
    ar: 'لم يُعثر على كتل',
    es: 'No se encontraron bloques',
  }),
  before: text('Before block', '3pjW', {
    zh: '早于区块',
    ko: '이 블록 이전',
    ar: 'قبل الكتلة',
    es: 'Anteriores al bloque',
  }),
  show: text('Show', 'gn4M', { zh: '显示', ko: '보기', ar: 'عرض', es: 'Mostrar' }),
  block: text('Block', 'J59F', { zh: '区块', ko: '블록', ar: 'الكتلة', es: 'Bloque' }),
  time: text('Time', 'u_Bj', { zh: '时间', ko: '시간', ar: 'الوقت', es: 'Hora' }),
  producer: text('Producer', 'rS6W', { zh: '出块节点', ko: '블록 프로듀서', ar: 'المنتج', es: 'Productor' }),
  transactions: text('Transactions', '4-yG', { zh: '交易数', ko: '트랜잭션', ar: 'المعاملات', es: 'Transacciones' }),
  missed: text('Missed slots before', 'K09K', {
    zh: '之前错过的时隙',
    ko: '직전 누락 슬롯',
    ar: 'فترات فائتة قبلها',
    es: 'Ranuras perdidas antes',
  }),
  finality: text('Finality', 'Jez6', { zh: '最终性', ko: '완결성', ar: 'النهائية', es: 'Finalidad' }),
};

declare global {
  interface StringFolders {
    'pages/blocks': typeof strings;
  }
}
