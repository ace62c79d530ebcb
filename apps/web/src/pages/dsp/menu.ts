import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'resources',
  order: 30,
  name: everyLanguage('Service providers', '0Fqi', {
    zh: '服务提供商',
    ko: '서비스 제공자',
    ar: 'مزوّدو الخدمات',
    es: 'Proveedores de servicios',
  }),
  line: everyLanguage('Packages and stakes of service providers', 'Q58u', {
    zh: '服务提供商的套餐与质押',
    ko: '서비스 제공자의 패키지와 스테이킹',
    ar: 'باقات مزوّدي الخدمات وحصصهم',
    es: 'Paquetes y stakes de los proveedores',
  }),
});
