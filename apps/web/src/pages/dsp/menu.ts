import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'resources',
  order: 30,
  name: {
    en: 'Service providers',
    zh: '服务提供商',
    ko: '서비스 제공자',
    ar: 'مزوّدو الخدمات',
    es: 'Proveedores de servicios',
  },
});
