export const strings = {
  nothing: 'Type an account, a transaction id, a block number or a public key.',
  privateKey:
    'That is a private key. It belongs in no address: type it into the search box, where it is converted without leaving this page.',
};

declare global {
  interface StringFolders {
    'pages/search': typeof strings;
  }
}
