import { PackedReader, type PackedWriter } from './bytes.ts';

/** An action trace in an account's list. Lists are in v1 history order: by transaction, then by ordinal. */
export interface ListEntry {
  sequence: number;
  execution: number;
  /** Interned shape of the action from the account's side. */
  shape: number;
}

/** Entries of a full chunk: about 1 kB, so that a few fit a database page. */
export const maxChunkEntries = 256;

/** Upper bound of chunks per list: a chunk's row id is the account id times this, plus its place. */
export const maxChunks = 2 ** 24;

/**
 * A part of an account's list; never splits a transaction. Full chunks are never rewritten, and `chunk_shapes` indexes
 * their shapes; the last chunk is scanned.
 */
export interface Chunk {
  account: number;
  /** Position in the list, from 0. */
  place: number;
  /** Lowest execution; all executions of later chunks are higher than those in this one. */
  first: number;
  /** account_action_seq of the first entry. */
  seq: number;
  count: number;
  /** Sequence of the last entry; the next one is delta-encoded against it. */
  last: number;
  /** Shapes in order of first use; entries refer to them by index. */
  shapes: number[];
  /** Entries as packed by `packEntry`. */
  packed: Uint8Array;
}

export function isFull(chunk: { count: number }): boolean {
  return chunk.count >= maxChunkEntries;
}

/** Packs an entry as a delta to the previous sequence; `shape` is an index into the chunk's shapes. */
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
  for (let remaining = chunk.count; remaining > 0; remaining--) {
    sequence += reader.signed();
    const execution = sequence - reader.signed();
    const shape = chunk.shapes[reader.number()];
    if (shape === undefined)
      throw new RangeError(`chunk ${chunk.place} of account ${chunk.account} has an invalid shape index`);
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
  const place = id % maxChunks;
  return {
    account: (id - place) / maxChunks,
    place,
    first: row['first'] as number,
    seq: row['seq'] as number,
    count: row['count'] as number,
    last: row['last'] as number,
    shapes: unpackShapes(row['shapes'] as Uint8Array),
    packed: row['entries'] as Uint8Array,
  };
}

/** Row id of a chunk; places 0 and `maxChunks - 1` bound an account's list. */
export function chunkId(account: number, place: number): number {
  return account * maxChunks + place;
}
