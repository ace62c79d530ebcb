import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'tokens',
  order: 40,
  name: {
    en: 'Snapshot',
    zh: '快照',
    ko: '스냅샷',
    ar: 'اللقطة',
    es: 'Instantánea',
  },
  line: {
    en: 'Balances at the chain’s start',
    zh: '链启动时的余额',
    ko: '체인 시작 시점의 잔액',
    ar: 'الأرصدة عند بدء السلسلة',
    es: 'Saldos al inicio de la cadena',
  },
});
