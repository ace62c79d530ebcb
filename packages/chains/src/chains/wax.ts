import type { ChainFacts } from '../config/config-from-facts.ts';
import { waxFamily } from '../families/wax/family.ts';

export const wax: ChainFacts = {
  key: 'wax',
  name: 'WAX',
  family: waxFamily,
  chainId: '1064487b3cd1a897ce03ae5b6a865651747e2e152090f99c1d19d44e01aea5a4',
  startDate: '2019-06-24',
  coreSymbol: { code: 'WAX', precision: 8 },
  proxyInfoContract: 'regproxyinfo',
  signingRequestAlias: 10,
  endpoints: [
    'https://wax.greymass.com',
    'https://wax.eoscafeblock.com',
    'https://api.waxsweden.org',
    'https://chain.wax.io',
    'https://wax.eosrio.io',
    'https://wax.eosusa.io',
  ],
  historySources: [
    { type: 'native', url: null },
    { type: 'hyperion', url: 'https://wax.eosrio.io' },
    { type: 'hyperion', url: 'https://wax.eosusa.io' },
  ],
  lightApi: { url: 'https://wax.light-api.net', network: 'wax' },
  nftApi: { atomic: 'https://wax.api.atomicassets.io', simple: 'https://wax.api.simpleassets.io' },
  features: { nft: true, rentBandwidth: true },
  walletProviders: ['cloudwallet', 'anchor', 'wombat', 'tokenpocket', 'scatter'],
  prices: { feeds: [{ type: 'oracle', contract: 'delphioracle', pair: 'waxpusd' }] },
  tokens: { known: [{ contract: 'eosio.token', code: 'WAX', name: 'WAX', website: 'https://www.wax.io' }] },
  color: { light: '#b45309', dark: '#f2a950' },
  logo: { glyph: 'W' },
  links: { site: 'https://www.wax.io', docs: 'https://developer.wax.io' },
};
