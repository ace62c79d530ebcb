/** Parts of an account's overview that load after the first input. */
export const strings = {
  balance: 'Liquid and self-staked',
  range: 'Range',
  day: 'Day (UTC)',
  what: 'the balance history',
  toOthers: 'Staked to others',
  whatToOthers: 'the stake delegated to others',
  allNfts: 'All NFTs',
  all: 'All tokens',
  issued: 'Issued tokens',
  whatIssued: 'the issued tokens',
  more: (count: number) => (count === 1 ? '1 more token' : `${count} more tokens`),
  nearlyUsedUp: 'Nearly used up',
  powerUp: 'PowerUp',
  fioBalance: 'FIO balance',
  available: 'Available',
  staked: 'Staked',
  locked: 'Locked',
  srps: 'Staking reward points',
  roe: 'Exchange rate (ROE)',
  fioKey: 'FIO public key',
  whatFioBalance: 'the FIO balance',
  noFioKey: 'No FIO key recorded for this account',
  whatFioNames: 'the FIO names',
  noFioAddresses: 'No FIO addresses',
  moreNames: (count: number) => `${count} more`,
  profile: 'Profile',
  noProfile: 'No profile',
  unverified: 'Not verified',
  verifiedBy: 'Verified by',
  kyc: 'KYC',
  kycRejected: 'KYC rejected',
  passkeys: 'Passkeys',
};

declare global {
  interface StringFolders {
    'pages/account/overview': typeof strings;
  }
}
