import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'explorer',
  order: 40,
  name: everyLanguage('Accounts', '1oHD', { zh: '账户', ko: '계정', ar: 'الحسابات', es: 'Cuentas' }),
  line: everyLanguage('Newest accounts and their creators', 'rreu', {
    zh: '最新账户及其创建者',
    ko: '최신 계정과 생성자',
    ar: 'أحدث الحسابات ومن أنشأها',
    es: 'Cuentas recientes y quién las creó',
  }),
});
