import { decodeSignedBlock } from '@antescope/codec/chain/block';
import { readInput, type InputTransaction } from '../execution/input.ts';
import type { BlockStore } from './block-store.ts';

/** A transaction of the pending block, with the CPU to bill if specified. */
export interface PendingInput {
  readonly input: InputTransaction;
  readonly billedCpuUs: number | undefined;
}

/** External transactions of a stored block, to be pushed to another one after a fork. */
export function inputsOf(blocks: BlockStore, number: number): PendingInput[] {
  const stored = blocks.get(number);
  if (stored === null) throw new Error(`block ${number} is reversible but not stored`);
  const inputs: PendingInput[] = [];
  for (const { trx } of decodeSignedBlock(stored.content).transactions) {
    if (trx[0] === 'packed_transaction') inputs.push({ input: readInput(trx[1]), billedCpuUs: undefined });
  }
  return inputs;
}
