/** Lists by which actions are marked as spam. */
export interface SpamLists {
  /** Contracts whose actions are all spam. */
  contracts: string[];
  /** 'contract::action' */
  actions: string[];
  /** Accounts whose actions and transfers are spam. */
  senders: string[];
  /** Hosts whose links make a memo spam, their subdomains included. */
  linkHosts: string[];
  /** Words that make a memo with a link spam, in any case. */
  words: string[];
  /** Words that make any memo spam, case-sensitive. */
  memoWords: string[];
}

/** An operator's spam rules for a chain. */
export interface SpamConfig extends SpamLists {
  /** The built-in lists apply as well. */
  builtIn: boolean;
  /** Exceptions: entries of any list that do not apply here. */
  allow: string[];
}
