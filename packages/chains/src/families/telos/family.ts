import { defineFamily } from '../family.ts';

/** No vote decay, more weight for longer ballots; REX requires voting; pay by rank. */
export const telosFamily = defineFamily({
  name: 'telos',
  devnet: { flavor: 'telos', chain: 'telos' },
  coinType: 977,
  contractVariants: { votes: 'inverse', producerPay: 'snapshots', rexNeedsVotes: true },
});
