import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'governance',
  order: 50,
  name: everyLanguage('Protocol features', '-Q-f', {
    zh: '协议特性',
    ko: '프로토콜 기능',
    ar: 'ميزات البروتوكول',
    es: 'Funciones del protocolo',
  }),
  line: everyLanguage('Upgrades that are active or available', 'YWfS', {
    zh: '已激活和可用的协议升级',
    ko: '활성화된 업그레이드와 사용 가능한 업그레이드',
    ar: 'ترقيات مفعّلة أو متاحة',
    es: 'Mejoras activas o disponibles',
  }),
});
