import { isoZ, slotToTime } from '@antescope/codec/chain/time';
import type { ActionRow } from '@antescope/sources/history/history-source';
import { formatCursor } from '../../store/cursor.ts';
import type { HistoryReader, StoredExecution, StoreStatus } from '../../store/history-store.ts';
import type { AbiVersions } from './abi-versions.ts';
import { actionTraceView } from './action-trace.ts';
import { OneAnswer } from './one-answer.ts';

/** Rows that are kept at hand, each about 3 kB; larger ones are made anew. */
const mostKept = 10_000;
const largestKept = 2000;

type Row = Omit<ActionRow, 'irreversible'>;

/** Makes rows of executions. What an execution was stays so until blocks are undone: until then its row is kept. */
export class ActionRowMaker {
  readonly #reader: HistoryReader;
  readonly #abis: AbiVersions;
  #kept = new Map<number, Row>();
  #undone: number | undefined;

  constructor(reader: HistoryReader, abis: AbiVersions) {
    this.#reader = reader;
    this.#abis = abis;
  }

  /** In the given order; executions that a fork took away since they were listed are left out. */
  async rows(executions: readonly number[], status: StoreStatus): Promise<ActionRow[]> {
    const kept = this.#keptSince(status.undone);
    const found = new Map<number, Row>();
    for (const sequence of executions) {
      const row = kept.get(sequence);
      if (row !== undefined) found.set(sequence, row);
    }
    const missing = executions.filter((sequence) => !found.has(sequence));
    const once = new OneAnswer(this.#reader);
    const abis = this.#abis.over(once);
    for (const stored of missing.length === 0 ? [] : await this.#reader.executionsAt(missing)) {
      const row = await made(stored, once, abis);
      found.set(stored.action.globalSequence, row);
      if (status.undone !== undefined && isWorthKeeping(row)) keep(kept, stored.action.globalSequence, row);
    }
    const rows: ActionRow[] = [];
    for (const sequence of executions) {
      const row = found.get(sequence);
      if (row !== undefined) rows.push({ ...row, irreversible: row.blockNumber <= status.lastIrreversible });
    }
    return rows;
  }

  /** Who is still making rows of before the undoing keeps them in the map of before. */
  #keptSince(undone: number | undefined): Map<number, Row> {
    if (undone !== this.#undone) {
      this.#kept = new Map();
      this.#undone = undone;
    }
    return this.#kept;
  }
}

/** One execution, its notifications folded into the receivers. */
async function made(
  { action, transactionId, block, receivers }: StoredExecution,
  reader: OneAnswer,
  abis: AbiVersions,
): Promise<Row> {
  return {
    cursor: formatCursor(block.number, block.id, action.globalSequence),
    transactionId,
    blockNumber: block.number,
    blockTime: isoZ(slotToTime(block.slot)),
    trace: await actionTraceView(reader, abis, action, block.number),
    receivers,
  };
}

/** What could not be decoded may be, as soon as the contract's present ABI can be asked for. */
function isWorthKeeping({ trace }: Row): boolean {
  return trace.undecoded === null && trace.hex.length + trace.console.length <= largestKept;
}

function keep(kept: Map<number, Row>, sequence: number, row: Row): void {
  if (kept.size >= mostKept) {
    // The oldest tenth: those that were made first.
    for (const old of [...kept.keys()].slice(0, mostKept / 10)) kept.delete(old);
  }
  kept.set(sequence, row);
}
