import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'governance',
  order: 50,
  name: {
    en: 'Protocol features',
    zh: '协议特性',
    ko: '프로토콜 기능',
    ar: 'ميزات البروتوكول',
    es: 'Funciones del protocolo',
  },
});
