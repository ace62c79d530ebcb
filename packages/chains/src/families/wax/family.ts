import { defineFamily } from '../family.ts';

/** The weight of new votes doubles every 13 weeks; genesis and guild rewards; no REX. */
export const waxFamily = defineFamily({
  name: 'wax',
  devnet: { flavor: 'wax', chain: 'wax' },
  coinType: 14001,
  contractVariants: { voteWeightWeeks: 13, producerPay: 'blocks' },
  features: { gbmRewards: true },
});
