/**
 * Types of actions that a history can be filtered by; `resources` is RAM, CPU and NET. `receive` and
 * `send` are token transfers to and from the account whose history it is.
 */
export const actionKinds = ['receive', 'send', 'contract', 'account', 'resources', 'producer', 'vote'] as const;
export type ActionKind = (typeof actionKinds)[number];

/** A token as a person writes it: 'EOS' of any contract, or of the one that is named. */
export interface FilterToken {
  symbol: string;
  contract?: string;
}

/**
 * What a history is narrowed to: the same on the page, in the API and in an export. All that are given must hold; of
 * `kinds` any one. Absent means "whatever".
 */
export interface ActionFilter {
  /** Contract that must own the action. */
  contract?: string;
  action?: string;
  kinds?: readonly ActionKind[];
  /** Transfers, issues and burnings of this token. */
  token?: FilterToken;
  /** The other side of a transfer, or another account that received or authorised the action. */
  counterparty?: string;
  /** Part of the memo, whatever the case. */
  memo?: string;
  /** ISO times in UTC, both included. */
  after?: string;
  before?: string;
  /** Leaves out transfers of less than 0.0005 of the core token. */
  hideSmall?: boolean;
  /** Leaves out what the spam rules of the chain name; what was left out is counted, with its reasons. */
  hideSpam?: boolean;
}
