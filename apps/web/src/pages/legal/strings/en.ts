/** Terms and privacy: plain facts about what this software does; an operator adds its own house rules. */
export const strings = {
  terms: {
    title: 'Terms and conditions',
    headings: ['Data', 'Transactions', 'Content', 'License'],
    paragraphs: [
      'Antescope displays data of public blockchains and their nodes. Figures come with their source and age and may be delayed, partial or wrong if the source is. Nothing here is financial advice.',
      'Transactions are signed by your own wallet and broadcast to the chain. Once irreversible, they cannot be undone, neither by the operator of this site nor by the authors of the software.',
      'Names, memos, contract texts and images come from the chain and are written by its users, not by us.',
      'The software is licensed under Apache-2.0 and is provided without warranty of any kind.',
    ],
  },
  privacy: {
    title: 'Privacy policy',
    headings: ['No tracking', 'Cookie', 'Private keys', 'Server'],
    paragraphs: [
      'No accounts, no tracking, no third-party scripts. Pages load from this server only.',
      'One cookie stores your language, appearance, currency and time zone. Your search history stays in the memory of the open tab.',
      'Private keys never reach the server. A private key entered in the search box is converted to its public key in your browser.',
      'Like every web server, this server sees the addresses of the pages you open. It queries its configured nodes for their data.',
    ],
  },
};

declare global {
  interface StringFolders {
    'pages/legal': typeof strings;
  }
}
