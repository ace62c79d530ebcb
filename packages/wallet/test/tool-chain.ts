import { chainOfNode } from '@antescope/chains/config/chain-config';
import { publicChain } from '@antescope/chains/config/public-chain';
import { chainByKey } from '@antescope/chains/config/registry';
import type { ToolChain } from '../src/tools/tool-chain.ts';

/** The local chain with EOS of four decimals, as tools see it. */
export const eosChain: ToolChain = publicChain(
  chainOfNode(chainByKey('local'), { chainId: '', coreSymbol: { code: 'EOS', precision: 4 }, endpoint: '' }),
);

export const alice = { actor: 'alice', permission: 'active' };
