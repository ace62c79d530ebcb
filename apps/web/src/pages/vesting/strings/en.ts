export const strings = {
  title: 'Founder vesting',
  description: (chain: string) => `Founder token vesting on ${chain}`,
  account: 'Account',
  granted: 'Granted',
  vested: 'Vested',
  unvested: 'Unvested',
  rule: (years: number, start: string) => `Linear vesting over ${years} years from ${start}.`,
  stopped: (day: string) => `Vesting was stopped by the chain on ${day}.`,
  schedule: 'Vesting schedule',
  until: 'Date',
  holds: 'Account balance',
  what: 'the account',
  noAccount: 'Account does not exist on this chain',
  total: 'Total',
  staked: 'Staked',
};

declare global {
  interface StringFolders {
    'pages/vesting': typeof strings;
  }
}
