/** A chain as Scatter names it. `host` to `port` are where a wallet may read the chain. */
export interface ScatterNetwork {
  blockchain: 'eos';
  chainId: string;
  protocol: string;
  host: string;
  port: number;
}

/** What a wallet signs, in the form of eosjs' signature providers. */
export interface ScatterSignArguments {
  chainId: string;
  requiredKeys: readonly string[];
  serializedTransaction: Uint8Array;
  abis: readonly { accountName: string; abi: Uint8Array }[];
}

/** Requests that the wallets of Scatter's family understand. Answers are untrusted: callers check their form. */
export interface ScatterApi {
  /** The identity that the person shares with this site, with its accounts. */
  identity(network: ScatterNetwork): Promise<unknown>;
  /** `{signatures, serializedTransaction?}`. */
  sign(network: ScatterNetwork, transaction: ScatterSignArguments): Promise<unknown>;
  /** Ends the permission of this site. */
  forget(): Promise<void>;
}

/** Finds the wallet; null: there is none. */
export type ScatterConnector = () => Promise<ScatterApi | null>;
