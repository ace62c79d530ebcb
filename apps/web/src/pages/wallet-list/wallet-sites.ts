/** Sites of wallets by the id of their provider. */
export const walletSites: Readonly<Partial<Record<string, string>>> = {
  anchor: 'https://www.greymass.com/anchor',
  cloudwallet: 'https://www.mycloudwallet.com',
  webauth: 'https://webauth.com',
  wombat: 'https://www.wombat.app',
  tokenpocket: 'https://www.tokenpocket.pro',
  metamask: 'https://unicove.com/metamask',
  ledger: 'https://www.ledger.com',
  trezor: 'https://trezor.io',
};
