export const strings = {
  at: 'Block or date (UTC)',
  hint: 'Block number or date (UTC)',
  badPoint: 'Enter a block number or a date',
  show: 'Show',
  ago: { hour: '1 hour ago', day: '1 day ago', week: '1 week ago' },
  pick: 'Enter a block or date to see the account at that point and what has changed since.',
  what: (name: string) => `${name} at this point`,
  none: (name: string) => `${name} did not exist yet`,
  atBlock: 'At block',
  now: 'now',
  nowHead: 'Now',
  same: 'No change',
  nothing: 'none',
  liquid: 'Liquid',
  staked: 'Staked',
  cpu: 'CPU',
  net: 'NET',
  ram: 'RAM bought',
  bytes: (count: string) => (count === '1' ? '1 byte' : `${count} bytes`),
  refund: 'Pending refund',
  votes: 'Votes',
  votesFor: (count: number) => (count === 1 ? '1 producer' : `${count} producers`),
  votingProxy: 'proxy',
  code: 'Code',
  codeSet: 'set in block',
  tokens: 'Tokens',
  token: 'Token',
  contract: 'Contract',
  before: 'Then',
  permissions: 'Permissions',
  permissionsChanged: 'Changed',
  permissionsUnchanged: 'Unchanged',
  noUsage: "Usage isn't part of historical state.",
  views: 'Over time',
  viewNames: {
    state: 'State',
    permissions: 'Permissions',
    contract: 'Code and ABI',
    resources: 'Resources',
    votes: 'Votes',
  },
};

declare global {
  interface StringFolders {
    'domain/past': typeof strings;
  }
}
