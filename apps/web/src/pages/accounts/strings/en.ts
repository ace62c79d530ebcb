export const strings = {
  title: 'Accounts',
  description: (chain: string) => `Newest accounts of ${chain} and their creators`,
  what: 'the accounts',
  none: 'No accounts created',
  topHolders: 'Top holders',
  account: 'Account',
  creator: 'Creator',
  created: 'Created',
  newPerDay: 'New accounts per day',
  range: 'Range',
  whatDays: 'the new accounts per day',
};

declare global {
  interface StringFolders {
    'pages/accounts': typeof strings;
  }
}
