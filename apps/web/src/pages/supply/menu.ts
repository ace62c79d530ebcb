import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'tokens',
  order: 30,
  name: everyLanguage('Supply', 'tF84', { zh: '供应量', ko: '공급량', ar: 'المعروض', es: 'Suministro' }),
  line: everyLanguage('Issued, circulating and locked supply', '1hHk', {
    zh: '发行量、流通量与锁定量',
    ko: '발행량, 유통량, 잠긴 물량',
    ar: 'العرض المُصدر والمتداول والمقفل',
    es: 'Oferta emitida, circulante y bloqueada',
  }),
});
