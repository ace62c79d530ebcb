import { defineFamily } from '../family.ts';

/** Votes do not decay and weigh more on longer ballots; REX is for voters. */
export const telosFamily = defineFamily({
  name: 'telos',
  devnet: { flavour: 'telos', chain: 'telos' },
  coinType: 977,
  contractVariants: { votes: 'inverse', rexNeedsVotes: true },
});
