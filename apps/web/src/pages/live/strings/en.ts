import type { ActionKind } from '@antescope/sources/history/action-filter';

export const strings = {
  title: 'Live transactions',
  description: 'Actions in real time',
  what: 'the newest actions',
  start: 'Start',
  pause: 'Pause',
  running: 'Running',
  paused: 'Paused',
  connecting: 'Connecting …',
  still: 'No new blocks',
  lost: 'Connection lost',
  account: 'Account',
  action: 'Action',
  filter: 'Filter',
  clear: 'Clear',
  none: 'No Actions Found',
  transaction: 'Transaction',
  summary: 'Action',
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
  ignored: (names: string) => `Ignored filters: ${names}`,
  rate: (count: string) => `${count}/s`,
  buffered: (count: string) => `${count} buffered`,
  undone: (block: string) => `Fork: blocks after ${block} were replaced`,
  gap: 'Some actions were missed while disconnected',
};

declare global {
  interface StringFolders {
    'pages/live': typeof strings;
  }
}
