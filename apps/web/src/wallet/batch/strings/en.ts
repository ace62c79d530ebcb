export const strings = {
  format: 'One transfer per line: account, amount, memo',
  importFile: 'Import file',
  example: 'Example file',
  unreadable: 'The file could not be read, or is larger than 1 MB.',
  line: (line: string, fault: string) => `Line ${line}: ${fault}`,
  moreFaults: (count: string) => `and ${count} more lines`,
  total: (count: string, quantity: string) => `${count} transfers, ${quantity} in total`,
  lineFaults: {
    'line-columns': 'account, amount and memo expected',
    'account-invalid': 'not an account name',
    'amount-invalid': 'not an amount above zero',
    'amount-too-precise': 'more decimals than the token has',
    'text-too-long': 'memo above 256 bytes',
    'quote-open': 'a quote is not closed',
  },
  review: 'Review',
  empty: 'Enter or import a list of transfers.',
  skipped: (count: number) =>
    count === 1 ? '1 invalid line will not be sent.' : `${count} invalid lines will not be sent.`,
  transactions: (count: number) => (count === 1 ? '1 transaction' : `${count} transactions`),
  stored: 'The list is stored on this device until everything is paid. After a failure it can be resumed.',
  signEach: 'Each transaction is signed on its own.',
  notCollected: 'Even in multisig mode, lists are signed as the connected account.',
  send: 'Sign and send',
  sending: 'Sending…',
  resume: 'Resume',
  discard: 'Discard the rest',
  close: 'New list',
  progress: 'Progress',
  paid: (count: string, total: string) => `${count} of ${total} transfers paid`,
  finished: 'All transfers are irreversible.',
  part: (first: string, last: string) => (first === last ? `Line ${first}` : `Lines ${first}–${last}`),
  states: {
    waiting: 'Not sent',
    signing: 'Prepared',
    sent: 'Sent',
    included: 'In a block',
    irreversible: 'Irreversible',
  },
  pending: 'A sent transaction may still be included. Resume to follow it; the rest can be discarded afterwards.',
  unknown: (lines: string) =>
    `${lines}: the transaction expired, and no source can tell whether it was included. Look it up before you continue.`,
  wasPaid: 'It was included',
  wasNotPaid: 'It was not included: pay again',
  otherTab: 'Another tab is sending this list.',
  otherPermission: (level: string) => `This list was started as ${level}. Connect that permission to resume.`,
  discardHint: (count: string) => `${count} transfers of the list will not be sent.`,
};

declare global {
  interface StringFolders {
    'wallet/batch': typeof strings;
  }
}
