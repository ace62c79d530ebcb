import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'developers',
  order: 50,
  name: {
    en: 'Node settings',
    zh: '节点设置',
    ko: '노드 설정',
    ar: 'إعدادات العقدة',
    es: 'Ajustes del nodo',
  },
});
