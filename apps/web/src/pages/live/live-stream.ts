import type { ActionRow } from '@antescope/sources/history/history-source';
import { type LiveList, listOf, type NewRow, rowCount, withoutBlocks, withRows } from './live-list.ts';
import { keptRows } from '../../domain/live/live-rows.ts';

export interface LiveView {
  list: LiveList;
  shown: number;
  /** Rows that wait, those included that have waited too long to be shown any more. */
  held: number;
  /** Fitting actions a second, over the last ten seconds; null before there is anything to say. */
  perSecond: number | null;
  /** The block to which a fork went back last; null: none did. */
  undoneTo: number | null;
}

const rateMs = 10_000;
/**
 * Rows on their way to the page. They come a block at a time and are shown when they may flow, else they wait; however
 * many come, `keptRows` are shown and as many wait.
 */
export class LiveStream {
  #list: LiveList;
  #waiting: NewRow[] = [];
  #dropped = 0;
  #gap = false;
  #undoneTo: number | null = null;
  #arrived: { at: number; count: number }[] = [];
  #since: number | null = null;

  constructor(first: readonly ActionRow[]) {
    this.#list = listOf(first);
  }

  /** Rows of one block, oldest first; those that are here already are not taken twice. */
  take(rows: readonly ActionRow[], now: number): void {
    const known = new Set(this.#list.flatMap((group) => group.rows.map((row) => row.cursor)));
    for (const { row } of this.#waiting) known.add(row.cursor);
    const fresh = rows.filter((row) => !known.has(row.cursor));
    this.#since ??= now;
    this.#arrived.push({ at: now, count: fresh.length });
    for (const row of fresh) {
      this.#waiting.push({ row, afterGap: this.#gap });
      this.#gap = false;
    }
    const tooMany = this.#waiting.length - keptRows;
    if (tooMany > 0) {
      this.#waiting.splice(0, tooMany);
      this.#dropped += tooMany;
      this.#waiting[0] = { ...this.#waiting[0]!, afterGap: true };
    }
  }

  undo(block: number): void {
    this.#waiting = this.#waiting.filter(({ row }) => row.blockNumber <= block);
    this.#list = withoutBlocks(this.#list, block);
    this.#undoneTo = block;
  }

  /** Rows are missing from here on. */
  gap(): void {
    this.#gap = true;
  }

  /** Shows the rows that wait. */
  flow(): void {
    this.#list = withRows(this.#list, this.#waiting);
    this.#waiting = [];
    this.#dropped = 0;
  }

  view(now: number): LiveView {
    this.#arrived = this.#arrived.filter(({ at }) => at > now - rateMs);
    const seconds = this.#since === null ? 0 : Math.min(rateMs, now - this.#since) / 1000;
    const count = this.#arrived.reduce((sum, one) => sum + one.count, 0);
    return {
      list: this.#list,
      shown: rowCount(this.#list),
      held: this.#waiting.length + this.#dropped,
      perSecond: seconds < 1 ? null : count / seconds,
      undoneTo: this.#undoneTo,
    };
  }
}
