import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'wallet',
  order: 61,
  name: everyLanguage('DEX', '9IUL', { zh: 'DEX', ko: 'DEX', ar: 'DEX', es: 'DEX' }),
  line: everyLanguage('Markets, charts, order book, orders', 'TPxM', {
    zh: '市场、图表、订单簿、订单',
    ko: '마켓, 차트, 호가창, 주문',
    ar: 'الأسواق والرسوم البيانية ودفتر الأوامر والأوامر',
    es: 'Mercados, gráficos, libro de órdenes, órdenes',
  }),
  terms: ['trade', 'market', 'order book', 'candles', 'metalx'],
});
