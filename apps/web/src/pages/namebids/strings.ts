import { isolated } from '../../i18n/isolated.ts';
import { text } from '../../i18n/text.ts';

export const strings = {
  title: text('Name bids', 'VjF8', { zh: '名称竞拍', ko: '이름 경매', ar: 'مزادات الأسماء', es: 'Pujas de nombres' }),
  description: text((chain: string) => `Auctions of short account names on ${chain}`, 'ODmL', {
    zh: (chain) => `${chain} 上短账户名的拍卖`,
    ko: (chain) => `${chain}의 짧은 계정 이름 경매`,
    ar: (chain) => `مزادات أسماء الحسابات القصيرة على ${chain}`,
    es: (chain) => `Subastas de nombres cortos en ${chain}`,
  }),
  about: text(
    'Names shorter than 12 characters without a dot are auctioned. The highest bid closes once per day, 24h after the last bid.',
    'K5t0',
    {
      zh: '不含点且少于 12 个字符的名称通过拍卖出售。每天成交一次最高出价，须距最后出价满 24 小时。',
      ko: '점이 없는 12자 미만의 이름은 경매로 판매됩니다. 마지막 입찰 24시간 후, 하루에 한 번 최고 입찰이 낙찰됩니다.',
      ar: 'تُباع الأسماء الأقصر من 12 حرفًا وبلا نقطة بالمزاد. يُغلق أعلى عرض مرة كل يوم، بعد 24 ساعة من آخر عرض.',
      es: 'Los nombres de menos de 12 caracteres sin punto se subastan. La puja más alta cierra una vez al día, 24 h después de la última puja.',
    },
  ),
  what: text('the name bids', 'mK3j', {
    zh: '名称竞拍',
    ko: '이름 경매',
    ar: 'مزادات الأسماء',
    es: 'las pujas de nombres',
  }),
  none: text('No name bids', 'bi1Q', {
    zh: '没有名称竞拍',
    ko: '입찰된 이름이 없습니다',
    ar: 'لا مزايدات',
    es: 'No hay pujas',
  }),
  noBid: text((name: string) => `No bids for ${name}`, 'MfxQ', {
    zh: (name) => `${name} 没有出价`,
    ko: (name) => `${name} 입찰 없음`,
    ar: (name) => `لا عروض على \u2068${name}\u2069`,
    es: (name) => `No hay pujas por ${name}`,
  }),
  name: text('Name', 'bMXf', { zh: '名称', ko: '이름', ar: 'الاسم', es: 'Nombre' }),
  bidder: text('High bidder', '4EGB', { zh: '最高出价者', ko: '최고 입찰자', ar: 'أعلى مزايد', es: 'Mejor postor' }),
  bid: text('High bid', 'iGMM', { zh: '最高出价', ko: '최고 입찰가', ar: 'أعلى عرض', es: 'Mejor puja' }),
  last: text('Last bid', 'lORB', { zh: '最近出价', ko: '마지막 입찰', ar: 'آخر عرض', es: 'Última puja' }),
  state: text('State', 'B3q2', { zh: '状态', ko: '상태', ar: 'الحالة', es: 'Estado' }),
  open: text('Open', 'PlLw', { zh: '进行中', ko: '진행 중', ar: 'مفتوح', es: 'Abierta' }),
  closed: text('Won', 'fLDL', { zh: '已成交', ko: '낙찰', ar: 'رُبح', es: 'Ganada' }),
  find: text('Find a name', 'EmMn', { zh: '查找名称', ko: '이름 찾기', ar: 'ابحث عن اسم', es: 'Buscar un nombre' }),
  search: text('Search', 'vemb', { zh: '搜索', ko: '검색', ar: 'ابحث', es: 'Buscar' }),
  place: text('Bid on a name', 'elgX', { zh: '出价', ko: '입찰하기', ar: 'زايد', es: 'Pujar' }),
  newName: text('Name', 'bMXf', { zh: '名称', ko: '이름', ar: 'الاسم', es: 'Nombre' }),
  amount: text((symbol: string) => `Bid (${symbol})`, 'MXPu', {
    zh: (symbol) => `出价（${symbol}）`,
    ko: (symbol) => `입찰가 (${symbol})`,
    ar: (symbol) => `العرض بـ${symbol}`,
    es: (symbol) => `Puja en ${symbol}`,
  }),
  acts: {
    bid: {
      title: text((amount: string, name: string) => `Bid ${amount} for ${name}`, 'L5pO', {
        zh: (amount, name) => `为 ${name} 出价 ${amount}`,
        ko: (amount, name) => `${name}에 ${amount} 입찰`,
        ar: (amount, name) => `زايد بـ${isolated(amount)} على ${name}`,
        es: (amount, name) => `Pujar ${amount} por ${name}`,
      }),
      done: text((amount: string, name: string) => `Bid of ${amount} for ${name} placed`, '5ZQr', {
        zh: (amount, name) => `已为 ${name} 出价 ${amount}`,
        ko: (amount, name) => `${name}에 ${amount} 입찰함`,
        ar: (amount, name) => `قُدّم عرض ${isolated(amount)} على ${name}`,
        es: (amount, name) => `Puja de ${amount} por ${name} hecha`,
      }),
    },
  },
  faults: {
    'bid-too-low': text((least: string) => `Minimum bid: ${least} (10% above the current bid)`, 'krYm', {
      zh: (least) => `最低出价：${least}（高于当前出价 10%）`,
      ko: (least) => `최소 입찰가: ${least}(현재가보다 10% 높게)`,
      ar: (least) => `أدنى عرض: ${isolated(least)} (أعلى من الحالي بنسبة 10%)`,
      es: (least) => `Puja mínima: ${least} (10% por encima de la actual)`,
    }),
  },
  again: text('New bid', 'Mzox', { zh: '新出价', ko: '새 입찰', ar: 'عرض جديد', es: 'Nueva puja' }),
};

declare global {
  interface StringFolders {
    'pages/namebids': typeof strings;
  }
}
