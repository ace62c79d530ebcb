import type { BlockPosition, Fed } from '../block-rows.ts';
import { StoreError, type StoreStatus } from '../history-store.ts';
import type { BlockSums } from './block-sums.ts';
import type { Engine } from './engine.ts';
import { TsvWriter } from './tsv-writer.ts';

/** Rows of these generations in blocks above `block` are as if they had never been. */
export interface DeadRows {
  generation: number;
  block: number;
}

/** What the last commit says: the whole store is what it makes visible. */
export interface CommitState {
  head: (BlockPosition & { nextTransaction: number; nextSequence: number; sums: BlockSums }) | null;
  firstBlock: number;
  lastIrreversible: number;
  feeds: StoreStatus['feeds'];
  dead: DeadRows[];
}

export interface Commit {
  /** Every opened writer and every undoing begins a new one; rows carry that of their writing. */
  generation: number;
  /** Grows with each attempt to commit: a failed one may have arrived after all. */
  number: number;
  writer: string;
  state: CommitState;
}

export const emptyState: CommitState = { head: null, firstBlock: 0, lastIrreversible: 0, feeds: [], dead: [] };

/** The commit that holds: of the highest generation the newest. null: the store was never opened for writing. */
export async function lastCommit(engine: Engine, database: string): Promise<Commit | null> {
  const [row] = await engine.query(
    `SELECT generation, number, writer, state FROM ${database}.commits
     ORDER BY generation DESC, writer ASC, number DESC LIMIT 1`,
  );
  if (row === undefined) return null;
  return {
    generation: Number(row['generation']),
    number: Number(row['number']),
    writer: String(row['writer']),
    state: parsedState(String(row['state'])),
  };
}

/** Makes visible, at once and for every reader, what the state says. */
export async function writeCommit(engine: Engine, database: string, commit: Commit): Promise<void> {
  const row = new TsvWriter();
  row.plain(commit.generation).plain(commit.number).plain(commit.writer).text(JSON.stringify(commit.state)).endRow();
  await engine.insert({
    table: `${database}.commits`,
    columns: ['generation', 'number', 'writer', 'state'],
    body: row.take(),
    token: `${commit.writer}-${commit.generation}-${commit.number}`,
  });
}

/** The condition that a row of a block's table fulfils when the commit makes it visible. */
export function visible({ generation, state }: Pick<Commit, 'generation' | 'state'>): string {
  const head = state.head?.number ?? 0;
  const dead = state.dead.map((rows) => `AND NOT ${deadCondition(rows)}`);
  return [`block <= ${head} AND generation <= ${generation}`, ...dead].join(' ');
}

export function deadCondition({ generation, block }: DeadRows): string {
  return `(generation <= ${generation} AND block > ${block})`;
}

/** Adds dead rows; what they cover of the earlier ones is left out. */
export function withDead(dead: readonly DeadRows[], added: DeadRows): DeadRows[] {
  const covers = (one: DeadRows): boolean => one.generation <= added.generation && one.block >= added.block;
  return [...dead.filter((one) => !covers(one)), added];
}

/** The ranges of what blocks were fed with, with one more block. */
export function withFed(feeds: StoreStatus['feeds'], block: number, fed: Fed): StoreStatus['feeds'] {
  const last = feeds.at(-1);
  const same = last !== undefined && last.traces === fed.traces && last.deltas === fed.deltas;
  if (last !== undefined && same && last.inline === fed.inline && last.last === block - 1) {
    return [...feeds.slice(0, -1), { ...last, last: block }];
  }
  const { traces, deltas, inline } = fed;
  return [...feeds, { first: block, last: block, traces, deltas, inline }];
}

/** The ranges without the blocks above one. */
export function feedsUpTo(feeds: StoreStatus['feeds'], block: number): StoreStatus['feeds'] {
  return feeds.filter(({ first }) => first <= block).map((feed) => ({ ...feed, last: Math.min(feed.last, block) }));
}

function parsedState(text: string): CommitState {
  try {
    return JSON.parse(text) as CommitState;
  } catch (error) {
    throw new StoreError('damaged', 'the last commit of the ClickHouse store is not readable', { cause: error });
  }
}
