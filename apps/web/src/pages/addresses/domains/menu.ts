import { everyLanguage } from '../../../i18n/text.ts';
import { defineMenuEntry } from '../../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'explorer',
  order: 14,
  name: everyLanguage('Domains', 'SMZa', { zh: '域名', ko: '도메인', ar: 'النطاقات', es: 'Dominios' }),
  line: everyLanguage('FIO domains, public and private', '9DWn', {
    zh: '公开和私有的 FIO 域名',
    ko: '공개 및 비공개 FIO 도메인',
    ar: 'نطاقات FIO العامة والخاصة',
    es: 'Dominios FIO, públicos y privados',
  }),
});
