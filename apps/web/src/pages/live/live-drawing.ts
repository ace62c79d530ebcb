import type { ActionRow } from '@antescope/sources/history/history-source';
import type { LiveList } from './live-list.ts';

/** A row and how it is displayed. */
interface ToldRow {
  row: ActionRow;
  /** First row of its block, which shows the block's columns. */
  lead: boolean;
  /** Rows are missing between this row and the next. */
  gapBelow: boolean;
}

export interface DrawnRow extends ToldRow {
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
export class LiveDrawing {
  #rows: readonly DrawnRow[];
  #list: LiveList;
  #told: readonly ToldRow[];
  /** Index in the target list, by cursor. */
  #places: ReadonlyMap<string, number>;
  #nextKey = 0;

  constructor(list: LiveList) {
    this.#list = list;
    this.#told = told(list);
    this.#places = places(this.#told);
    this.#rows = this.#made(this.#told);
  }

  /** Newest first; a new array on every change. */
  get rows(): readonly DrawnRow[] {
    return this.#rows;
  }

  /** Number of rows from the top that already match the list. */
  get right(): number {
    const wrong = this.#told.findIndex(({ row }, place) => this.#rows[place]?.row.cursor !== row.cursor);
    return wrong === -1 ? this.#told.length : wrong;
  }

  /** Sets the list that the next steps approach. */
  aim(list: LiveList): void {
    if (list === this.#list) return;
    this.#list = list;
    this.#told = told(list);
    this.#places = places(this.#told);
    this.#rows = this.#rows.map((drawn) => {
      const now = this.#told[this.#places.get(drawn.row.cursor) ?? -1];
      const same = now === undefined || (now.lead === drawn.lead && now.gapBelow === drawn.gapBelow);
      return same ? drawn : { ...now, key: drawn.key };
    });
  }

  /** Renders up to `max` new rows. Returns false when up to date. */
  step(most: number): boolean {
    const { right } = this;
    if (right === this.#told.length && right === this.#rows.length) return false;
    const rest = this.#rows.slice(right);
    this.#rows = [...this.#rows.slice(0, right), ...this.#nearer(right, rest, most)];
    return true;
  }

  /** The rows from `place` on, the first that does not match yet. */
  #nearer(place: number, rest: readonly DrawnRow[], most: number): readonly DrawnRow[] {
    if (place === this.#told.length) return rest.slice(0, -most * atEndPerRow);
    if (rest.length === 0) return this.#made(this.#told.slice(place, place + most * atEndPerRow));
    const stays = rest.findIndex(({ row }) => this.#places.has(row.cursor));
    if (stays === -1) {
      const replaced = this.#told.slice(place, place + most);
      return [
        ...replaced.map((one, index) => ({ ...one, key: rest[index]?.key ?? this.#newKey() })),
        ...rest.slice(replaced.length),
      ];
    }
    // The rows above the remaining ones were undone by a fork.
    if (stays > 0) return rest.slice(stays);
    const below = this.#places.get(rest[0]!.row.cursor)!;
    return this.#cut([...this.#made(this.#told.slice(Math.max(place, below - most), below)), ...rest], place, most);
  }

  /** Drops surplus old rows at the end. */
  #cut(rest: readonly DrawnRow[], place: number, most: number): readonly DrawnRow[] {
    const tooMany = Math.min(place + rest.length - this.#told.length, most * atEndPerRow);
    let end = rest.length;
    while (rest.length - end < tooMany && !this.#places.has(rest[end - 1]!.row.cursor)) end -= 1;
    return rest.slice(0, end);
  }

  #made(rows: readonly ToldRow[]): DrawnRow[] {
    return rows.map((row) => ({ ...row, key: this.#newKey() }));
  }

  #newKey(): number {
    this.#nextKey += 1;
    return this.#nextKey;
  }
}

function told(list: LiveList): ToldRow[] {
  return list.flatMap(({ rows, gapBelow }) =>
    rows.map((row, place) => ({ row, lead: place === 0, gapBelow: gapBelow && place === rows.length - 1 })),
  );
}

function places(rows: readonly ToldRow[]): Map<string, number> {
  return new Map(rows.map(({ row }, place) => [row.cursor, place]));
}
