import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'resources',
  order: 10,
  name: everyLanguage('RAM market', 'trFm', { zh: 'RAM 市场', ko: 'RAM 시장', ar: 'سوق RAM', es: 'Mercado de RAM' }),
  line: everyLanguage('RAM price; buy and sell', '6q7t', {
    zh: 'RAM 价格与买卖',
    ko: 'RAM 가격, 구매와 판매',
    ar: 'سعر RAM، شراء وبيع',
    es: 'Precio de la RAM; compra y venta',
  }),
  terms: ['buyram', 'sellram', 'buyrambytes', 'ramtransfer'],
});
