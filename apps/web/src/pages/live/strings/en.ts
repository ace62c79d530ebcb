import type { ActionKind } from '@antescope/sources/history/action-filter';

export const strings = {
  title: 'Live transactions',
  description: 'Actions as they happen',
  what: 'the newest actions',
  start: 'Start',
  pause: 'Pause',
  running: 'Running',
  paused: 'Paused',
  connecting: 'Connecting …',
  still: 'No new blocks',
  lost: 'The connection was lost',
  account: 'Account',
  action: 'Action',
  filter: 'Filter',
  clear: 'Clear',
  none: 'No Actions Found',
  transaction: 'Transaction',
  happened: 'What happened',
  block: 'Block',
  contract: 'Contract',
  token: 'Token',
  kind: 'Type',
  anyKind: 'Any',
  kinds: {
    receive: 'Received',
    send: 'Sent',
    contract: 'Contract',
    account: 'Account',
    resources: 'RAM, CPU and NET',
    producer: 'Producer',
    vote: 'Vote',
  } as Record<ActionKind, string>,
  wrong: (names: string) => `Not understood, and left out: ${names}`,
  rate: (count: string) => `${count} a second`,
  shown: (count: string) => `${count} shown`,
  held: (count: string) => `${count} held back`,
  undone: (block: string) => `A fork: blocks after ${block} were replaced`,
  gap: 'Some actions were missed while away',
};

declare global {
  interface StringFolders {
    'pages/live': typeof strings;
  }
}
