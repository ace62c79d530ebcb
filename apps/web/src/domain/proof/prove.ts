import { type BlockProof, proveBlock } from '@antescope/sources/block/block-proof';
import { ChainApi } from '@antescope/sources/node/chain-api';
import { NodeClient } from '@antescope/sources/node/node-client';

/** What is verified: a block, and optionally one of its transactions. */
export interface Proven {
  number: number;
  transaction?: string;
}

/** Reads the block again and verifies it in this browser; in a separate chunk with the curves. */
export function prove(node: string, chainId: string, proven: Proven): Promise<BlockProof> {
  return proveBlock(new ChainApi(new NodeClient({ endpoints: [node] })), { ...proven, chainId });
}
