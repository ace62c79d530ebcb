import type { PublicChain } from '@antescope/chains/config/chain-config';

/** The chain as tools see it. */
export type ToolChain = Pick<
  PublicChain,
  'key' | 'coreSymbol' | 'systemToken' | 'systemAccounts' | 'features' | 'resources' | 'contractVariants' | 'maxVotes'
>;

export interface TokenSymbol {
  code: string;
  precision: number;
}

/** The token that the system contract counts in. */
export function systemSymbol({ systemToken, coreSymbol }: ToolChain): TokenSymbol {
  const { code, precision } = systemToken ?? coreSymbol;
  return { code, precision };
}
