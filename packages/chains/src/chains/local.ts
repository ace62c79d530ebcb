import type { ChainFacts } from '../config/config-from-facts.ts';
import { eosioFamily } from '../families/eosio/family.ts';

// The devnet or a visitor's own node: id, core symbol and endpoint come from that node (chainOfNode).
export const local: ChainFacts = {
  key: 'local',
  name: 'Local node',
  family: eosioFamily,
  chainId: null,
  coreSymbol: { code: 'EOS', precision: 4 },
  // The devnet deploys it.
  systemWrappers: ['core.vaulta'],
  testnet: true,
  hostAliases: ['localhost'],
  historySources: [{ type: 'native', url: null }],
  // Everything that a node's contracts may offer; pages say what is missing.
  features: { rex: true, nft: true, rentBandwidth: true },
  walletProviders: ['local-key', 'anchor'],
  tokens: {
    known: [
      { contract: 'eosio.token', code: 'EOS', name: 'EOS', website: null },
      { contract: 'tethertether', code: 'USDT', name: 'Tether USD', website: 'https://tether.to' },
    ],
    first: ['eosio.token', 'tethertether'],
  },
  // The devnet's producers quote it; on other nodes the pages show no price.
  prices: { feeds: [{ type: 'oracle', contract: 'delphioracle', pair: 'eosusd' }] },
  color: { light: '#0f766e', dark: '#5cc8bc' },
  logo: { glyph: 'L' },
};
