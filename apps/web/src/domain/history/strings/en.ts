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
  action: 'the name of an action',
  kind: 'one of receive, send, contract, account, resources, producer, vote',
  time: 'a day such as 2026-11-20, or a UTC time such as 2026-11-20T10:30Z',
  later: 'a time that is not before the begin of the range',
  'hide-or-show': 'hide or show',
  'asc-or-desc': 'asc or desc',
  memo: 'a part of the memo',
  key: 'a name of the list, such as token:, or contract:action',
  once: 'this only once',
  'closing-quote': 'a closing quote',
  shorter: 'a shorter text',
};

const rules: Record<SpamReason['rule'], (value: string) => string> = {
  contract: (value) => `the contract ${value} is known for spam`,
  action: (value) => `the action ${value} is known for spam`,
  sender: (value) => `the sender ${value} is known for spam`,
  link: (value) => `the memo has a link to ${value}`,
  word: (value) => `the memo has a link and the words “${value}”`,
  'memo-word': (value) => `the memo has the word “${value}”`,
};

export const strings = {
  line: 'Filter',
  lineHint: (symbol: string) => `For example: kind:send token:${symbol} with:bob after:2026-11-01`,
  suggestions: 'Completions',
  apply: 'Apply',
  applyFields: 'Apply these filters',
  clear: 'Clear the filter',
  export: 'Export',
  kindsLabel: 'Types of actions',
  switches: 'What is shown',
  more: 'More filters',
  fields: 'Filters one by one',
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
  otherSources: 'Retry asks every source again, those that failed before, too.',
  source: (name: string) => `Source: ${name}`,
  sources: {
    index: 'our index',
    'native-history': 'history of the node',
    native: 'history of the node',
    hyperion: 'Hyperion',
    dfuse: 'dfuse',
    dex: 'history of the exchange',
    light: 'Light API',
    node: 'node',
  } as Record<string, string>,
  blocks: (first: string, last: string) => `blocks ${first} to ${last}`,
  complete: 'complete',
  partial: 'not complete',
  searchOn: 'Search further back',
  searchOnLater: 'Search further on',
  newer: 'Newer',
  startAgain: 'To the beginning',
  lookedThrough: (fields: string) => `This source cannot filter by ${fields}: its rows were looked through for it.`,
  noneYet: 'Nothing found so far in these blocks.',
  hidden: (count: number) => (count === 1 ? '1 hidden as spam: why?' : `${count} hidden as spam: why?`),
  rules,
  show: 'Show them',
  resultLabel: 'Where this comes from',
};

declare global {
  interface StringFolders {
    'domain/history': typeof strings;
  }
}
