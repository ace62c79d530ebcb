/** What the read-only pages are to show of a chain. Texts are as the page writes them in English. */
export interface Expectations {
  account: {
    name: string;
    /** Amounts that its page shows. */
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
  /** An account that nobody has. */
  missingAccount: string;
  block: {
    number: number;
    id: string;
    producer: string;
    /** Hex ids of transactions that it lists. */
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
    /** 'alice@active', and what the page says that the key can do there. */
    holder: string;
    power: string;
  };
  table: {
    code: string;
    scope: string;
    table: string;
    /** Texts that its first rows show. */
    shows: string[];
  };
  /** Further addresses that open, each with a text of its main part. */
  pages: [address: string, text: string][];
}

/** Asks the chain's node itself, past the product; gives the parsed body. */
export type Ask = (path: string, body: unknown) => Promise<unknown>;

/** Expectations of a chain: constants where the chain is always the same, else what its node says. */
export type Expect = (ask: Ask) => Promise<Expectations>;

/** '4,999,993.3532' of '4999993.3532 EOS'. */
export function shownAmount(asset: string): string {
  const [amount = ''] = asset.split(' ');
  const [whole = '', fraction] = amount.split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
