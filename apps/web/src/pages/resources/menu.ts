import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'resources',
  order: 15,
  name: everyLanguage('Stake CPU and NET', 'mDAv', {
    zh: '质押 CPU 与 NET',
    ko: 'CPU·NET 스테이킹',
    ar: 'رهن CPU وNET',
    es: 'Stake de CPU y NET',
  }),
  line: everyLanguage('Stake, unstake, claim refunds', 'I6c_', {
    zh: '质押、赎回与领取退款',
    ko: '스테이킹, 언스테이킹, 환불 수령',
    ar: 'رهن وفك رهن واسترداد',
    es: 'Stake, retirada y reembolso',
  }),
  terms: ['delegatebw', 'undelegatebw', 'refund', 'unstake', 'manual-refund'],
});
