import type { ActionRow } from '@antescope/sources/history/history-source';
import { type LiveList, listOf, type NewRow, rowCount, withoutBlocks, withRows } from './live-list.ts';
import { maxRows } from '../../domain/live/live-rows.ts';

export interface LiveView {
  list: LiveList;
  shown: number;
  /** Number of buffered rows, including those dropped because there were too many. */
  buffered: number;
  /** Matching actions per second over the last ten seconds; null before the first reading. */
  perSecond: number | null;
  /** Block that the last fork rolled back to; null without a fork. */
  undoneTo: number | null;
}

const rateMs = 10_000;
/**
 * Rows on their way to the page. They arrive a block at a time and are shown if they may flow, otherwise buffered; at
 * most `keptRows` are shown and as many buffered.
 */
export class LiveStream {
  #list: LiveList;
  #buffer: NewRow[] = [];
  #dropped = 0;
  #gap = false;
  #undoneTo: number | null = null;
  #arrived: { at: number; count: number }[] = [];
  #since: number | null = null;

  constructor(first: readonly ActionRow[]) {
    this.#list = listOf(first);
  }

  /** Adds rows of one block, oldest first; skips duplicates. */
  take(rows: readonly ActionRow[], now: number): void {
    const existing = new Set(this.#list.flatMap((group) => group.rows.map((row) => row.cursor)));
    for (const { row } of this.#buffer) existing.add(row.cursor);
    const newRows = rows.filter((row) => !existing.has(row.cursor));
    this.#since ??= now;
    this.#arrived.push({ at: now, count: newRows.length });
    for (const row of newRows) {
      this.#buffer.push({ row, afterGap: this.#gap });
      this.#gap = false;
    }
    const surplus = this.#buffer.length - maxRows;
    if (surplus > 0) {
      this.#buffer.splice(0, surplus);
      this.#dropped += surplus;
      this.#buffer[0] = { ...this.#buffer[0]!, afterGap: true };
    }
  }

  undo(block: number): void {
    this.#buffer = this.#buffer.filter(({ row }) => row.blockNumber <= block);
    this.#list = withoutBlocks(this.#list, block);
    this.#undoneTo = block;
  }

  /** Marks a gap before the next rows. */
  gap(): void {
    this.#gap = true;
  }

  /** Shows the buffered rows. */
  flow(): void {
    this.#list = withRows(this.#list, this.#buffer);
    this.#buffer = [];
    this.#dropped = 0;
  }

  view(now: number): LiveView {
    this.#arrived = this.#arrived.filter(({ at }) => at > now - rateMs);
    const seconds = this.#since === null ? 0 : Math.min(rateMs, now - this.#since) / 1000;
    const count = this.#arrived.reduce((sum, batch) => sum + batch.count, 0);
    return {
      list: this.#list,
      shown: rowCount(this.#list),
      buffered: this.#buffer.length + this.#dropped,
      perSecond: seconds < 1 ? null : count / seconds,
      undoneTo: this.#undoneTo,
    };
  }
}
