export const strings = {
  about: (program: string) => `For keys of ${program}. The account is proven by its first signature.`,
  level: 'Account and permission',
  badLevel: 'Account name, plus @permission if it is not active',
  connect: 'Connect',
  run: 'Run the command where the key is. It signs the transaction without sending it; paste its output below.',
  runAndSend:
    'Run the command where the key is. It signs the transaction and sends it at once; paste its output below.',
  command: 'Command',
  copy: 'Copy the command',
  paste: 'The output of the command, the signature (SIG_…), or the transaction ID if it was sent',
  cancel: 'Cancel',
};

declare global {
  interface StringFolders {
    'wallet/connect/command-line': typeof strings;
  }
}
