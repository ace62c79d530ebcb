import { defineFamily } from '../family.ts';

/** XPR Network: accounts stake and vote with XPR; the system contract uses its own token SYS for resources. */
export const xprFamily = defineFamily({
  name: 'xpr',
  devnet: { flavor: 'proton', chain: 'proton' },
  maxVotes: 4,
  features: { xprStaking: true, longStaking: true, xtokens: true, adminPages: true, dex: true },
  contractVariants: { votingStake: 'votersxpr' },
  resources: { ram: 'fixed-price' },
  oracle: { kind: 'oracles', contract: 'oracles' },
  actionKinds: [
    { kind: 'account', contract: 'eosio.proton', actions: ['newaccres'] },
    { kind: 'producer', contract: 'eosio.proton', actions: ['kickbp'] },
    {
      kind: 'vote',
      contract: 'eosio',
      actions: ['stakexpr', 'unstakexpr', 'refundxpr', 'voteprodsys', 'voterclaimst'],
    },
  ],
  // System tokens first, in this order: core token, wrapped tokens, stablecoin, loans.
  tokens: { first: ['eosio.token', 'xtokens', 'xmd.token', 'loan.token'] },
});
