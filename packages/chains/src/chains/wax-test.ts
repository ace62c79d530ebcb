import type { ChainFacts } from '../config/config-from-facts.ts';
import { waxFamily } from '../families/wax/family.ts';

export const waxTest: ChainFacts = {
  key: 'wax-test',
  name: 'WAX Testnet',
  family: waxFamily,
  chainId: 'f16b1833c747c43682f4386fca9cbb327929334a762755ebec17f6f23c9b8a12',
  testnet: true,
  startDate: '2019-12-05',
  coreSymbol: { code: 'WAX', precision: 8 },
  endpoints: ['https://testnet.waxsweden.org', 'https://testnet.wax.pink.gg', 'https://waxtestnet.greymass.com'],
  historySources: [
    { type: 'native', url: null },
    { type: 'hyperion', url: 'https://testnet.waxsweden.org' },
  ],
  lightApi: { url: 'https://testnet-lightapi.eosams.xeos.me', network: 'waxtest' },
  nftApi: { atomic: 'https://test.wax.api.atomicassets.io' },
  features: { voting: false },
  walletProviders: ['cloudwallet', 'anchor', 'scatter'],
  color: { light: '#b45309', dark: '#f2a950' },
  logo: { glyph: 'W' },
};
