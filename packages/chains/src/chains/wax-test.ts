import { defineChain } from '../config/base-chain.ts';

export const waxTest = defineChain({
  key: 'wax-test',
  name: 'WAX Testnet',
  chainId: 'f16b1833c747c43682f4386fca9cbb327929334a762755ebec17f6f23c9b8a12',
  testnet: true,
  startDate: '2019-12-05',
  coreSymbol: { code: 'WAX', precision: 8 },
  contractVariants: { voteWeightWeeks: 13 },
  coinType: 14001,
  endpoints: ['https://testnet.waxsweden.org', 'https://testnet.wax.pink.gg', 'https://waxtestnet.greymass.com'],
  historySources: [
    { type: 'native', url: null },
    { type: 'hyperion', url: 'https://testnet.waxsweden.org' },
  ],
  lightApi: { url: 'https://testnet-lightapi.eosams.xeos.me', network: 'waxtest' },
  nftApi: { atomic: 'https://test.wax.api.atomicassets.io' },
  features: { voting: false, gbmRewards: true },
  walletProviders: ['cloudwallet', 'anchor'],
  colour: { light: '#b45309', dark: '#f2a950' },
  logo: { glyph: 'W' },
});
