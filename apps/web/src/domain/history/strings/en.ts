import type { ActionKind } from '@antescope/sources/history/action-filter';
import type { QueryKey, Expected } from '@antescope/sources/history/query-terms';
import type { SpamReason } from '@antescope/sources/history/hidden-rows';

const kinds: Record<ActionKind, string> = {
  receive: 'Received',
  send: 'Sent',
  contract: 'Contract',
  account: 'Account',
  resources: 'RAM, CPU and NET',
  producer: 'Producer',
  vote: 'Vote',
};

const keys: Record<QueryKey, string> = {
  contract: 'Contract',
  action: 'Action',
  kind: 'Type',
  token: 'Token',
  with: 'Other account',
  memo: 'Memo contains',
  after: 'From',
  before: 'To',
  small: 'Small transfers',
  spam: 'Spam',
  order: 'Order',
};

const expected: Record<Exclude<Expected, 'token'>, string> = {
  account: 'an account name: a-z, 1-5 and dots, at most 13 characters',
  action: 'an action name',
  kind: 'one of receive, send, contract, account, resources, producer, vote',
  time: 'a date such as 2026-11-20, or a UTC time such as 2026-11-20T10:30Z',
  later: 'a time after the start of the range',
  'hide-or-show': 'hide or show',
  'asc-or-desc': 'asc or desc',
  memo: 'part of a memo',
  key: 'a filter such as token:, or contract::action',
  once: 'each filter only once',
  'closing-quote': 'a closing quote',
  shorter: 'shorter text',
};

const rules: Record<SpamReason['rule'], (value: string) => string> = {
  contract: (value) => `contract ${value} is on the spam list`,
  action: (value) => `action ${value} is on the spam list`,
  sender: (value) => `sender ${value} is on the spam list`,
  link: (value) => `memo links to ${value}`,
  word: (value) => `memo has a link and “${value}”`,
  'memo-word': (value) => `memo contains “${value}”`,
};

export const strings = {
  line: 'Filter',
  lineHint: (symbol: string) => `For example: kind:send token:${symbol} with:bob after:2026-11-01`,
  suggestions: 'Completions',
  apply: 'Apply',
  applyFields: 'Apply filters',
  clear: 'Clear filter',
  export: 'Export',
  kindsLabel: 'Action types',
  switches: 'Display',
  more: 'More filters',
  fields: 'Filters',
  kinds,
  keys,
  hideSmall: 'Hide small balances',
  hideSpam: 'Hide spam',
  oldestFirst: 'Oldest first',
  recentDays: 'Last 3 days',
  expectedText: (what: string, found: string) => `Expected ${what}, not “${found}”`,
  expected,
  expectedToken: (symbol: string, contract: string) => `a token such as ${symbol} or ${symbol}@${contract}`,
  noActions: 'No Actions Found',
  noTransfers: 'No Token Transfers Found',
  transfers: 'Token transfers',
  allTransfers: 'All transfers',
  notRetrieved: 'Could not retrieve actions',
  retry: 'Retry',
  otherSources: 'Retrying queries every source again, including those that failed.',
  source: (name: string) => `Source: ${name}`,
  sources: {
    index: 'own index',
    'native-history': 'node history',
    native: 'node history',
    hyperion: 'Hyperion',
    dfuse: 'dfuse',
    dex: 'DEX history',
    light: 'Light API',
    node: 'node',
  } as Record<string, string>,
  blocks: (first: string, last: string) => `blocks ${first} to ${last}`,
  complete: 'complete',
  partial: 'incomplete',
  searchOlder: 'Search older',
  searchNewer: 'Search newer',
  newer: 'Newer',
  backToStart: 'Back to start',
  filteredHere: (fields: string) => `This source cannot filter by ${fields}; the filter was applied to its rows.`,
  noneYet: 'No matches in these blocks yet.',
  hidden: (count: number) => `${count} hidden as spam (why?)`,
  rules,
  show: 'Show',
  resultLabel: 'Data source',
};

declare global {
  interface StringFolders {
    'domain/history': typeof strings;
  }
}
