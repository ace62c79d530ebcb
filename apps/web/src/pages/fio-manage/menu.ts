import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'wallet',
  order: 14,
  name: {
    en: 'Manage FIO names',
    zh: '管理 FIO 名称',
    ko: 'FIO 이름 관리',
    ar: 'إدارة أسماء FIO',
    es: 'Gestionar nombres FIO',
  },
  line: {
    en: 'Renewals, transfers and bundles',
    zh: '续期、转让和捆绑交易',
    ko: '갱신, 이전, 번들',
    ar: 'التجديد والنقل والمعاملات المضمَّنة',
    es: 'Renovaciones, transferencias y paquetes',
  },
  terms: ['renewdomain', 'addbundles', 'xferaddress'],
});
