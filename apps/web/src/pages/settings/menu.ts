import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'developers',
  order: 50,
  name: everyLanguage('Node settings', 'T7DK', {
    zh: '节点设置',
    ko: '노드 설정',
    ar: 'إعدادات العقدة',
    es: 'Ajustes del nodo',
  }),
  line: everyLanguage('The node that this browser reads', 'Z2i_', {
    zh: '此浏览器读取的节点',
    ko: '이 브라우저가 읽는 노드',
    ar: 'العقدة التي يقرأ منها هذا المتصفح',
    es: 'El nodo que lee este navegador',
  }),
});
