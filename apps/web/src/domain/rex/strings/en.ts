export const strings = {
  number: 'Loan',
  from: 'From',
  receiver: 'Receiver',
  staked: 'Staked',
  balance: 'Fund',
  expires: 'Expires',
  what: 'the loans',
  none: 'No loans currently being processed.',
};

declare global {
  interface StringFolders {
    'domain/rex': typeof strings;
  }
}
