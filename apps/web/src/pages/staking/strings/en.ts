export const strings = {
  description: (chain: string) => `Stake XPR on ${chain}`,
  titles: { stake: 'Stake XPR', unstake: 'Unstake XPR', refund: 'Claim unstaked XPR', claim: 'Claim voter rewards' },
  views: { stake: 'Stake', unstake: 'Unstake', refund: 'Refund', claim: 'Claim' },
  about: {
    stake: 'Staked XPR counts in votes and earns rewards.',
    unstake: 'Unstaked XPR is paid out later.',
    refund: 'Unstaked XPR is not paid out automatically.',
    claim: 'Rewards are distributed twice a day and claimed once a day.',
  },
  sections: 'Stake, unstake, refund or claim',
  what: 'XPR staking',
  none: 'The chain has no XPR staking.',
  apr: 'APR',
  effectiveApr: 'APR of rewarded stake',
  aprNote: 'Staking rewards of a year at the current inflation, divided by all staked XPR.',
  totalStaked: 'Staked',
  yearly: 'Rewards per year',
  failed: 'Balance and stake could not be read.',
  own: 'Your stake',
  staked: 'Staked',
  rewards: 'Rewards',
  pending: 'Pending refund',
  qualified: 'Receives rewards',
  unqualified: 'No rewards: vote for more producers',
  payout: 'Payout',
  pay: 'To your balance',
  restake: 'Add to your stake',
  again: 'Back',
  unstakeText: (hours: string) =>
    `Unstaked XPR can be claimed after ${hours} hours. Unstaking again restarts the delay for all of it.`,
  claimText: (votes: string) =>
    `Rewards require votes for ${votes} producers. They are distributed twice a day and can be claimed once a day.`,
  amount: (code: string) => `Amount (${code})`,
  nothing: { refund: 'No pending refund', claim: 'No rewards to claim' },
  notYet: { refund: 'The refund is available from', claim: 'The next claim is possible from' },
  acts: {
    'stake-xpr': { title: (amount: string) => `Stake ${amount}`, done: (amount: string) => `Staked ${amount}` },
    'unstake-xpr': { title: (amount: string) => `Unstake ${amount}`, done: (amount: string) => `Unstaked ${amount}` },
    'refund-xpr': { title: (amount: string) => `Claim ${amount}`, done: (amount: string) => `Claimed ${amount}` },
    'claim-xpr': {
      title: (amount: string) => `Claim rewards of ${amount}`,
      done: (amount: string) => `Claimed rewards of ${amount}`,
    },
    'restake-xpr': {
      title: (amount: string) => `Stake rewards of ${amount}`,
      done: (amount: string) => `Staked rewards of ${amount}`,
    },
  },
  faults: {
    'xpr-unpaid': (most: string) => `Only ${most} available`,
    'xpr-not-staked': (most: string) => `Only ${most} staked`,
  },
  notes: {
    'refund-first': (amount: string) => `${amount} of the pending refund is used first.`,
    'refund-delay': (hours: string) => `Paid out ${hours} hours after unstaking, when you claim it.`,
    'refund-restarts': (amount: string) => `Restarts the delay of the pending refund of ${amount}.`,
  },
};

declare global {
  interface StringFolders {
    'pages/staking': typeof strings;
  }
}
