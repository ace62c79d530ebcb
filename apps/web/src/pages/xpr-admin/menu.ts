import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'developers',
  order: 60,
  name: everyLanguage('XPR administration', 'pclQ', {
    zh: 'XPR 管理',
    ko: 'XPR 관리',
    ar: 'إدارة XPR',
    es: 'Administración de XPR',
  }),
  line: everyLanguage('Lending, Metal Dollar, DEX, block list', '36Rz', {
    zh: '借贷、Metal Dollar、DEX、黑名单',
    ko: '대출, Metal Dollar, DEX, 차단 목록',
    ar: 'الإقراض وMetal Dollar وDEX وقائمة الحظر',
    es: 'Préstamos, Metal Dollar, DEX, lista de bloqueo',
  }),
  terms: ['proton-loan', 'metal-dollar', 'proton-dex', 'blocklist'],
});
