/** Lists and details of FIO addresses and domains. */
export const strings = {
  addresses: 'FIO addresses',
  domains: 'FIO domains',
  description: (title: string, chain: string) => `${title} of ${chain}`,
  lists: 'Lists',
  aboutAddresses: 'Addresses such as alice@edge name the accounts and public keys of their owners.',
  aboutDomains: 'Addresses are registered on a domain; on a public domain by anyone.',
  whatAddresses: 'the addresses',
  whatDomains: 'the domains',
  noAddresses: 'No addresses',
  noDomains: 'No domains',
  name: 'Name',
  owner: 'Owner',
  bundles: 'Bundled transactions',
  expires: 'Expires',
  visibility: 'Visibility',
  mapped: 'Public addresses',
  kind: { address: 'FIO address', domain: 'FIO domain' },
  domain: 'Domain',
  key: 'FIO public key',
  missingAddress: 'Address not found',
  missingDomain: 'Domain not found',
  missingText: 'No such name is registered:',
  whatKey: 'the public key',
  noKey: 'No key recorded',
  chain: 'Chain',
  token: 'Token',
  publicAddress: 'Public address',
  noMapped: 'No public addresses mapped',
  nfts: 'NFTs',
  whatNfts: 'the NFTs',
  noNfts: (name: string) => `No NFTs mapped to ${name}`,
  contract: 'Contract',
  tokenId: 'Token ID',
  ofDomain: 'Addresses of this domain',
  noneOfDomain: (name: string) => `No addresses on ${name}`,
  register: 'Register',
};

declare global {
  interface StringFolders {
    'pages/addresses': typeof strings;
  }
}
