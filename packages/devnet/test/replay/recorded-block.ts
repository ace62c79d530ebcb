import { decodeSignedBlock, type SignedBlock } from '@antescope/codec/chain/block';
import { decodeDeltas, type TableDelta } from '@antescope/codec/ship/deltas';
import { decodeShipResult } from '@antescope/codec/ship/messages';
import { decodeTraces, type TransactionTrace } from '@antescope/codec/ship/traces';
import { transactionId, type PackedTransaction } from '@antescope/codec/chain/transaction';
import { inflateZlib } from '@antescope/codec/bytes/zlib';

/** Recorded data of one block. */
export interface RecordedBlock {
  readonly number: number;
  readonly id: string;
  readonly block: SignedBlock;
  readonly traces: TransactionTrace[];
  readonly deltas: TableDelta[];
  /** External transactions by id. */
  readonly packed: ReadonlyMap<string, PackedTransaction>;
}

/** Blocks of state history frames, without the first block, which has neither traces nor deltas. */
export function* recordedBlocks(frames: Iterable<Uint8Array>): Generator<RecordedBlock> {
  for (const frame of frames) {
    const result = decodeShipResult(frame);
    if (result.type !== 'get_blocks_result_v0' || result.this_block === null) throw new Error('not a frame of a block');
    const { block, traces, deltas, this_block: position } = result;
    if (block === null || traces === null || deltas === null) continue;
    const signed = decodeSignedBlock(block);
    yield {
      number: position.block_num,
      id: position.block_id,
      block: signed,
      traces: decodeTraces(traces),
      deltas: decodeDeltas(deltas),
      packed: packedTransactions(signed),
    };
  }
}

function packedTransactions(block: SignedBlock): Map<string, PackedTransaction> {
  const found = new Map<string, PackedTransaction>();
  for (const { trx } of block.transactions) {
    if (trx[0] !== 'packed_transaction') continue;
    const packed = trx[1];
    const bytes = packed.compression === 1 ? inflateZlib(packed.packed_trx) : packed.packed_trx;
    found.set(transactionId(bytes), packed);
  }
  return found;
}
