import type { ChainFacts } from '../config/config-from-facts.ts';
import { xprFamily } from '../families/xpr/family.ts';

export const proton: ChainFacts = {
  key: 'proton',
  name: 'XPR Network',
  family: xprFamily,
  chainId: '384da888112027f0321850a169f737c33e53b388aad48b5adace4bab97f437e0',
  startDate: '2020-04-22',
  coreSymbol: { code: 'XPR', precision: 4 },
  signingRequestAlias: 11,
  hostAliases: ['xpr', 'explorer'],
  explorerHosts: ['explorer.xprnetwork.org'],
  endpoints: [
    'https://rpc.api.mainnet.metalx.com',
    'https://proton.cryptolions.io',
    'https://proton.eosusa.io',
    'https://proton.greymass.com',
  ],
  historySources: [
    { type: 'native', url: null },
    { type: 'hyperion', url: 'https://hyp-xpr.api.mainnet.metalx.com' },
    { type: 'hyperion', url: 'https://proton.eosusa.io' },
    { type: 'dex', url: 'https://dex.api.mainnet.metalx.com' },
  ],
  lightApi: { url: 'https://lightapi-xpr.api.mainnet.metalx.com', network: 'proton' },
  nftApi: { atomic: 'https://aa-xprnetwork-main.saltant.io' },
  features: { nft: true },
  walletProviders: ['webauth', 'anchor', 'scatter'],
  color: { light: '#7e22ce', dark: '#c99bf5' },
  logo: { glyph: 'X' },
  links: { site: 'https://xprnetwork.org', docs: 'https://docs.xprnetwork.org' },
};
