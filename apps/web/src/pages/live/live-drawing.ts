import type { ActionRow } from '@antescope/sources/history/history-source';
import type { LiveList } from './live-list.ts';

/** A row of a list as it is told. */
interface ToldRow {
  row: ActionRow;
  /** The first of its block tells what is the block's. */
  lead: boolean;
  /** Rows are missing between this one and the one below it. */
  gapBelow: boolean;
}

export interface DrawnRow extends ToldRow {
  /** Names its element: a row that comes in the place of another takes that one's over. */
  key: number;
}

/** For one row that comes on top, so many go or come at the end, where hardly anybody looks. */
const atEndPerRow = 4;

/**
 * What the page draws of a list that changes faster than a slow machine draws it at once: each step is a few rows nearer
 * to the list. New rows push the others down, the oldest of them first; where none of the old ones stays, they come in
 * their places, from the top, and nothing moves.
 */
export class LiveDrawing {
  #rows: readonly DrawnRow[];
  #list: LiveList;
  #told: readonly ToldRow[];
  /** Place in what is told, by cursor. */
  #places: ReadonlyMap<string, number>;
  #nextKey = 0;

  constructor(list: LiveList) {
    this.#list = list;
    this.#told = told(list);
    this.#places = places(this.#told);
    this.#rows = this.#made(this.#told);
  }

  /** Newest first; another array whenever something changed. */
  get rows(): readonly DrawnRow[] {
    return this.#rows;
  }

  /** So many rows from the top on are the list's already. */
  get right(): number {
    const wrong = this.#told.findIndex(({ row }, place) => this.#rows[place]?.row.cursor !== row.cursor);
    return wrong === -1 ? this.#told.length : wrong;
  }

  /** The list that the next steps go to. */
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

  /** Draws at most so many of the new rows. False when there is nothing left to draw. */
  step(most: number): boolean {
    const { right } = this;
    if (right === this.#told.length && right === this.#rows.length) return false;
    const rest = this.#rows.slice(right);
    this.#rows = [...this.#rows.slice(0, right), ...this.#nearer(right, rest, most)];
    return true;
  }

  /** The rows from a place on, the first that is not right yet. */
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
    // What is drawn above rows that stay was undone.
    if (stays > 0) return rest.slice(stays);
    const below = this.#places.get(rest[0]!.row.cursor)!;
    return this.#cut([...this.#made(this.#told.slice(Math.max(place, below - most), below)), ...rest], place, most);
  }

  /** Without old rows at the end that are too many by now. */
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
