import { isolated } from '../../../i18n/isolated.ts';
import { text } from '../../../i18n/text.ts';

export const strings = {
  title: text('Vote statistics', 'm6CT', {
    zh: '投票统计',
    ko: '투표 통계',
    ar: 'إحصاءات التصويت',
    es: 'Estadísticas de voto',
  }),
  description: text((chain: string) => `${chain} vote statistics: stake, producers and vote shares`, 'lsR9', {
    zh: (chain) => `${chain} 投票统计：质押、出块节点与得票占比`,
    ko: (chain) => `${chain} 투표 통계: 스테이킹, 블록 프로듀서, 득표율`,
    ar: (chain) => `إحصاءات التصويت على ${chain}: الرهن والمنتجون وحصص الأصوات`,
    es: (chain) => `Estadísticas de voto de ${chain}: stake, productores y cuotas`,
  }),
  votes: text('Votes', '6XlK', { zh: '投票', ko: '투표', ar: 'الأصوات', es: 'Votos' }),
  staked: text('Total activated stake', 'ZQUc', {
    zh: '激活质押总量',
    ko: '총 활성화 스테이크',
    ar: 'إجمالي الرهن المفعّل',
    es: 'Stake total activado',
  }),
  ofSupply: text((share: string) => `${share}% of supply`, '4DmZ', {
    zh: (share) => `占供应量 ${share}%`,
    ko: (share) => `공급량의 ${share}%`,
    ar: (share) => `${isolated(`${share}%`)} من المعروض`,
    es: (share) => `${share}% del suministro`,
  }),
  candidates: text('Registered producers', 'nDz9', {
    zh: '已注册出块节点',
    ko: '등록된 블록 프로듀서',
    ar: 'المنتجون المسجّلون',
    es: 'Productores registrados',
  }),
  topShare: text('Top 21 share', 'ITaB', {
    zh: '前 21 名得票占比',
    ko: '상위 21 득표율',
    ar: 'حصة أعلى 21',
    es: 'Cuota del top 21',
  }),
  activatedAt: text('Chain activated', 'yTYQ', {
    zh: '链激活时间',
    ko: '체인 활성화',
    ar: 'تفعيل السلسلة',
    es: 'Activación de la cadena',
  }),
  never: text('not yet', 'YhGp', { zh: '尚未', ko: '아직 아님', ar: 'ليس بعد', es: 'todavía no' }),
  shares: text('Vote share', '1KWH', { zh: '得票占比', ko: '득표율', ar: 'حصة الأصوات', es: 'Cuota de votos' }),
  what: text('the producers', 'MtxQ', { zh: '出块节点', ko: '블록 프로듀서', ar: 'المنتجين', es: 'los productores' }),
  none: text('No registered producers', '0uHi', {
    zh: '没有已注册的出块节点',
    ko: '등록된 블록 프로듀서가 없습니다',
    ar: 'لا منتجين مسجّلين',
    es: 'No hay productores registrados',
  }),
  rank: text('Rank', 't4LT', { zh: '排名', ko: '순위', ar: 'الرتبة', es: 'Puesto' }),
  producer: text('Producer', 'rS6W', { zh: '出块节点', ko: '블록 프로듀서', ar: 'المنتج', es: 'Productor' }),
  all: text('All producers', 'lOgY', {
    zh: '全部出块节点',
    ko: '모든 블록 프로듀서',
    ar: 'كل المنتجين',
    es: 'Todos los productores',
  }),
};

declare global {
  interface StringFolders {
    'pages/stats/votes': typeof strings;
  }
}
