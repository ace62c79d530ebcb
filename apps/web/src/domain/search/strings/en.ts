export const strings = {
  kinds: {
    recent: 'Recent',
    suggested: 'Suggested',
    favorites: 'Favorites',
    block: 'Blocks',
    transaction: 'Transactions',
    key: 'Keys',
    address: 'FIO addresses',
    proposal: 'Proposals',
    contract: 'Contract actions',
    token: 'Tokens',
    account: 'Accounts',
    producer: 'Producers',
    near: 'Did you mean',
    create: 'Get this name',
    bid: 'Get this name',
    act: 'Actions',
    page: 'Pages',
  },
  block: (height: number) => `Block ${height.toLocaleString('en')}`,
  fake: 'Fake',
  free: 'This name is free.',
  privateKey: 'Private key: converted to its public key in this page, never sent.',
  /** Keys with their meaning. */
  keys: [
    ['↑ ↓', 'Select'],
    ['Enter', 'Open'],
    ['Esc', 'Close'],
  ] as [string, string][],
};

declare global {
  interface StringFolders {
    'domain/search': typeof strings;
  }
}
