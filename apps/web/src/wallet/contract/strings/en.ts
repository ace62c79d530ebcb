export const strings = {
  failed: 'The current contract could not be read.',
  presentCode: 'Current code',
  newCode: 'New code',
  presentAbi: 'Current ABI',
  newAbi: 'New ABI',
  none: 'None',
  size: (bytes: string) => `${bytes} bytes`,
  ramNeeded: (bytes: string) => `Uses ${bytes} more bytes of RAM`,
  ramFreed: (bytes: string) => `Frees ${bytes} bytes of RAM`,
  unreadableAbi: 'The new ABI is not readable.',
  difference: 'Changes of the ABI',
  actions: 'Actions',
  tables: 'Tables',
  structs: 'Structs',
  changes: {
    added: (kind: string) => `${kind} added`,
    removed: (kind: string) => `${kind} removed`,
    changed: (kind: string) => `${kind} changed`,
  },
  sameAbi: 'Same actions, tables and structs as now',
  moreAccounts: (count: string) => `${count} more accounts`,
};

declare global {
  interface StringFolders {
    'wallet/contract': typeof strings;
  }
}
