import type { PublicChain } from '@antescope/chains/config/chain-config';
import type { TokenBalance } from '@antescope/sources/account/account-view';

/** Balances above 0: a closed position is no token of the account. */
export function heldTokens(tokens: readonly TokenBalance[]): TokenBalance[] {
  return tokens.filter(({ quantity }) => /^\d*\.?\d*/.exec(quantity)?.[0].match(/[1-9]/) != null);
}

/** Whether a balance is of the chain's core token, and of no look-alike. */
export function isCore(
  { contract, quantity }: TokenBalance,
  chain: Pick<PublicChain, 'coreContract' | 'coreSymbol'>,
): boolean {
  return contract === chain.coreContract && quantity.endsWith(` ${chain.coreSymbol.code}`);
}
