import type { LiveList, LiveRow } from './live-list.ts';

/** A row and how it is displayed. */
interface ListRow {
  row: LiveRow;
  /** First row of its block, which shows the block's columns. */
  lead: boolean;
  /** Rows are missing between this row and the next. */
  gapBelow: boolean;
}

export interface RenderedRow extends ListRow {
  /** React key; a row that replaces another reuses its key and element. */
  key: number;
}

/** Rows added or removed at the end, below the fold, for each row added on top. */
const atEndPerRow = 4;

/**
 * The rendered part of a list that changes faster than a slow machine can render: each step brings it a few rows closer
 * to the list. New rows are inserted above the others, oldest first; if none of the old rows remains, the new ones
 * replace them in place, from the top, without shifting the layout.
 */
export class ListRenderer {
  #rows: readonly RenderedRow[];
  #list: LiveList;
  #target: readonly ListRow[];
  /** Index in the target list, by cursor. */
  #indexes: ReadonlyMap<string, number>;
  #nextKey = 0;

  constructor(list: LiveList) {
    this.#list = list;
    this.#target = flatRows(list);
    this.#indexes = indexByCursor(this.#target);
    this.#rows = this.#withKeys(this.#target);
  }

  /** Newest first; a new array on every change. */
  get rows(): readonly RenderedRow[] {
    return this.#rows;
  }

  /** Number of rows from the top that already match the list. */
  get matching(): number {
    const mismatch = this.#target.findIndex(({ row }, index) => this.#rows[index]?.row.cursor !== row.cursor);
    return mismatch === -1 ? this.#target.length : mismatch;
  }

  /** Sets the list that the next steps approach. */
  setTarget(list: LiveList): void {
    if (list === this.#list) return;
    this.#list = list;
    this.#target = flatRows(list);
    this.#indexes = indexByCursor(this.#target);
    this.#rows = this.#rows.map((rendered) => {
      const next = this.#target[this.#indexes.get(rendered.row.cursor) ?? -1];
      return next === undefined || isSame(next, rendered) ? rendered : { ...next, key: rendered.key };
    });
  }

  /** Renders up to `max` new rows. Returns false when up to date. */
  step(max: number): boolean {
    const { matching } = this;
    if (matching === this.#target.length && matching === this.#rows.length) return false;
    const rest = this.#rows.slice(matching);
    this.#rows = [...this.#rows.slice(0, matching), ...this.#approach(matching, rest, max)];
    return true;
  }

  /** The rows from `place` on, the first that does not match yet. */
  #approach(index: number, rest: readonly RenderedRow[], max: number): readonly RenderedRow[] {
    if (index === this.#target.length) return rest.slice(0, -max * atEndPerRow);
    if (rest.length === 0) return this.#withKeys(this.#target.slice(index, index + max * atEndPerRow));
    const firstKept = rest.findIndex(({ row }) => this.#indexes.has(row.cursor));
    if (firstKept === -1) {
      const replaced = this.#target.slice(index, index + max);
      return [
        ...replaced.map((row, index) => ({ ...row, key: rest[index]?.key ?? this.#newKey() })),
        ...rest.slice(replaced.length),
      ];
    }
    // The rows above the remaining ones were undone by a fork.
    if (firstKept > 0) return rest.slice(firstKept);
    const below = this.#indexes.get(rest[0]!.row.cursor)!;
    return this.#trim(
      [...this.#withKeys(this.#target.slice(Math.max(index, below - max), below)), ...rest],
      index,
      max,
    );
  }

  /** Drops surplus old rows at the end. */
  #trim(rest: readonly RenderedRow[], index: number, max: number): readonly RenderedRow[] {
    const surplus = Math.min(index + rest.length - this.#target.length, max * atEndPerRow);
    let end = rest.length;
    while (rest.length - end < surplus && !this.#indexes.has(rest[end - 1]!.row.cursor)) end -= 1;
    return rest.slice(0, end);
  }

  #withKeys(rows: readonly ListRow[]): RenderedRow[] {
    return rows.map((row) => ({ ...row, key: this.#newKey() }));
  }

  #newKey(): number {
    this.#nextKey += 1;
    return this.#nextKey;
  }
}

/** Rows have the same cursor. Inline actions can follow their cause in a later part of the block. */
function isSame(a: ListRow, b: ListRow): boolean {
  return a.lead === b.lead && a.gapBelow === b.gapBelow && a.row.inline?.length === b.row.inline?.length;
}

function flatRows(list: LiveList): ListRow[] {
  return list.flatMap(({ rows, gapBelow }) =>
    rows.map((row, index) => ({ row, lead: index === 0, gapBelow: gapBelow && index === rows.length - 1 })),
  );
}

function indexByCursor(rows: readonly ListRow[]): Map<string, number> {
  return new Map(rows.map(({ row }, index) => [row.cursor, index]));
}
