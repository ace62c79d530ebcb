export const strings = {
  title: 'Long staking',
  description: (chain: string) => `Stake XPR for a fixed period on ${chain}`,
  about:
    'A long stake is locked until its plan ends. If the price is below the start price times the multiplier then, the payout makes up for the difference; it is never less than the stake.',
  action: 'Action',
  sections: 'Stake or calculate',
  stake: 'Stake',
  claim: 'Claim',
  calculator: 'Calculator',
  plans: 'Plans',
  noPlans: 'No plans',
  plan: 'Plan',
  planName: (days: string, multiplier: string) => `${days} days · ${multiplier}%`,
  amount: (code: string) => `Amount (${code})`,
  startPrice: 'Price at the start (BTC)',
  endPrice: 'Price at the end (BTC)',
  payout: 'Payout',
  payoutNow: 'Payout at the current price',
  incomplete: 'Enter an amount and both prices.',
  refused: 'Claims are refused below a fifth of the target price',
  formula: 'Stake × multiplier × price at the start ÷ price at the end, at least the stake.',
  own: 'Your long stakes',
  staked: 'Staked',
  end: 'End',
  failed: 'Your stakes could not be read.',
  again: 'Back',
  acts: {
    'long-stake': {
      title: (amount: string) => `Stake ${amount} long-term`,
      done: (amount: string) => `Staked ${amount} long-term`,
    },
    'claim-long-stake': {
      title: (stake: string) => `Claim long stake #${stake}`,
      done: (stake: string) => `Claimed long stake #${stake}`,
    },
  },
  faults: {
    'below-minimum': (least: string) => `At least ${least}`,
    'xpr-unpaid': (most: string) => `Only ${most} available`,
  },
  notes: {
    locked: (days: string) => `Locked for ${days} days: it cannot be unstaked before.`,
  },
};

declare global {
  interface StringFolders {
    'pages/longstaking': typeof strings;
  }
}
