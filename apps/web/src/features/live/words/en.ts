export const words = {
  title: 'Live transactions',
  description: 'Actions as they happen',
  what: 'the newest actions',
  start: 'Start',
  pause: 'Pause',
  running: 'Running',
  paused: 'Paused',
  connecting: 'Connecting …',
  lost: 'The connection was lost',
  reconnect: 'Connect again',
  account: 'Account',
  action: 'Action',
  filter: 'Filter',
  clear: 'Clear',
  none: 'No Actions Found',
  time: 'Time',
  transaction: 'Transaction',
  happened: 'What happened',
  undone: (block: string) => `A fork: blocks after ${block} were replaced`,
  gap: 'Some actions were missed while away',
};

export type LiveWords = typeof words;
