export const strings = {
  nothing: 'Enter an account, transaction ID, block number or public key.',
  privateKey:
    'This is a private key. Never put it in a URL: enter it in the search box, which converts it in your browser.',
};

declare global {
  interface StringFolders {
    'pages/search': typeof strings;
  }
}
