import type { ChainFacts } from '../config/config-from-facts.ts';
import { eosioFamily } from '../families/eosio/family.ts';

// Jungle 4. The id e70aaab8… of older products is Jungle 2, which is shut down.
export const jungle: ChainFacts = {
  key: 'jungle',
  name: 'Jungle Testnet',
  family: eosioFamily,
  chainId: '73e4385a2708e6d7048834fbc1079f2fabb17b3c125b146af438971e90716c4d',
  testnet: true,
  startDate: '2021-11-23',
  coreSymbol: { code: 'EOS', precision: 4 },
  systemWrappers: ['core.vaulta'],
  hostAliases: ['jungle4', 'jungle3'],
  coinType: 194,
  endpoints: ['https://jungle4.greymass.com'],
  historySources: [
    { type: 'hyperion', url: 'https://jungle.hyperion.eosrio.io' },
    { type: 'hyperion', url: 'https://jungle.eosusa.io' },
    { type: 'native', url: null },
  ],
  nftApi: { simple: 'https://jungle3.api.simpleassets.io' },
  contractVariants: { ramTransfer: true },
  features: { rex: true, nft: true, rentBandwidth: true },
  accountServices: [{ kind: 'faucet', name: 'Jungle Testnet monitor', url: 'https://monitor4.jungletestnet.io' }],
  color: { light: '#15803d', dark: '#6fce8f' },
  logo: { glyph: 'J' },
};
