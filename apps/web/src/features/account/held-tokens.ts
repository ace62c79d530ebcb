import type { TokenBalance } from '@antescope/sources/account/account-view';

/** Balances above 0: a closed position is no token of the account. */
export function heldTokens(tokens: readonly TokenBalance[]): TokenBalance[] {
  return tokens.filter(({ quantity }) => /^\d*\.?\d*/.exec(quantity)?.[0].match(/[1-9]/) != null);
}
