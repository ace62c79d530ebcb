import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'explorer',
  order: 50,
  name: everyLanguage('Contracts', 'aowb', { zh: '合约', ko: '컨트랙트', ar: 'العقود', es: 'Contratos' }),
  line: everyLanguage('Tables, actions and ABI of a contract', 'zIOb', {
    zh: '合约的表、操作和 ABI',
    ko: '컨트랙트의 테이블, 액션, ABI',
    ar: 'جداول العقد وإجراءاته وABI',
    es: 'Tablas, acciones y ABI de un contrato',
  }),
  terms: ['abi'],
});
