export const strings = {
  title: 'Send to several accounts',
  description: (chain: string) => `Send a token to several accounts on ${chain}`,
  about: 'One transaction with up to 100 transfers of one token: either all of them are executed or none.',
  fields: { token: { label: 'Token' }, lines: { label: 'Transfers' } },
  acts: {
    'send-many': {
      title: (total: string, count: string) => `Send ${total} in ${count} transfers`,
      done: (total: string, count: string) => `Sent ${total} in ${count} transfers`,
    },
    'send-many-suspect': {
      title: (total: string, count: string, contract: string) => `Send ${total} of ${contract} in ${count} transfers`,
      done: (total: string, count: string, contract: string) => `Sent ${total} of ${contract} in ${count} transfers`,
    },
  },
  faults: {
    'lines-invalid': (count: string) => `${count} invalid lines`,
    'lines-missing': 'Enter at least one transfer',
    'lines-many': (most: string) => `At most ${most} transfers fit in one transaction. Split the list.`,
    'total-exceeded': (held: string) => `The total exceeds the balance of ${held}`,
  },
  notes: { 'repeated-receivers': (names: string) => `Listed more than once: ${names}` },
  again: 'New transfer',
};

declare global {
  interface StringFolders {
    'pages/transfer/multi': typeof strings;
  }
}
