import type { PublicChain } from '@antescope/chains/config/chain-config';
import type { TokenBalance } from '@antescope/sources/account/account-view';

/** Balances above 0: a zero row is an open position without tokens. */
export function heldTokens(tokens: readonly TokenBalance[]): TokenBalance[] {
  return tokens.filter(({ quantity }) => /^\d*\.?\d*/.exec(quantity)?.[0].match(/[1-9]/) != null);
}

/** Whether a balance is of the chain's core token, and not of a look-alike. */
export function isCore(
  { contract, quantity }: TokenBalance,
  chain: Pick<PublicChain, 'coreContract' | 'coreSymbol'>,
): boolean {
  return contract === chain.coreContract && quantity.endsWith(` ${chain.coreSymbol.code}`);
}
