/** What the guard reads beside the node, from the site's history and token lists. */
export interface GuardReads {
  /** Accounts that `from` sent tokens to lately, newest first; null: no history. */
  recentContacts(from: string): Promise<readonly string[] | null>;
  /** Whether `from` ever sent tokens to `to`; null: no history. */
  hasSent(from: string, to: string): Promise<boolean | null>;
  /** What is known about a token that `from` holds; null: nothing. */
  tokenMarks(from: string, contract: string, code: string): Promise<TokenMarks | null>;
  /** SHA-256 of the contract's code versions, newest first; null: no index. */
  codeVersions(contract: string): Promise<readonly (string | null)[] | null>;
}

export interface TokenMarks {
  /** Contract of the token that this one imitates; null: none. */
  looksLike: string | null;
  spam: boolean;
}

export interface RecipientFact {
  from: string;
  to: string;
  /** `from` never sent tokens to `to`; null: not known. */
  first: boolean | null;
  /** Other accounts that `from` sent tokens to lately. */
  contacts: readonly string[];
}

export interface TokenFact extends TokenMarks {
  contract: string;
  code: string;
}

export interface GuardFacts {
  recipients: RecipientFact[];
  tokens: TokenFact[];
  /** Contracts of the actions whose code changed lately, with the time in ISO. */
  changedCode: { contract: string; time: string }[];
}

export const noFacts: GuardFacts = { recipients: [], tokens: [], changedCode: [] };
