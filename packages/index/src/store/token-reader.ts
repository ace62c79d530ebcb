/** Current `stat` row of a token. Amounts are in the smallest unit. */
export interface StoredToken {
  contract: string;
  code: string;
  precision: number;
  supply: bigint;
  maxSupply: bigint;
  issuer: string;
  /** Accounts with a positive balance. */
  holders: number;
}

export interface StoredBalance {
  contract: string;
  owner: string;
  code: string;
  precision: number;
  units: bigint;
}

/** Page position in a list of holders: after this one. */
export interface HolderPosition {
  units: bigint;
  owner: string;
}

/** Current token balances, updated with every block, so that reads are seeks instead of scans. */
export interface TokenReader {
  /** Tokens in the order they were first seen; `after` is `at` of the last token of the previous page. */
  tokens(query: { after: number; limit: number }): Promise<{ token: StoredToken; at: number }[]>;
  token(contract: string, code: string): Promise<StoredToken | null>;
  /** Accounts with a positive balance, also if the `stat` row was never seen. */
  holderCount(contract: string, code: string): Promise<number>;
  /** Largest first; ties in a stable order. */
  holders(
    contract: string,
    code: string,
    query: { after: HolderPosition | null; limit: number },
  ): Promise<StoredBalance[]>;
  /** Balances of an account, including zero balances. */
  balances(owner: string, limit: number): Promise<StoredBalance[]>;
  balance(owner: string, contract: string, code: string): Promise<StoredBalance | null>;
}
