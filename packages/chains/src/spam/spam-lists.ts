/** Lists by which actions are taken for spam. */
export interface SpamLists {
  /** Contracts all of whose actions are. */
  contracts: string[];
  /** 'contract::action' */
  actions: string[];
  /** Accounts whose actions and transfers are. */
  senders: string[];
  /** Hosts whose links in a memo make it spam, with the hosts below them. */
  linkHosts: string[];
  /** Words that make a memo with a link spam, whatever their case. */
  words: string[];
  /** Words that make any memo spam, written exactly so. */
  memoWords: string[];
}

/** What an operator says of a chain's spam. */
export interface SpamConfig extends SpamLists {
  /** Whether the built-in lists hold, too. */
  usual: boolean;
  /** Entries of any list that do not hold here. */
  allow: string[];
}
