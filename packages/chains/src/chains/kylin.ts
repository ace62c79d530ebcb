import type { ChainFacts } from '../config/config-from-facts.ts';
import { eosioFamily } from '../families/eosio/family.ts';

export const kylin: ChainFacts = {
  key: 'kylin',
  name: 'Kylin Testnet',
  family: eosioFamily,
  chainId: '5fff1dae8dc8e2fc4d5b23b2c7665c97f9e9d8edf2b6485a86ba311c25639191',
  ended: true,
  testnet: true,
  startDate: '2018-07-10',
  coreSymbol: { code: 'EOS', precision: 4 },
  signingRequestAlias: 4,
  coinType: 194,
  endpoints: ['https://kylin.eosn.io', 'https://kylintestnet.greymass.com'],
  historySources: [
    { type: 'hyperion', url: 'https://kylin.eosusa.io' },
    { type: 'native', url: null },
  ],
  lightApi: { url: 'https://testnet-lightapi.eosams.xeos.me', network: 'kylin' },
  features: { rentBandwidth: true },
  color: { light: '#be185d', dark: '#f08ab5' },
  logo: { glyph: 'K' },
};
