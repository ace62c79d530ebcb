import { PackedReader, type PackedWriter } from './bytes.ts';

/** An action trace in an account's list; the list is in v1 history order: transactions as they came, ordinals inside. */
export interface ListEntry {
  sequence: number;
  execution: number;
  /** Interned shape of the action as the account sees it. */
  shape: number;
}

/** How many entries fill a chunk: it then takes about 1 kB, so that a few fit a page and reading one is nothing. */
export const fullChunk = 256;

/** More chunks than that no list can have; a chunk's row id is the account's number times this, plus its place. */
export const mostChunks = 2 ** 24;

/**
 * A piece of an account's list, with whole transactions only. A full one is never written again, and which shapes are
 * in it is found by `chunk_shapes`; the last one is looked through.
 */
export interface Chunk {
  account: number;
  /** Place in the list, from 0 on. */
  place: number;
  /** Least execution in it; those of later chunks are greater than all of it. */
  first: number;
  /** v1 number of the first entry. */
  seq: number;
  count: number;
  /** Sequence of the last entry, from which the next one is told. */
  last: number;
  /** Shapes in order of their first entry; entries name them by their place here. */
  shapes: number[];
  /** Entries as packed by `packEntry`. */
  packed: Uint8Array;
}

export function isFull(chunk: { count: number }): boolean {
  return chunk.count >= fullChunk;
}

/** An entry after the one with sequence `before`; `shape` is its place in the chunk's shapes. */
export function packEntry(writer: PackedWriter, before: number, entry: ListEntry, shape: number): void {
  writer
    .signed(entry.sequence - before)
    .signed(entry.sequence - entry.execution)
    .number(shape);
}

export function entriesOf(chunk: Chunk): ListEntry[] {
  const reader = new PackedReader(chunk.packed);
  const entries: ListEntry[] = [];
  let sequence = 0;
  for (let left = chunk.count; left > 0; left--) {
    sequence += reader.signed();
    const execution = sequence - reader.signed();
    const shape = chunk.shapes[reader.number()];
    if (shape === undefined)
      throw new RangeError(`chunk ${chunk.place} of account ${chunk.account} names no such shape`);
    entries.push({ sequence, execution, shape });
  }
  return entries;
}

export function packShapes(writer: PackedWriter, shapes: readonly number[]): Uint8Array {
  for (const shape of shapes) writer.number(shape);
  return writer.take();
}

export function unpackShapes(packed: Uint8Array): number[] {
  const reader = new PackedReader(packed);
  const shapes: number[] = [];
  while (!reader.done) shapes.push(reader.number());
  return shapes;
}

/** Columns of a chunk's row in `account_lists`, as `chunkOfRow` reads them. */
export const chunkColumns = 'id, first, seq, count, last, shapes, entries';

export function chunkOfRow(row: Record<string, unknown>): Chunk {
  const id = row['id'] as number;
  const place = id % mostChunks;
  return {
    account: (id - place) / mostChunks,
    place,
    first: row['first'] as number,
    seq: row['seq'] as number,
    count: row['count'] as number,
    last: row['last'] as number,
    shapes: unpackShapes(row['shapes'] as Uint8Array),
    packed: row['entries'] as Uint8Array,
  };
}

/** Row id of a chunk; with place 0 and `mostChunks - 1` the bounds of an account's list. */
export function chunkId(account: number, place: number): number {
  return account * mostChunks + place;
}
