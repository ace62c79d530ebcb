import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'resources',
  order: 12,
  name: everyLanguage('Long staking', 'n7P4', {
    zh: '长期质押',
    ko: '장기 스테이킹',
    ar: 'الرهن الطويل',
    es: 'Stake a largo plazo',
  }),
  line: everyLanguage('Stake for a fixed period, calculator', 'AuSD', {
    zh: '定期质押与计算器',
    ko: '정기 스테이킹과 계산기',
    ar: 'رهن لمدة محددة وحاسبة',
    es: 'Stake a plazo fijo y calculadora',
  }),
  terms: ['longstaking', 'claimstake', 'calculator'],
});
