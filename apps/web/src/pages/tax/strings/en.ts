export const strings = {
  title: 'Tax export',
  description: (chain: string) => `Export the transfers of an account on ${chain} for CoinTracking`,
  about:
    'Incoming transfers are deposits, outgoing ones withdrawals, in the columns that CoinTracking imports. Times are UTC. Known spam and imitations of tokens are left out unless you include them.',
  account: 'Account',
  accountInvalid: 'Not an account name',
  from: 'From (UTC)',
  to: 'To (UTC)',
  reversed: 'Ends before it begins',
  withSpam: 'Include spam and imitations',
};

declare global {
  interface StringFolders {
    'pages/tax': typeof strings;
  }
}
