import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'explorer',
  order: 12,
  name: everyLanguage('Addresses', 'XJ1P', { zh: '地址', ko: '주소', ar: 'العناوين', es: 'Direcciones' }),
  line: everyLanguage('FIO addresses and their owners', '37HL', {
    zh: 'FIO 地址及其所有者',
    ko: 'FIO 주소와 소유자',
    ar: 'عناوين FIO وأصحابها',
    es: 'Direcciones FIO y sus propietarios',
  }),
  terms: ['fionames'],
});
