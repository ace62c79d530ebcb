import type { AbiSource } from '../abi/abi-source.ts';
import type { Field } from '../core/fields.ts';
import type { BlockView, HeadView } from '../block/block-view.ts';
import { readBlock } from '../block/read-block.ts';
import type { ChainApi } from '../node/chain-api.ts';
import { NodeError, NodeUnavailableError } from '../node/node-error.ts';
import { foldExecutions, isNotification } from '../transaction/fold.ts';
import { readTraceApiActions } from '../transaction/read-transaction.ts';
import type { ActionTraceView } from '../transaction/transaction-view.ts';
import type { ActionRow } from './history-source.ts';

/** Sizes of the groups of blocks that are read at once: a busy chain needs only the first, a quiet one few rounds. */
const groups = [1, 3, 6, 10];

/**
 * Newest actions of a chain without an index, newest first: from trace_api, or top-level actions of the blocks. The search
 * ends after 20 blocks, read in four groups; `first` is the oldest block that was read.
 */
export async function latestFromBlocks(
  api: ChainApi,
  abis: AbiSource,
  head: HeadView,
  limit: number,
): Promise<{ rows: ActionRow[]; first: number }> {
  const rows: ActionRow[] = [];
  let first = head.head + 1;
  for (const size of groups) {
    const numbers = Array.from({ length: Math.min(size, first - 1) }, (_, index) => first - 1 - index);
    const blocks = await Promise.all(numbers.map((number) => readActionsOfBlock(api, abis, head, number)));
    rows.push(...blocks.flatMap((block) => block.rows.toReversed()));
    first -= numbers.length;
    if (rows.length >= limit) break;
  }
  return { rows: rows.slice(0, limit), first };
}

/** One block of a node with its executed actions, oldest first. */
export interface ActionsOfBlock {
  number: number;
  id: string;
  previous: string;
  /** ISO time with Z. */
  time: string;
  /** Transactions in it, without the system's own. */
  transactions: number;
  rows: ActionRow[];
}

/** From trace_api where the node has it, else top-level actions. Throws NodeError, NodeUnavailableError. */
export async function readActionsOfBlock(
  api: ChainApi,
  abis: AbiSource,
  head: HeadView,
  number: number,
): Promise<ActionsOfBlock> {
  try {
    return await tracedBlock((await api.traceBlock(number)).value, abis, head);
  } catch (error) {
    // Without trace_api, or a trace of this block, the block itself has the top-level actions.
    if (!(error instanceof NodeError || error instanceof NodeUnavailableError)) throw error;
  }
  return sentBlock((await api.getBlock(number)).value, abis, head);
}

async function tracedBlock(block: Field, abis: AbiSource, head: HeadView): Promise<ActionsOfBlock> {
  const rows = await tracedRows(block, abis, head);
  return {
    number: block.at('number').number(),
    id: block.at('id').text(),
    previous: block.at('previous_id').text(),
    time: block.at('timestamp').time(),
    transactions: new Set(rows.map((row) => row.transactionId)).size,
    rows,
  };
}

async function tracedRows(block: Field, abis: AbiSource, head: HeadView): Promise<ActionRow[]> {
  const rows: ActionRow[] = [];
  for (const transaction of block.at('transactions').items()) {
    if (transaction.at('status').textOr('executed') !== 'executed') continue;
    const traces = await readTraceApiActions(transaction.at('actions').items(), abis);
    const id = transaction.at('id').text();
    for (const { trace, receivers } of foldExecutions(traces, (trace) => ({ transactionId: id, trace }))) {
      if (isNotification(trace) || isOnBlock(trace)) continue;
      rows.push(
        rowOf(
          block.at('number').number(),
          block.at('id').text(),
          block.at('timestamp').time(),
          head,
          id,
          trace,
          receivers,
        ),
      );
    }
  }
  return rows;
}

async function sentBlock(block: Field, abis: AbiSource, head: HeadView): Promise<ActionsOfBlock> {
  const view = await readBlock(block, head, abis);
  const { number, id, previous, time, transactionCount } = view;
  return { number, id, previous, time, transactions: transactionCount, rows: sentRows(view) };
}

function sentRows(view: BlockView): ActionRow[] {
  const head = { lastIrreversible: view.lastIrreversible };
  return view.transactions.flatMap((transaction) =>
    transaction.status === 'executed'
      ? transaction.actions.map((action, index) =>
          rowOf(view.number, view.id, view.time, head, transaction.id, sentTrace(action, index + 1), [action.contract]),
        )
      : [],
  );
}

function rowOf(
  blockNumber: number,
  blockId: string,
  blockTime: string,
  head: Pick<HeadView, 'lastIrreversible'>,
  transactionId: string,
  trace: ActionTraceView,
  receivers: string[],
): ActionRow {
  // Top-level actions have no sequence: their position distinguishes them, equal ones too.
  const sequence = trace.receipt?.globalSequence || `${transactionId.slice(0, 8)}.${trace.ordinal}`;
  const cursor = `${blockNumber}-${blockId.slice(8, 16)}-${sequence}`;
  const irreversible = blockNumber <= head.lastIrreversible;
  return { cursor, transactionId, blockNumber, blockTime, irreversible, trace, receivers };
}

function sentTrace(
  action: { contract: string; name: string; authorization: ActionTraceView['authorization']; data: unknown },
  ordinal: number,
): ActionTraceView {
  return {
    ...action,
    ordinal,
    creatorOrdinal: 0,
    ancestorOrdinal: 0,
    receiver: action.contract,
    hex: '',
    undecoded: action.data === null ? 'no-abi' : null,
    contextFree: false,
    receipt: { globalSequence: '', recvSequence: '', actDigest: '', authSequence: [] },
    elapsed: null,
    console: '',
    returnValue: null,
    returnValueHex: '',
    ramDeltas: [],
    error: null,
  };
}

/** The system's own transaction at the start of every block. */
function isOnBlock(trace: ActionTraceView): boolean {
  return trace.name === 'onblock' && trace.authorization.every(({ actor }) => actor === trace.contract);
}
