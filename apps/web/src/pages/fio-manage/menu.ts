import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'wallet',
  order: 14,
  name: everyLanguage('Manage FIO names', 'E32F', {
    zh: '管理 FIO 名称',
    ko: 'FIO 이름 관리',
    ar: 'إدارة أسماء FIO',
    es: 'Gestionar nombres FIO',
  }),
  line: everyLanguage('Renewals, transfers and bundles', '8x7F', {
    zh: '续期、转让和捆绑交易',
    ko: '갱신, 이전, 번들',
    ar: 'التجديد والنقل والمعاملات المضمَّنة',
    es: 'Renovaciones, transferencias y paquetes',
  }),
  terms: ['renewdomain', 'addbundles', 'xferaddress'],
});
