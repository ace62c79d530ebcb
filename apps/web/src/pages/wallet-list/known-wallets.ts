export interface KnownWallet {
  name: string;
  kind: keyof Pick<
    StringFolders['pages/wallet-list'],
    'desktop' | 'mobile' | 'extension' | 'cloud' | 'local' | 'hardware' | 'commandLine'
  >;
  site: string | null;
}

/** Wallets by their id in the chain configuration. */
export const knownWallets: Readonly<Record<string, KnownWallet>> = {
  'local-key': { name: 'Local key', kind: 'local', site: null },
  anchor: { name: 'Anchor', kind: 'desktop', site: 'https://www.greymass.com/anchor' },
  cloudwallet: { name: 'My Cloud Wallet', kind: 'cloud', site: 'https://www.mycloudwallet.com' },
  webauth: { name: 'WebAuth', kind: 'cloud', site: 'https://webauth.com' },
  wombat: { name: 'Wombat', kind: 'mobile', site: 'https://www.wombat.app' },
  tokenpocket: { name: 'TokenPocket', kind: 'mobile', site: 'https://www.tokenpocket.pro' },
  scatter: { name: 'Scatter', kind: 'extension', site: null },
  metamask: { name: 'MetaMask', kind: 'extension', site: 'https://unicove.com/metamask' },
  ledger: { name: 'Ledger', kind: 'hardware', site: 'https://www.ledger.com' },
  trezor: { name: 'Trezor', kind: 'hardware', site: 'https://trezor.io' },
  cleos: { name: 'cleos', kind: 'commandLine', site: null },
  clio: { name: 'clio', kind: 'commandLine', site: null },
};
