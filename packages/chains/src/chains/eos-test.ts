import { defineChain } from '../config/base-chain.ts';

// The testnet of EOSIO's maker ended; no endpoint is known.
export const eosTest = defineChain({
  key: 'eos-test',
  name: 'EOSIO Testnet',
  chainId: '0db13ab9b321c37c0ba8481cb4681c2788b622c3abfd1f12f0e5353d44ba6e72',
  ended: true,
  testnet: true,
  startDate: '2020-01-14',
  coreSymbol: { code: 'TNT', precision: 4 },
  historySources: [{ type: 'native', url: null }],
  features: { voting: false },
  walletProviders: ['anchor'],
  colour: { light: '#334155', dark: '#a3b3c8' },
  logo: { glyph: 'E' },
});
