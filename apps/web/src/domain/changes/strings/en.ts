export const strings = {
  what: 'the state changes',
  none: 'No table rows or permissions changed',
  note: 'Values before and after this block.',
  rows: (count: number) => (count === 1 ? '1 row' : `${count} rows`),
  permissions: 'Permissions',
  more: (count: number) => `First ${count} rows shown`,
  scope: 'scope',
  key: 'key',
  payer: 'RAM payer',
  created: 'new',
  removed: 'removed',
  changed: 'changed',
  before: 'before',
  after: 'after',
  same: 'No change',
  undecoded: 'Not decodable with the ABI; raw bytes',
  decodedBy: (service: string) => `Decoded by ${service}; no ABI in the index fits`,
  shared: (count: number) =>
    count === 2
      ? 'May include changes from 1 other transaction in this block.'
      : `May include changes from ${count - 1} other transactions in this block.`,
  others: (count: number) =>
    count === 1 ? '1 other row changed in this block' : `${count} other rows changed in this block`,
  steps: {
    range: (first: string, last: string) => `Blocks ${first} to ${last} are indexed, with one state per block.`,
    begins: (block: string) => `The index starts at block ${block}; the earlier state is unknown.`,
    first: 'first known',
    block: 'block',
    by: 'by',
    oneOf: (count: number) => `by one of ${count} transactions in the block`,
    others: (count: number) => `${count} more`,
    older: 'Older',
    newest: 'Newest',
    end: 'No older entries',
    added: 'added',
    removed: 'removed',
    threshold: 'threshold',
    parent: 'parent',
    whatRow: 'the row history',
    noRow: 'This row never existed',
    whatPermissions: (name: string) => `the permission history of ${name}`,
    whatPermission: (name: string) => `the history of ${name}`,
    noPermission: 'This permission never existed',
    whatContract: (name: string) => `the contract history of ${name}`,
    noContract: 'No code or ABI was ever set',
    parts: { abi: 'ABI', code: 'Code' },
    bytes: (count: string) => `${count} bytes`,
  },
};

declare global {
  interface StringFolders {
    'domain/changes': typeof strings;
  }
}
