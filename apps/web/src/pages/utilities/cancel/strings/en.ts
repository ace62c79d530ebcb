export const strings = {
  title: 'Cancel a deferred transaction',
  description: (chain: string) => `Cancel a delayed transaction on ${chain}`,
  about:
    'A delayed transaction can be canceled before it runs, by a permission that authorized it. Chains that have disabled deferred transactions refuse this.',
  fields: {
    id: { label: 'Transaction ID' },
    level: { label: 'Canceling permission', hint: 'account@permission; the signing one by default' },
  },
  acts: {
    'cancel-delayed': {
      title: (id: string) => `Cancel transaction ${id}…`,
      done: (id: string) => `Canceled transaction ${id}…`,
    },
  },
  faults: {
    'id-invalid': 'Enter the 64 hexadecimal digits of a transaction ID',
    'level-invalid': 'Enter account@permission',
    'level-other': (account: string) => `Only permissions of ${account} can be used here`,
  },
  notes: {},
  again: 'Cancel another',
};

declare global {
  interface StringFolders {
    'pages/utilities/cancel': typeof strings;
  }
}
