import { isoZ, slotToTime } from '@antescope/codec/chain/time';
import { BoundedMap } from '@antescope/sources/core/bounded-map';
import type { ActionRow } from '@antescope/sources/history/history-source';
import { formatCursor } from '../../store/cursor.ts';
import type { HistoryReader, StoredExecution, StoreStatus } from '../../store/history-store.ts';
import type { AbiVersions } from './abi-versions.ts';
import { actionTraceView } from './action-trace.ts';
import { RequestCache } from './request-cache.ts';

/** Max cached rows, about 3 kB each; larger ones are not cached. */
const rowLimits = { entries: 10_000 };
const maxRowLength = 2000;

type Row = Omit<ActionRow, 'irreversible'>;

/** Builds rows of executions. Executions are immutable until blocks are undone, so rows are cached until then. */
export class ActionRowMaker {
  readonly #reader: HistoryReader;
  readonly #abis: AbiVersions;
  #cache = new BoundedMap<Row, number>(rowLimits);
  #undoCount: number | undefined;

  constructor(reader: HistoryReader, abis: AbiVersions) {
    this.#reader = reader;
    this.#abis = abis;
  }

  /** In the given order; executions that were forked out meanwhile are omitted. */
  async rows(executions: readonly number[], status: StoreStatus): Promise<ActionRow[]> {
    const cache = this.#cacheSince(status.undoCount);
    const built = new Map<number, Row>();
    for (const sequence of executions) {
      const row = cache.get(sequence);
      if (row !== undefined) built.set(sequence, row);
    }
    const missing = executions.filter((sequence) => !built.has(sequence));
    const requestCache = new RequestCache(this.#reader);
    const abis = this.#abis.over(requestCache);
    for (const stored of missing.length === 0 ? [] : await this.#reader.executionsAt(missing)) {
      const row = await buildRow(stored, requestCache, abis);
      built.set(stored.action.globalSequence, row);
      if (status.undoCount !== undefined && isCacheable(row)) cache.set(stored.action.globalSequence, row);
    }
    const rows: ActionRow[] = [];
    for (const sequence of executions) {
      const row = built.get(sequence);
      if (row !== undefined) rows.push({ ...row, irreversible: row.blockNumber <= status.lastIrreversible });
    }
    return rows;
  }

  /** Calls that started before an undo keep writing to the old map. */
  #cacheSince(undoCount: number | undefined): BoundedMap<Row, number> {
    if (undoCount !== this.#undoCount) {
      this.#cache = new BoundedMap(rowLimits);
      this.#undoCount = undoCount;
    }
    return this.#cache;
  }
}

/** One execution, its notifications folded into the receivers. */
async function buildRow(
  { action, transactionId, block, receivers }: StoredExecution,
  reader: RequestCache,
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

/** Rows that failed to decode may decode later, once the current ABI is available. */
function isCacheable({ trace }: Row): boolean {
  return trace.undecoded === null && trace.hex.length + trace.console.length <= maxRowLength;
}
