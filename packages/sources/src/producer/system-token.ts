import type { ChainConfig, TokenSymbol } from '@antescope/chains/config/chain-config';

/** Token that the system contract counts in: stakes, votes, pay and RAM. */
export function coreTokenOfSystem(chain: ChainConfig): TokenSymbol & { contract: string } {
  return chain.systemToken ?? { ...chain.coreSymbol, contract: chain.coreContract };
}
