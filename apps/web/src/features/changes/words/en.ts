export const words = {
  what: 'what changed',
  none: 'No row and no permission changed',
  note: 'Rows as the block before left them, and as this block left them: the chain tells one state of a row per block.',
  rows: (count: number) => (count === 1 ? '1 row' : `${count} rows`),
  permissions: 'Permissions',
  more: (count: number) => `The first ${count} rows; there are more`,
  scope: 'scope',
  key: 'key',
  payer: 'paid by',
  made: 'new',
  removed: 'removed',
  changed: 'changed',
  before: 'before',
  after: 'after',
  same: 'written with the same content',
  undecoded: 'No ABI fits this row: its bytes',
  shared: (count: number) => `${count} transactions of this block ran the contract.`,
  namedByOne: 'Only one of them names this row.',
  namedBy: (count: number) => `${count} of them name this row.`,
  others: (count: number) =>
    count === 1
      ? '1 more row of the same contracts, which other transactions of this block may have written'
      : `${count} more rows of the same contracts, which other transactions of this block may have written`,
};

export type ChangesWords = typeof words;
