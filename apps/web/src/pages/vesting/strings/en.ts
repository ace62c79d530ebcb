export const strings = {
  title: 'Founder vesting',
  description: (chain: string) => `What the founder of ${chain} was granted, and how much of it is free`,
  account: 'Account',
  granted: 'Granted',
  free: 'Free by now',
  locked: 'Not free',
  rule: (years: number, start: string) => `Free evenly, second by second, over ${years} years from ${start}.`,
  stopped: (day: string) => `The chain decided that nothing more becomes free after ${day}.`,
  schedule: 'Year by year',
  until: 'Until',
  holds: 'What the account holds now',
  what: 'the account',
  noAccount: 'This chain has no such account',
  total: 'Total',
  staked: 'Staked',
};

declare global {
  interface StringFolders {
    'pages/vesting': typeof strings;
  }
}
