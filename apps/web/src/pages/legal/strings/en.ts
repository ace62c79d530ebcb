/** Terms and privacy: plain facts about what this software does; an operator adds its own house rules. */
export const strings = {
  terms: {
    title: 'Terms and conditions',
    paragraphs: [
      'Antescope shows what a public chain and its nodes answer. Figures carry their source and their age; they can be late, partial or wrong where a source is. Nothing here is financial advice.',
      'Transactions are signed by your own wallet and sent to the chain. Once irreversible, nobody can undo them: neither the operator of this site nor the authors of the software.',
      'Names, memos, contract texts and pictures come from the chain and are written by its users, not by us.',
      'The software is licensed under Apache-2.0 and comes without warranty of any kind.',
    ],
  },
  privacy: {
    title: 'Privacy policy',
    paragraphs: [
      'No account, no tracking, no third-party script. The pages load from this server alone.',
      'One cookie keeps your language, appearance, currency and time zone setting. What you searched for stays in the memory of the open tab.',
      'Private keys never reach the server. A private key typed into the search is converted to its public key in your browser.',
      'The server sees the addresses of the pages you open, as every web server does, and asks its configured nodes for their data.',
    ],
  },
};

declare global {
  interface StringFolders {
    'pages/legal': typeof strings;
  }
}
