import type { ChainFacts } from '../config/config-from-facts.ts';
import { telosFamily } from '../families/telos/family.ts';

export const telos: ChainFacts = {
  key: 'telos',
  name: 'Telos',
  family: telosFamily,
  chainId: '4667b205c6838ef70ff7988f6e8257e8be0e1284a2f59699054a018f743b1d11',
  startDate: '2018-12-12',
  coreSymbol: { code: 'TLOS', precision: 4 },
  proxyInfoContract: 'tlsproxyinfo',
  signingRequestAlias: 2,
  endpoints: [
    'https://telos.greymass.com',
    'https://telos.caleos.io',
    'https://mainnet.telos.net',
    'https://rpc1.us.telos.net',
  ],
  historySources: [
    { type: 'native', url: null },
    { type: 'hyperion', url: 'https://telos.caleos.io' },
    { type: 'hyperion', url: 'https://mainnet.telos.net' },
  ],
  lightApi: { url: 'https://telos.light-api.net', network: 'telos' },
  nftApi: { simple: 'https://telos.api.simpleassets.io' },
  features: { rex: true, nft: true },
  walletProviders: ['anchor', 'wombat', 'tokenpocket', 'scatter'],
  prices: { feeds: [{ type: 'oracle', contract: 'delphioracle', pair: 'tlosusd' }] },
  tokens: { known: [{ contract: 'eosio.token', code: 'TLOS', name: 'Telos', website: 'https://www.telos.net' }] },
  color: { light: '#6d28d9', dark: '#b79bf5' },
  logo: { glyph: 'T' },
  links: { site: 'https://www.telos.net', docs: 'https://docs.telos.net' },
};
