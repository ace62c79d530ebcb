export const strings = {
  nothing: 'Enter an account, transaction ID, block number or public key.',
  privateKey:
    'This is a private key. Never put it in a URL: enter it in the search box, which converts it in your browser.',
  /** What the search reads, and its form. */
  forms: [
    ['Account', '1–12 characters, a–z, 1–5 and dots'],
    ['Transaction ID', '64 hex characters'],
    ['Block', 'Number or ID'],
    ['Public key', 'EOS… or PUB_K1_…'],
    ['Token', 'Symbol'],
    ['Proposal', 'proposer/name'],
  ] as [string, string][],
};

declare global {
  interface StringFolders {
    'pages/search': typeof strings;
  }
}
