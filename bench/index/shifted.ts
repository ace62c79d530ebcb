import type { ActionRows, BlockRows, TransactionRows } from '@antescope/index/store/block-rows';

/** Length of the recorded load: blocks, slots and global sequences. */
export interface LoadSpan {
  blocks: number;
  slots: number;
  sequences: number;
}

/**
 * The rows of a block as in a continued load: later block, slot and sequences, other ids, the same actions
 * and row changes. `round` 0 is the recording itself.
 */
export function shifted(rows: BlockRows, round: number, span: LoadSpan): BlockRows {
  if (round === 0) return rows;
  const number = rows.block.number + round * span.blocks;
  return {
    ...rows,
    block: {
      ...rows.block,
      number,
      id: blockId(rows.block.id, number, round),
      previous: rows.block.previous === null ? null : previousId(rows.block.previous, rows.block.number, round, span),
      slot: rows.block.slot + round * span.slots,
    },
    transactions: rows.transactions.map((one) => shiftedTransaction(one, round, span.sequences * round)),
  };
}

function shiftedTransaction(rows: TransactionRows, round: number, by: number): TransactionRows {
  return {
    ...rows,
    id: mixed(rows.id, round),
    failedId: rows.failedId === null ? null : mixed(rows.failedId, round),
    actions: rows.actions.map((action) => shiftedAction(action, by)),
  };
}

function shiftedAction(action: ActionRows, by: number): ActionRows {
  return {
    ...action,
    globalSequence: action.globalSequence + by,
    executionSequence: action.executionSequence + by,
    recvSequence: action.recvSequence + by,
    authSequence: action.authSequence.map((auth) => ({ ...auth, sequence: auth.sequence + by })),
  };
}

/** The first block of a round follows the last one of the previous round. */
function previousId(recorded: string, number: number, round: number, { blocks }: LoadSpan): string {
  const isFirst = number === firstOfLoad;
  const previous = number - 1 + round * blocks;
  if (!isFirst) return blockId(recorded, previous, round);
  return blockId(lastOfLoad.id, previous, round - 1);
}

const firstOfLoad = 3088;
/** Set when the last block of the recording is read. */
export const lastOfLoad = { id: '' };

function blockId(recorded: string, number: number, round: number): string {
  return (
    number.toString(16).padStart(8, '0') +
    (round === 0 ? recorded : mixed(recorded.slice(8), round)).slice(round === 0 ? 8 : 0)
  );
}

/** Changes the first eight digits per round, distributed like a hash. */
function mixed(hex: string, round: number): string {
  const word = (Number.parseInt(hex.slice(0, 8), 16) ^ Math.imul(round, 0x9e3779b1)) >>> 0;
  return word.toString(16).padStart(8, '0') + hex.slice(8);
}
