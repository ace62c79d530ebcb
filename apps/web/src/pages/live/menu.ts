import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'explorer',
  order: 10,
  name: everyLanguage('Live transactions', 'dk2G', {
    zh: '实时交易',
    ko: '실시간 트랜잭션',
    ar: 'المعاملات المباشرة',
    es: 'Transacciones en vivo',
  }),
  line: everyLanguage('Actions as blocks arrive', 'SD9T', {
    zh: '区块到达时的操作',
    ko: '블록이 도착하는 대로 보는 액션',
    ar: 'الإجراءات فور وصول الكتل',
    es: 'Acciones a medida que llegan los bloques',
  }),
});
