import type { ChainFacts } from '../config/config-from-facts.ts';
import { eosioFamily } from '../families/eosio/family.ts';

// Block.one's testnet, shut down; no endpoint is known.
export const eosTest: ChainFacts = {
  key: 'eos-test',
  name: 'EOSIO Testnet',
  family: eosioFamily,
  chainId: '0db13ab9b321c37c0ba8481cb4681c2788b622c3abfd1f12f0e5353d44ba6e72',
  ended: true,
  testnet: true,
  startDate: '2020-01-14',
  coreSymbol: { code: 'TNT', precision: 4 },
  historySources: [{ type: 'native', url: null }],
  features: { voting: false },
  color: { light: '#334155', dark: '#a3b3c8' },
  logo: { glyph: 'E' },
};
