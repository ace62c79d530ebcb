import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'resources',
  order: 16,
  name: everyLanguage('PowerUp', '0nGS', { zh: 'PowerUp', ko: 'PowerUp', ar: 'PowerUp', es: 'PowerUp' }),
  line: everyLanguage('Rent CPU and NET for a day', '9trQ', {
    zh: '按天租用 CPU 与 NET',
    ko: 'CPU·NET 하루 임대',
    ar: 'استئجار CPU وNET ليوم',
    es: 'Alquila CPU y NET por un día',
  }),
  terms: ['powerup', 'CPU', 'NET'],
});
