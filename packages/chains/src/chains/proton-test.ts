import type { ChainFacts } from '../config/config-from-facts.ts';
import { xprFamily } from '../families/xpr/family.ts';

export const protonTest: ChainFacts = {
  key: 'proton-test',
  name: 'XPR Network Testnet',
  family: xprFamily,
  chainId: '71ee83bcf52142d61019d95f9cc5427ba6a0d7ff8accd9e2088ae2abeaf3d3dd',
  testnet: true,
  startDate: '2020-04-03',
  coreSymbol: { code: 'XPR', precision: 4 },
  hostAliases: ['xpr-test'],
  explorerHosts: ['testnet.explorer.xprnetwork.org'],
  endpoints: [
    'https://rpc.api.testnet.metalx.com',
    'https://test.proton.eosusa.io',
    'https://tn1.protonnz.com',
    'https://api-xprnetwork-test.saltant.io',
  ],
  historySources: [
    { type: 'dex', url: 'https://dex.api.testnet.metalx.com' },
    { type: 'hyperion', url: 'https://hyp-xprtest.api.testnet.metalx.com' },
  ],
  lightApi: { url: 'https://lightapi-xprtest.api.testnet.metalx.com', network: 'protontest' },
  nftApi: { atomic: 'https://aa-xprnetwork-test.saltant.io' },
  walletProviders: ['webauth', 'anchor', 'scatter'],
  color: { light: '#7e22ce', dark: '#c99bf5' },
  logo: { glyph: 'X' },
};
