export const strings = {
  title: 'Airgrabs',
  description: (chain: string) => `Tokens on ${chain} that accounts claim themselves`,
  text: 'An airgrab token is claimed by an action of your own account. Each claim uses 240 bytes of your RAM. The operator of this site lists the tokens and does not vouch for them.',
  what: 'airgrab tokens',
  none: 'No airgrab tokens are listed.',
  allHeld: 'You hold every listed token.',
  failed: 'Your balances could not be read, so tokens you already hold are listed too.',
  token: 'Token',
  action: 'Action',
  website: 'Website',
  claim: 'Claim',
  claimToken: (code: string) => `Claim ${code}`,
  acts: { 'claim-airgrab': { title: (code: string) => `Claim ${code}`, done: (code: string) => `Claimed ${code}` } },
  faults: { 'ram-missing': (free: string) => `Takes 240 bytes of RAM; the account has ${free} free` },
  notes: { 'ram-used': (bytes: string) => `Uses ${bytes} bytes of your RAM` },
  again: 'Claim another token',
};

declare global {
  interface StringFolders {
    'pages/airgrabs': typeof strings;
  }
}
