export const strings = {
  check: 'Verify in this browser',
  title: 'Verified in this browser',
  block: 'Block ID',
  transaction: 'Transaction ID',
  matches: 'Matches',
  mismatch: 'Mismatch: recomputed ID differs',
  incomplete: 'The node omits data needed to verify',
  idOnly: 'The block contains only the transaction ID',
  producer: 'Producer signature',
  signers: 'Signing keys',
  noSigners: 'None',
  unavailable: 'unavailable (block too old)',
  failed: 'Verification failed',
};

declare global {
  interface StringFolders {
    'domain/proof': typeof strings;
  }
}
