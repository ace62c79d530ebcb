export const strings = {
  identity: 'Scan the code with a wallet that reads signing requests (ESR), or open the request in a wallet here.',
  signature: (level: string) => `Scan the code or open the request in the wallet of ${level}, and sign it there.`,
  code: 'Signing request as a QR code',
  tooLong: 'Too large for a QR code: open or copy the request.',
  open: 'Open in wallet',
  copy: 'Copy the request',
  waiting: 'Waiting for the wallet…',
  unreachable: 'The server does not respond: paste the wallet’s response.',
  serviceUnreachable: 'The link service does not respond. Trying again…',
  localSite: 'A wallet on another device cannot reach this address: paste its response.',
  checking: 'Verifying the response…',
  paste: 'Paste the wallet’s response',
  pasteIdentity: 'The callback as JSON, or the identity proof (EOSIO …)',
  pasteSignature: 'The callback as JSON, the signatures (SIG_…), or the transaction ID if the wallet sent it',
  usePasted: 'Submit response',
  byName: 'Connect by account name',
  level: 'Account and permission',
  levelHint: 'No proof of ownership: the wallet still has to sign each transaction.',
  badLevel: 'Account name, plus @permission if it is not active',
  connectByName: 'Connect',
  cancel: 'Cancel',
};

declare global {
  interface StringFolders {
    'wallet/connect/signing-request': typeof strings;
  }
}
