/** A token as its contract's `stat` row has it now. Amounts are units of the token's smallest part. */
export interface StoredToken {
  contract: string;
  code: string;
  precision: number;
  supply: bigint;
  maxSupply: bigint;
  issuer: string;
  /** Accounts that hold more than nothing of it. */
  holders: number;
}

export interface StoredBalance {
  contract: string;
  owner: string;
  code: string;
  precision: number;
  units: bigint;
}

/** Where a list of holders goes on: after this one. */
export interface HolderPosition {
  units: bigint;
  owner: string;
}

/** Present token balances, kept with every block, so that each answer is a seek and not a scan. */
export interface TokenReader {
  /** Tokens in order of their first sight; `after` is `at` of the last one of the page before. */
  tokens(query: { after: number; limit: number }): Promise<{ token: StoredToken; at: number }[]>;
  token(contract: string, code: string): Promise<StoredToken | null>;
  /** Accounts that hold more than nothing of a token, also where its `stat` row was never seen. */
  holderCount(contract: string, code: string): Promise<number>;
  /** Largest first; of equal ones any order, but always the same. */
  holders(
    contract: string,
    code: string,
    query: { after: HolderPosition | null; limit: number },
  ): Promise<StoredBalance[]>;
  /** Balances of an account, those of 0 too. */
  balances(owner: string, limit: number): Promise<StoredBalance[]>;
  balance(owner: string, contract: string, code: string): Promise<StoredBalance | null>;
}
