import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'tokens',
  order: 30,
  name: {
    en: 'Supply',
    zh: '供应量',
    ko: '공급량',
    ar: 'المعروض',
    es: 'Suministro',
  },
  line: {
    en: 'Issued, circulating and locked supply',
    zh: '发行量、流通量与锁定量',
    ko: '발행량, 유통량, 잠긴 물량',
    ar: 'العرض المُصدر والمتداول والمقفل',
    es: 'Oferta emitida, circulante y bloqueada',
  },
});
