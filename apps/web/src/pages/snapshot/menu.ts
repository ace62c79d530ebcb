import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'tokens',
  order: 40,
  name: everyLanguage('Snapshot', '6-Nk', { zh: '快照', ko: '스냅샷', ar: 'اللقطة', es: 'Instantánea' }),
  line: everyLanguage('Balances at the chain’s start', '_-ep', {
    zh: '链启动时的余额',
    ko: '체인 시작 시점의 잔액',
    ar: 'الأرصدة عند بدء السلسلة',
    es: 'Saldos al inicio de la cadena',
  }),
});
