import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'governance',
  order: 30,
  name: {
    en: 'Multisig proposals',
    zh: '多签提案',
    ko: '멀티시그 제안',
    ar: 'المقترحات',
    es: 'Propuestas multifirma',
  },
  terms: ['msig', 'propose'],
});
