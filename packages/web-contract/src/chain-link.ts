/** An entry of the chain menu. */
export interface ChainLink {
  key: string;
  name: string;
  /** null: not known to this server. */
  chainId: string | null;
  testnet: boolean;
  /** Home page of that chain. */
  href: string;
}
