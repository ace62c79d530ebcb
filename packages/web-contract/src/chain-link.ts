/** An entry of the chain menu. */
export interface ChainLink {
  key: string;
  name: string;
  testnet: boolean;
  /** Home page of that chain. */
  href: string;
}
