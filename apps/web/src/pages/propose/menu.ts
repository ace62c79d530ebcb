import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'wallet',
  order: 27,
  name: {
    en: 'New proposal',
    zh: '新建提案',
    ko: '새 제안',
    ar: 'مقترح جديد',
    es: 'Nueva propuesta',
  },
  line: {
    en: 'Propose collected actions for approval',
    zh: '将收集的操作提交多签批准',
    ko: '모은 액션을 승인받도록 제안',
    ar: 'اقترح الإجراءات المجموعة للموافقة',
    es: 'Propón acciones reunidas para su aprobación',
  },
  terms: ['msig', 'multisig', 'propose'],
});
