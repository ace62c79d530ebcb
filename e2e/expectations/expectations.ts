/** Expected content of read-only pages, as written in English. */
export interface Expectations {
  account: {
    name: string;
    /** Amounts on its page. */
    amounts: string[];
  };
  /** A permission with members of several kinds. */
  permission: {
    account: string;
    name: string;
    threshold: number;
    members: string[];
    linked: string[];
  };
  /** A name without an account. */
  missingAccount: string;
  block: {
    number: number;
    id: string;
    producer: string;
    /** Hex ids of its transactions. */
    transactions: string[];
  };
  transaction: {
    id: string;
    block: number;
    /** 'eosio.token::transfer' */
    action: string;
    signer: string;
  };
  key: {
    /** 'PUB_K1_…' */
    text: string;
    /** 'alice@active', and the status of the key on the page. */
    holder: string;
    power: string;
  };
  table: {
    code: string;
    scope: string;
    table: string;
    /** Texts of its first rows. */
    shows: string[];
  };
  /** Other paths, each with a text of its main part. */
  pages: [address: string, text: string | RegExp][];
}

/** Requests the chain's node, bypassing the product; resolves with the parsed body. */
export type Ask = (path: string, body: unknown) => Promise<unknown>;

/** Expectations of a chain: constants, or read from its node if the chain changes. */
export type Expect = (ask: Ask) => Promise<Expectations>;

/** '4,999,993.3532' of '4999993.3532 EOS'. */
export function shownAmount(asset: string): string {
  const [amount = ''] = asset.split(' ');
  const [whole = '', fraction] = amount.split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
