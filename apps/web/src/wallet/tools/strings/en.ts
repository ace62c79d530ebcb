import { inputMessages } from '@antescope/sources/input/input-messages';

/** Strings of every tool's form, rendered before the wallet's code is loaded. */
export const strings = {
  faults: {
    'account-missing': inputMessages.account as string,
    'account-invalid': 'A name can be up to 12 characters long, of a-z, 1-5 and dots',
    'new-name-invalid': 'A name of 12 characters a-z and 1-5',
    'bid-name-invalid': 'A name of 1 to 11 characters a-z and 1-5, without a dot',
    'amount-invalid': 'Enter an amount above zero',
    'amount-too-precise': (digits: string) => (digits === '1' ? 'At most 1 decimal' : `At most ${digits} decimals`),
    'amount-too-large': 'Larger than any token amount',
    'integer-invalid': 'Enter a whole number',
    'integer-too-small': (least: string) => `At least ${least}`,
    'integer-too-large': (most: string) => `At most ${most}`,
    'key-invalid': inputMessages.newKey as string,
    'text-too-long': (bytes: string) => `Longer than ${bytes} bytes`,
    'choice-missing': 'No options available',
    'names-missing': 'Choose at least one account',
    'fio-address-invalid': 'Not a FIO address, such as alice@edge',
    'fio-domain-invalid': 'Domains have the characters a–z, 0–9 and -',
    'fio-recipient-invalid': 'Enter a FIO address, a FIO public key or an account',
    'fio-recipient-unknown': 'No key is recorded for this recipient',
    'fio-recipient-pending': 'Looking up the recipient…',
  },
  review: 'Review',
  connectFirst: 'Please log in first.',
  connectToSign: 'Connect a wallet to review and sign.',
  connect: 'Connect wallet',
  needsScripts: 'Signing requires JavaScript: transactions are built and checked in your browser.',
  available: 'Available',
  availableBytes: (bytes: string) => `Available: ${bytes} bytes`,
  max: 'Max',
  part: (percent: string) => `${percent} of the available amount`,
  accounts: 'Accounts',
  noAccount: (name: string) => `There is no account ${name}`,
  firstTransfer: 'First transfer to this account',
  unavailable: 'Not available on this chain',
  /** Inputs of an authority. */
  authority: {
    member: 'Key or account',
    memberHint: 'PUB_K1_… or name@active',
    weight: 'Weight',
    delay: 'Delay in seconds',
    seconds: 'Seconds',
    addMember: 'Add key or account',
    addDelay: 'Add delay',
    remove: (index: string) => `Remove line ${index}`,
    faults: {
      'members-missing': 'Enter at least one key or account',
      'member-invalid': (text: string) => `Neither a public key nor an account: ${text}`,
      'member-twice': (text: string) => `Listed twice: ${text}`,
      'member-weight': (text: string) => `A weight is a number from 1 to 65535: ${text}`,
      'member-delay': 'Enter the delay in seconds',
      'member-self': (level: string) => `${level} cannot be its own member`,
      'threshold-unreachable': (total: string) => `Cannot be reached: all weights together are ${total}`,
    },
  },
  /** From connecting to the receipt. */
  steps: [
    ['Connect', 'Choose a wallet. Keys stay in the wallet.'],
    ['Review', 'Balance changes, RAM and inline actions before you sign.'],
    ['Sign', 'The wallet signs the reviewed transaction.'],
    ['Track', 'Progress from the first block to irreversibility.'],
  ] as [string, string][],
  fee: {
    faults: {
      'fio-fees-unknown': 'The fee is not known yet',
      'fio-funds': (needed: string, available: string) =>
        `Insufficient funds: ${needed} needed, ${available} available`,
    },
    notes: {
      'fio-fee': (fee: string) => `Fee: ${fee}`,
      'fio-bundled': (address: string) => `No fee: paid with a bundled transaction of ${address}`,
    },
  },
};

declare global {
  interface StringFolders {
    'wallet/tools': typeof strings;
  }
}
