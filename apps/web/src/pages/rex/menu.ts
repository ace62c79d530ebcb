import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'resources',
  order: 20,
  name: everyLanguage('REX', 'DaLm', { zh: 'REX', ko: 'REX', ar: 'REX', es: 'REX' }),
  line: everyLanguage('Rent resources, earn on core tokens', 'hWKo', {
    zh: '租用资源，核心代币生息',
    ko: '리소스 대여와 코어 토큰 수익',
    ar: 'استأجر الموارد واكسب من الرمز الأساسي',
    es: 'Alquila recursos, gana con tokens',
  }),
  terms: ['buyrex', 'sellrex', 'rentcpu'],
});
