/** Forms for FIO addresses, domains and tokens. */
export const strings = {
  failed: 'Could not read fees and names',
  whatFees: 'the fees',
  whatBalance: 'the FIO balance',
  whatVote: 'the current vote',
  again: 'New action',
  act: 'Action',
  needsScripts: 'JavaScript is required to sign transactions.',
  registerAddress: 'Register address',
  registerDomain: 'Register domain',
  manageAddresses: 'My addresses',
  manageDomains: 'My domains',
  manageTitle: 'FIO addresses and domains',
  registerTitle: 'Register a FIO name',
  stakeTitle: 'Stake FIO',
  sections: 'Sections',
  manage: 'Manage',
  connect: 'Connect an account to see its names.',
  name: 'Name',
  bundles: 'Bundled transactions',
  expires: 'Expires',
  visibility: 'Visibility',
  whatNames: 'the FIO names',
  noAddresses: 'This account has no FIO addresses.',
  noDomains: 'This account has no FIO domains.',
  proxyNeedsAddress: 'Voters select a proxy by its FIO address. Register an address first.',
  loading: 'Loading names…',
  available: 'Available',
  staked: 'Staked',
  points: 'Staking reward points',
  roe: 'Exchange rate (ROE)',
  labels: {
    regaddress: 'Register address',
    regdomain: 'Register domain',
    renewaddress: 'Renew',
    renewdomain: 'Renew',
    addbundles: 'Add bundled transactions',
    xferaddress: 'Transfer',
    xferdomain: 'Transfer',
    setdomainpub: 'Change visibility',
    addnft: 'Map an NFT',
    burnaddress: 'Burn',
    stakefio: 'Stake',
    unstakefio: 'Unstake',
    voteproxy: 'Set proxy',
  },
  fields: {
    address: { label: 'FIO address' },
    domain: { label: 'FIO domain' },
    sets: { label: 'Sets of 100' },
    key: { label: 'FIO public key of the new owner' },
    chain: { label: 'Chain code', hint: 'Such as ETH' },
    contract: { label: 'Contract address' },
    token: { label: 'Token ID' },
    url: { label: 'URL' },
    to: { label: 'To', hint: 'FIO address, FIO public key or account' },
    amount: { label: 'Amount' },
    proxy: { label: 'Proxy' },
  },
  acts: {
    'fio-regdomain': {
      title: (domain: string) => `Register the domain ${domain}`,
      done: (domain: string) => `Registered the domain ${domain}`,
    },
    'fio-regaddress': {
      title: (address: string) => `Register the address ${address}`,
      done: (address: string) => `Registered the address ${address}`,
    },
    'fio-renewdomain': {
      title: (domain: string) => `Renew ${domain} for a year`,
      done: (domain: string) => `Renewed ${domain} for a year`,
    },
    'fio-renewaddress': {
      title: (address: string) => `Renew ${address}`,
      done: (address: string) => `Renewed ${address}`,
    },
    'fio-addbundles': {
      title: (count: string, address: string) => `Add ${count} bundled transactions to ${address}`,
      done: (count: string, address: string) => `Added ${count} bundled transactions to ${address}`,
    },
    'fio-xfer': {
      title: (name: string, key: string) => `Transfer ${name} to ${key}`,
      done: (name: string, key: string) => `Transferred ${name} to ${key}`,
    },
    'fio-public': {
      title: (domain: string) => `Make ${domain} public`,
      done: (domain: string) => `${domain} is public`,
    },
    'fio-private': {
      title: (domain: string) => `Make ${domain} private`,
      done: (domain: string) => `${domain} is private`,
    },
    'fio-burn': { title: (address: string) => `Burn ${address}`, done: (address: string) => `Burned ${address}` },
    'fio-addnft': {
      title: (token: string, chain: string, address: string) => `Map NFT ${token} on ${chain} to ${address}`,
      done: (token: string, chain: string, address: string) => `Mapped NFT ${token} on ${chain} to ${address}`,
    },
    'fio-send': {
      title: (amount: string, to: string) => `Send ${amount} to ${to}`,
      done: (amount: string, to: string) => `Sent ${amount} to ${to}`,
    },
    stakefio: { title: (amount: string) => `Stake ${amount}`, done: (amount: string) => `Staked ${amount}` },
    unstakefio: { title: (amount: string) => `Unstake ${amount}`, done: (amount: string) => `Unstaked ${amount}` },
    'fio-proxy': {
      title: (proxy: string) => `Set ${proxy} as proxy`,
      done: (proxy: string) => `Set ${proxy} as proxy`,
    },
    'fio-regproxy': {
      title: (address: string) => `Register as the proxy ${address}`,
      done: (address: string) => `Registered as the proxy ${address}`,
    },
    'fio-unregproxy': {
      title: (address: string) => `Unregister as the proxy ${address}`,
      done: (address: string) => `Unregistered as the proxy ${address}`,
    },
  },
  faults: {
    'fio-taken': (name: string) => `${name} is already registered`,
    'fio-no-domain': (domain: string) => `The domain ${domain} is not registered`,
    'fio-chain-invalid': 'Chain codes have 1–10 capital letters and digits',
    'fio-required': 'Required',
    'fio-staked': (staked: string) => `Only ${staked} is staked`,
    'fio-proxy-registered': 'This account is already registered as a proxy',
    'fio-proxy-unregistered': 'This account is not registered as a proxy',
  },
  notes: {
    'fio-lost': (name: string) => `${name} will belong to the owner of that key. You cannot take it back.`,
    'fio-burned': (name: string) =>
      `${name} will be free for anyone to register. Its mapped addresses and NFTs are deleted.`,
    'fio-key': (key: string) => `Recipient key: ${key}`,
    'fio-lock-week': 'Unstaked tokens stay locked for 7 days.',
    'votes-removed': (count: string, names: string) =>
      count === '1' ? `Removes your vote for ${names}` : `Removes your votes for ${count} producers: ${names}`,
    'votes-unread': 'Your current votes could not be loaded: this vote replaces all of them.',
    'proxy-replaced': (name: string) => `Removes your proxy ${name}`,
    'proxied-votes-end': 'Accounts that vote through this proxy will lose their vote.',
  },
};

declare global {
  interface StringFolders {
    'wallet/fio': typeof strings;
  }
}
