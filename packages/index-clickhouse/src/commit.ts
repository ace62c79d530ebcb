import type { BlockPosition, BlockParts } from '@antescope/index/store/block-rows';
import { StoreError, type StoreStatus } from '@antescope/index/store/history-store';
import type { BlockTotals } from './block-totals.ts';
import type { Engine } from './engine.ts';
import { TsvWriter } from './tsv-writer.ts';

/** Rows of these generations in blocks above `block` are dead. */
export interface DeadRows {
  generation: number;
  block: number;
}

/** State in the last commit, which determines the visible rows of the store. */
export interface CommitState {
  head: (BlockPosition & { nextTransaction: number; nextSequence: number; sums: BlockTotals }) | null;
  firstBlock: number;
  lastIrreversible: number;
  feeds: StoreStatus['feeds'];
  dead: DeadRows[];
}

export interface Commit {
  /** Incremented when a writer opens and on every undo; each row has the generation it was written in. */
  generation: number;
  /** Incremented with each attempt, since a failed one may have been stored after all. */
  number: number;
  writer: string;
  state: CommitState;
}

export const emptyState: CommitState = { head: null, firstBlock: 0, lastIrreversible: 0, feeds: [], dead: [] };

/** The current commit: the newest of the highest generation. null if the store was never opened for writing. */
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

/** Writes a commit, which becomes visible to all readers atomically. */
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

/** SQL condition for the rows that the commit makes visible. */
export function visible({ generation, state }: Pick<Commit, 'generation' | 'state'>): string {
  const head = state.head?.number ?? 0;
  const dead = state.dead.map((rows) => `AND NOT ${deadCondition(rows)}`);
  return [`block <= ${head} AND generation <= ${generation}`, ...dead].join(' ');
}

export function deadCondition({ generation, block }: DeadRows): string {
  return `(generation <= ${generation} AND block > ${block})`;
}

/** Adds a dead range; earlier ranges covered by it are dropped. */
export function withDead(dead: readonly DeadRows[], added: DeadRows): DeadRows[] {
  const covers = (one: DeadRows): boolean => one.generation <= added.generation && one.block >= added.block;
  return [...dead.filter((one) => !covers(one)), added];
}

/** Feed ranges extended by one block. */
export function withBlockParts(feeds: StoreStatus['feeds'], block: number, parts: BlockParts): StoreStatus['feeds'] {
  const last = feeds.at(-1);
  const same = last !== undefined && last.traces === parts.traces && last.deltas === parts.deltas;
  if (last !== undefined && same && last.inline === parts.inline && last.last === block - 1) {
    return [...feeds.slice(0, -1), { ...last, last: block }];
  }
  const { traces, deltas, inline } = parts;
  return [...feeds, { first: block, last: block, traces, deltas, inline }];
}

/** Feed ranges without the blocks above `block`. */
export function feedsUpTo(feeds: StoreStatus['feeds'], block: number): StoreStatus['feeds'] {
  return feeds.filter(({ first }) => first <= block).map((feed) => ({ ...feed, last: Math.min(feed.last, block) }));
}

function parsedState(text: string): CommitState {
  try {
    return JSON.parse(text) as CommitState;
  } catch (error) {
    throw new StoreError('damaged', 'the last commit of the ClickHouse store is invalid', { cause: error });
  }
}
