import { defineChain } from '../config/base-chain.ts';

// Jungle 4; the id e70aaab8… that older products use is Jungle 2, which ended.
export const jungle = defineChain({
  key: 'jungle',
  name: 'Jungle Testnet',
  chainId: '73e4385a2708e6d7048834fbc1079f2fabb17b3c125b146af438971e90716c4d',
  testnet: true,
  startDate: '2021-11-23',
  coreSymbol: { code: 'EOS', precision: 4 },
  hostAliases: ['jungle4', 'jungle3'],
  coinType: 194,
  endpoints: ['https://jungle4.greymass.com'],
  historySources: [
    { type: 'hyperion', url: 'https://jungle.hyperion.eosrio.io' },
    { type: 'hyperion', url: 'https://jungle.eosusa.io' },
    { type: 'native', url: null },
  ],
  nftApi: { simple: 'https://jungle3.api.simpleassets.io' },
  features: { rex: true, nft: true, rentBandwidth: true },
  walletProviders: ['anchor'],
  colour: { light: '#15803d', dark: '#6fce8f' },
  logo: { glyph: 'J' },
});
