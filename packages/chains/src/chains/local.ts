import { defineChain } from '../config/base-chain.ts';

// The devnet or a person's own node: id, core symbol and endpoint come from that node (chainOfNode).
export const local = defineChain({
  key: 'local',
  name: 'Local node',
  chainId: null,
  coreSymbol: { code: 'EOS', precision: 4 },
  testnet: true,
  hostAliases: ['localhost'],
  historySources: [{ type: 'native', url: null }],
  // Whatever the contract of such a node can do is offered; pages say what they do not find there.
  features: { rex: true, nft: true, rentBandwidth: true },
  walletProviders: ['local-key', 'anchor'],
  tokens: {
    known: [
      { contract: 'eosio.token', code: 'EOS', name: 'EOS', website: null },
      { contract: 'tethertether', code: 'USDT', name: 'Tether USD', website: 'https://tether.to' },
    ],
    first: ['eosio.token', 'tethertether'],
  },
  // The devnet's producers quote it; another node's pages say that nobody does.
  prices: { feeds: [{ type: 'oracle', contract: 'delphioracle', pair: 'eosusd' }] },
  colour: { light: '#0f766e', dark: '#5cc8bc' },
  logo: { glyph: 'L' },
});
