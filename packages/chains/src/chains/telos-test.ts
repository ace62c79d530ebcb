import type { ChainFacts } from '../config/config-from-facts.ts';
import { telosFamily } from '../families/telos/family.ts';

export const telosTest: ChainFacts = {
  key: 'telos-test',
  name: 'Telos Testnet',
  family: telosFamily,
  chainId: '1eaa0824707c8c16bd25145493bf062aecddfeb56c736f6ba6397f3195f33c9f',
  testnet: true,
  startDate: '2018-12-08',
  coreSymbol: { code: 'TLOS', precision: 4 },
  endpoints: ['https://testnet.telos.net', 'https://testnet.telos.caleos.io', 'https://telostestnet.greymass.com'],
  historySources: [
    { type: 'hyperion', url: 'https://testnet.telos.net' },
    { type: 'native', url: null },
  ],
  lightApi: { url: 'https://testnet-lightapi.eosams.xeos.me', network: 'telostest' },
  color: { light: '#6d28d9', dark: '#b79bf5' },
  logo: { glyph: 'T' },
};
