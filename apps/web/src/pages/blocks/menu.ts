import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'explorer',
  order: 20,
  name: everyLanguage('Blocks', '_qt8', { zh: '区块', ko: '블록', ar: 'الكتل', es: 'Bloques' }),
  line: everyLanguage('Newest blocks with producer and CPU', 'fEx1', {
    zh: '最新区块及其出块节点和 CPU',
    ko: '최신 블록과 프로듀서, CPU',
    ar: 'أحدث الكتل مع المنتج وCPU',
    es: 'Bloques recientes con su productor y CPU',
  }),
});
