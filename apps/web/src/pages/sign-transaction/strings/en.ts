export const strings = {
  title: 'Sign transaction',
  description: (chain: string) => `Decode, edit, simulate and sign a transaction for ${chain}`,
  about: 'Paste a transaction to decode, edit and simulate it, to sign it here or pass it on.',
  input: 'Transaction',
  inputHint: 'Packed hex, JSON, a command or the output of cleos, a signing request (esr:), or proposer/proposal',
  actions: 'Actions',
  up: (number: string) => `Move action ${number} up`,
  down: (number: string) => `Move action ${number} down`,
  remove: (number: string) => `Remove action ${number}`,
  authorization: 'Permission (account@permission)',
  data: 'Data (JSON or hex)',
  signAll: (level: string) => `Use ${level} for all actions`,
  sign: (count: number) => (count === 1 ? 'Sign 1 action' : `Sign ${count} actions`),
  sent: (count: number) => (count === 1 ? 'Sent 1 action' : `Sent ${count} actions`),
  again: 'Open another transaction',
  notes: {
    replaced: (expiration: string) =>
      `Signing here sets a new expiration and reference block in place of the pasted ones (expiration ${expiration} UTC).`,
    callback: (url: string) => `The callback of the request is not called: ${url}`,
  },
  warnings: {
    others: (levels: string) => `The connected account does not sign for ${levels}.`,
    contextFree: 'Context-free actions and data are left out when signing here.',
    extensions: 'Transaction extensions are left out when signing here.',
    delay: (seconds: string) => `The delay of ${seconds} s is left out when signing here.`,
    limits: 'The CPU and NET limits of the transaction are left out when signing here.',
  },
  faults: {
    'too-long': (kilobytes: string) => `At most ${kilobytes} kB`,
    'too-many-actions': (most: string) => `At most ${most} actions`,
    'no-actions': 'This transaction has no actions.',
    'transaction-id': 'This is a transaction ID, not a transaction.',
    'no-proposal': (proposal: string) => `There is no proposal ${proposal}.`,
    'not-hex': (position: string) => `Neither hex, JSON nor a signing request: unexpected character ${position}`,
    'odd-hex': 'The hex has an odd number of digits: one is missing.',
    'bytes-invalid': (reason: string, position: string) => `Not a packed transaction: ${reason}, at byte ${position}`,
    'json-invalid': (line: string, column: string) => `Not valid JSON: line ${line}, column ${column}`,
    'json-too-deep': 'The JSON is nested too deep.',
    'not-a-transaction': 'Not a transaction, nor a list of actions',
    'name-invalid': 'Not a name:',
    'number-invalid': (most: string) => `Not a whole number from 0 to ${most}:`,
    'time-invalid': 'Not a time such as 2030-01-31T12:00:00:',
    'hex-invalid': 'Not hex:',
    'authorization-invalid': 'Not a permission:',
    'data-missing': 'Missing:',
    'data-differs': 'data and hex_data differ; remove one of them:',
    'request-invalid': (reason: string) => `The signing request cannot be read: ${reason}`,
    'identity-request': 'This request is for a login, not for a transaction.',
    'other-chain': (chain: string) => `This request is for another chain: ${chain}`,
  },
  rowFaults: {
    'level-missing': 'Enter a permission such as alice@active.',
    'level-invalid': (text: string) => `Not a permission: ${text}`,
    'json-invalid': (line: string, column: string) => `Not valid JSON: line ${line}, column ${column}`,
    'json-too-deep': 'The JSON is nested too deep.',
    'hex-invalid': 'Enter JSON or an even number of hex digits.',
    'no-abi': (contract: string) => `${contract} has no ABI: enter the data as hex.`,
    'no-action': (contract: string, action: string) => `${contract} has no action ${action}: enter the data as hex.`,
    'unknown-field': (field: string) => `The action has no field ${field}`,
    'data-invalid': (reason: string, path: string) => `${path}: ${reason}`,
  },
};

declare global {
  interface StringFolders {
    'pages/sign-transaction': typeof strings;
  }
}
