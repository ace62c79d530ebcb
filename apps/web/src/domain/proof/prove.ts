import { type BlockProof, proveBlock } from '@antescope/sources/block/block-proof';
import { ChainApi } from '@antescope/sources/node/chain-api';
import { NodeClient } from '@antescope/sources/node/node-client';

/** What is checked: a block, and one of its transactions. */
export interface Proven {
  number: number;
  transaction?: string;
}

/** Reads the block anew and computes what it says, in this browser; with the curves a chunk of its own. */
export function prove(node: string, chainId: string, proven: Proven): Promise<BlockProof> {
  return proveBlock(new ChainApi(new NodeClient({ endpoints: [node] })), { ...proven, chainId });
}
