import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'explorer',
  order: 12,
  name: {
    en: 'Addresses',
    zh: '地址',
    ko: '주소',
    ar: 'العناوين',
    es: 'Direcciones',
  },
  line: {
    en: 'FIO addresses and their owners',
    zh: 'FIO 地址及其所有者',
    ko: 'FIO 주소와 소유자',
    ar: 'عناوين FIO وأصحابها',
    es: 'Direcciones FIO y sus propietarios',
  },
  terms: ['fionames'],
});
