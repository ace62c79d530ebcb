export const strings = {
  check: 'Verify in this browser',
  title: 'Verified in this browser',
  block: 'Block id',
  transaction: 'Transaction id',
  same: 'computed here from its bytes: the same',
  other: 'computed here from its bytes: another one',
  untold: 'the node does not tell all that it is computed from',
  notWithin: 'the block holds it by its id alone',
  producer: 'Signed by the producer with',
  signers: 'Signed with',
  nobody: 'Nobody',
  unsaid: 'the node no longer tells what was signed',
  failed: 'Could not verify',
};

declare global {
  interface StringFolders {
    'domain/proof': typeof strings;
  }
}
