import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'governance',
  order: 30,
  name: everyLanguage('Multisig proposals', 'g4Gr', {
    zh: '多签提案',
    ko: '멀티시그 제안',
    ar: 'المقترحات',
    es: 'Propuestas multifirma',
  }),
  line: everyLanguage('Open proposals and their approvals', 'xld_', {
    zh: '待决提案及其批准',
    ko: '열린 제안과 승인 현황',
    ar: 'المقترحات المفتوحة وموافقاتها',
    es: 'Propuestas abiertas y sus aprobaciones',
  }),
  terms: ['msig', 'propose'],
});
