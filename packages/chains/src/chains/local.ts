import type { ChainFacts } from '../config/config-from-facts.ts';
import { eosioFamily } from '../families/eosio/family.ts';

// The devnet or a visitor's own node: chain id, core symbol and endpoint come from that node (chainOfNode).
export const local: ChainFacts = {
  key: 'local',
  name: 'Local node',
  family: eosioFamily,
  chainId: null,
  coreSymbol: { code: 'EOS', precision: 4 },
  // Deployed on the devnet.
  systemWrappers: ['core.vaulta'],
  testnet: true,
  hostAliases: ['localhost'],
  historySources: [{ type: 'native', url: null }],
  // All features a node's contracts may offer; pages show what is missing.
  contractVariants: { ramTransfer: true },
  features: { rex: true, nft: true, rentBandwidth: true },
  walletProviders: ['local-key', 'anchor'],
  tokens: {
    known: [
      { contract: 'eosio.token', code: 'EOS', name: 'EOS', website: null },
      { contract: 'tethertether', code: 'USDT', name: 'Tether USD', website: 'https://tether.to' },
    ],
    first: ['eosio.token', 'tethertether'],
  },
  // Quoted by the devnet's producers; other nodes have no price.
  prices: { feeds: [{ type: 'oracle', contract: 'delphioracle', pair: 'eosusd' }] },
  color: { light: '#0f766e', dark: '#5cc8bc' },
  logo: { glyph: 'L' },
};
