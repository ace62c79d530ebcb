import type { PublicChain } from '@antescope/chains/config/chain-config';

/** The chain as tools see it. */
export type ToolChain = Pick<
  PublicChain,
  | 'key'
  | 'coreSymbol'
  | 'coreContract'
  | 'systemToken'
  | 'systemAccounts'
  | 'features'
  | 'resources'
  | 'contractVariants'
  | 'maxVotes'
  | 'proxyInfoContract'
  | 'accountInfo'
  | 'fioFeeAccount'
  | 'rexProxy'
>;

export interface TokenSymbol {
  code: string;
  precision: number;
}

/** A balance that an amount is paid from. */
export interface Spendable {
  units: bigint;
  symbol: TokenSymbol;
  /** Contract of the token; null for what is no token, such as bytes of RAM. */
  contract: string | null;
}

/** The contract of the token that the system contract counts in. */
export function systemTokenContract({ systemToken, coreContract }: ToolChain): string {
  return systemToken?.contract ?? coreContract;
}

/** The token that the system contract counts in. */
export function systemSymbol({ systemToken, coreSymbol }: ToolChain): TokenSymbol {
  const { code, precision } = systemToken ?? coreSymbol;
  return { code, precision };
}
