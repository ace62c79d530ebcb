/** The interface half of a wallet; exported as `half` by a file `<provider>.load.ts` beside this one. */
export interface ProviderHalf {
  /** Of its button in the connect dialog. */
  name: RegExp;
  /** What its form shows first. */
  first: { label: string } | { button: string };
  /** Offered only by chains that list it in `walletProviders`. */
  isConfigured?: true;
}
