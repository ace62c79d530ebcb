/** Lists that identify spam actions. */
export interface SpamLists {
  /** Contracts whose actions are all spam. */
  contracts: string[];
  /** 'contract::action' */
  actions: string[];
  /** Accounts whose actions and transfers are spam. */
  senders: string[];
  /** Hosts whose links, subdomains included, make a memo spam. */
  linkHosts: string[];
  /** Words that make a memo with a link spam, case-insensitive. */
  words: string[];
  /** Words that make any memo spam, case-sensitive. */
  memoWords: string[];
}

/** The operator's spam rules for a chain. */
export interface SpamConfig extends SpamLists {
  /** Whether the built-in lists apply too. */
  builtIn: boolean;
  /** Exceptions: list entries that do not apply. */
  allow: string[];
}
