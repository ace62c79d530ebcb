export const strings = {
  description: (chain: string) => `Stake and unstake CPU and NET on ${chain}`,
  titles: { stake: 'Stake CPU and NET', unstake: 'Unstake CPU and NET', refund: 'Claim a refund' },
  sections: 'Stake, unstake or refund',
  views: { stake: 'Stake', unstake: 'Unstake', refund: 'Refund' },
  about: {
    stake: 'Staked tokens provide CPU and NET, and count in votes.',
    unstake: (days: string) =>
      `Unstaked tokens can be claimed after ${days} days. Unstaking again restarts the delay for all of them.`,
    refund: 'Unstaked tokens are not paid out automatically.',
  },
  failed: 'Balance and stakes could not be read.',
  receiver: 'Receiver',
  self: 'Defaults to your account',
  cpu: (symbol: string) => `CPU (${symbol})`,
  net: (symbol: string) => `NET (${symbol})`,
  ownership: 'Owner of the stake',
  keep: 'Your account',
  give: 'The receiver (gift)',
  pending: 'Pending refund',
  available: 'Available',
  none: 'No pending refunds',
  notYet: 'The refund is not available yet.',
  acts: {
    stake: { title: (amount: string) => `Stake ${amount}`, done: (amount: string) => `Staked ${amount}` },
    'stake-for': {
      title: (amount: string, to: string) => `Stake ${amount} for ${to}`,
      done: (amount: string, to: string) => `Staked ${amount} for ${to}`,
    },
    'give-stake': {
      title: (amount: string, to: string) => `Stake ${amount} as a gift to ${to}`,
      done: (amount: string, to: string) => `Staked ${amount} as a gift to ${to}`,
    },
    unstake: { title: (amount: string) => `Unstake ${amount}`, done: (amount: string) => `Unstaked ${amount}` },
    'unstake-from': {
      title: (amount: string, from: string) => `Unstake ${amount} from ${from}`,
      done: (amount: string, from: string) => `Unstaked ${amount} from ${from}`,
    },
    refund: { title: (amount: string) => `Claim ${amount}`, done: (amount: string) => `Claimed ${amount}` },
  },
  faults: {
    'stake-missing': 'Enter an amount for CPU or NET',
    'stake-unpaid': (most: string) => `Only ${most} available for CPU and NET together`,
    'stake-exceeded': (most: string) => `Only ${most} staked`,
    'give-to-self': 'A gift needs another account',
  },
  notes: {
    'stake-after': (cpu: string, net: string) => `Stake afterwards: CPU ${cpu}, NET ${net}`,
    'stake-given': (amount: string, to: string) => `${amount} will belong to ${to}: you cannot unstake it.`,
    'refund-first': (amount: string) => `${amount} of the pending refund is used first.`,
    'refund-restarts': (amount: string) => `Restarts the delay of the pending refund of ${amount}.`,
    'stake-none-left': 'Leaves no CPU or no NET stake: the account may not be able to send transactions.',
  },
  stakeAgain: 'New stake',
  unstakeAgain: 'New unstake',
  refundAgain: 'Back to refunds',
};

declare global {
  interface StringFolders {
    'pages/resources': typeof strings;
  }
}
