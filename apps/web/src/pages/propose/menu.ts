import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'wallet',
  order: 27,
  name: everyLanguage('New proposal', 'qtr6', {
    zh: '新建提案',
    ko: '새 제안',
    ar: 'مقترح جديد',
    es: 'Nueva propuesta',
  }),
  line: everyLanguage('Propose collected actions for approval', '-jLs', {
    zh: '将收集的操作提交多签批准',
    ko: '모은 액션을 승인받도록 제안',
    ar: 'اقترح الإجراءات المجموعة للموافقة',
    es: 'Propón acciones reunidas para su aprobación',
  }),
  terms: ['msig', 'multisig', 'propose'],
});
