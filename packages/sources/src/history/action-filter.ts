/**
 * Types of actions that a history can be filtered by; `resources` is RAM, CPU and NET. `receive` and
 * `send` are token transfers to and from the account whose history it is.
 */
export const actionKinds = ['receive', 'send', 'contract', 'account', 'resources', 'producer', 'vote'] as const;
export type ActionKind = (typeof actionKinds)[number];

/** A token as typed: 'EOS' of any contract, or of `contract`. */
export interface FilterToken {
  symbol: string;
  contract?: string;
}

/**
 * Filter of a history, the same on pages, in the API and in exports. All conditions must match; of `kinds` any one. An
 * absent member matches everything.
 */
export interface ActionFilter {
  /** Contract that must own the action. */
  contract?: string;
  action?: string;
  kinds?: readonly ActionKind[];
  /** Transfers, issues and retirements of this token. */
  token?: FilterToken;
  /** The other party of a transfer, or another account that received or authorized the action. */
  counterparty?: string;
  /** Part of the memo, case-insensitive. */
  memo?: string;
  /** ISO times in UTC, inclusive. */
  after?: string;
  before?: string;
  /** Excludes transfers below 0.0005 core tokens. */
  hideSmall?: boolean;
  /** Hides rows that match the chain's spam rules; hidden rows are counted by reason. */
  hideSpam?: boolean;
}
