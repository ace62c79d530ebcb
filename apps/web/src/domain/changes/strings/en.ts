export const strings = {
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
  namedByNone: 'None of them names this row.',
  namedByOne: 'Only one of them names this row.',
  namedBy: (count: number) => `${count} of them name this row.`,
  others: (count: number) =>
    count === 1
      ? '1 more row of the same contracts, which other transactions of this block may have written'
      : `${count} more rows of the same contracts, which other transactions of this block may have written`,
  steps: {
    range: (first: string, last: string) =>
      `Blocks ${first} to ${last} are indexed. One state of each is kept per block.`,
    begins: (block: string) => `The index begins with block ${block}: what was before is not known.`,
    first: 'first known',
    block: 'block',
    by: 'by',
    oneOf: (count: number) => `by one of ${count} transactions of the block`,
    others: (count: number) => `${count} more`,
    older: 'Older',
    newest: 'Newest',
    end: 'Nothing older',
    came: 'added',
    went: 'removed',
    threshold: 'threshold',
    parent: 'parent',
    whatRow: 'the history of the row',
    noRow: 'This row was never there',
    whatPermissions: (name: string) => `the history of the permissions of ${name}`,
    whatPermission: (name: string) => `the history of ${name}`,
    noPermission: 'There never was such a permission',
    whatContract: (name: string) => `the history of the contract of ${name}`,
    noContract: 'Neither code nor ABI was ever set',
    parts: { abi: 'ABI', code: 'Code' },
    bytes: (count: string) => `${count} bytes`,
  },
};

declare global {
  interface StringFolders {
    'domain/changes': typeof strings;
  }
}
