export const strings = {
  at: 'Block or time (UTC)',
  hint: 'A block number, a day (its end), or a day and a time',
  noPoint: 'This is neither a block number nor a time',
  show: 'Show',
  ago: { hour: 'an hour ago', day: 'a day ago', week: 'a week ago' },
  pick: 'Choose a block or a time to see the account as it was then, and what changed since.',
  what: (name: string) => `${name} as it was`,
  none: (name: string) => `${name} did not exist yet`,
  asOf: 'After block',
  now: 'now',
  nowHead: 'Now',
  same: 'the same',
  nothing: 'none',
  liquid: 'Liquid',
  staked: 'Staked for it',
  cpu: 'CPU',
  net: 'NET',
  ram: 'RAM bought',
  bytes: (count: string) => (count === '1' ? '1 byte' : `${count} bytes`),
  refund: 'Waiting refund',
  votes: 'Votes',
  votesFor: (count: number) => (count === 1 ? '1 producer' : `${count} producers`),
  votesThrough: 'through',
  code: 'Code',
  codeSet: 'set in block',
  tokens: 'Tokens',
  token: 'Token',
  contract: 'Contract',
  before: 'Then',
  permissions: 'Permissions',
  permissionsChanged: 'They are others now',
  permissionsSame: 'They are the same now',
  counted: 'What is used of CPU, NET and RAM is counted by nodes and not kept with the state.',
  views: 'Over time',
  viewNames: {
    state: 'At a block',
    permissions: 'Permissions',
    contract: 'Code and ABI',
    resources: 'Resources bought',
    votes: 'Votes',
  },
};

declare global {
  interface StringFolders {
    'domain/past': typeof strings;
  }
}
