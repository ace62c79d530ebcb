import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'wallet',
  order: 12,
  name: everyLanguage('Register a FIO name', 't1pU', {
    zh: '注册 FIO 名称',
    ko: 'FIO 이름 등록',
    ar: 'تسجيل اسم FIO',
    es: 'Registrar un nombre FIO',
  }),
  line: everyLanguage('New addresses and domains', 'Ob7V', {
    zh: '新的地址和域名',
    ko: '새 주소와 도메인',
    ar: 'عناوين ونطاقات جديدة',
    es: 'Nuevas direcciones y dominios',
  }),
  terms: ['regaddress', 'regdomain'],
});
