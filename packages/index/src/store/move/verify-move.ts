import { StoreError } from '../history-store.ts';
import { BlockEncoder, smallestSequence } from '../clickhouse/block-encoder.ts';
import { lastCommit, visible } from '../clickhouse/commit.ts';
import { noSums, sumsWith } from '../clickhouse/block-sums.ts';
import type { Engine } from '../clickhouse/engine.ts';
import { blockTables } from '../clickhouse/layout.ts';
import { digestStatement, RowDigest, type RowSum } from '../clickhouse/row-digest.ts';
import type { BlockSourceStore } from './move-store.ts';

/** Blocks whose rows are summed together. */
const rangeBlocks = 10_000;

export interface Verified {
  blocks: number;
  rows: number;
  tables: number;
  ranges: number;
}

/** Tables of which more rows than blocks ask for do no harm. */
const unsummed = new Set(['row_tables']);
const summed = blockTables.filter(({ name }) => !unsummed.has(name));

/**
 * Reads the whole source again and compares it with what the target shows: of each table and each range of 10,000
 * blocks the number of rows and a sum of their hashes, which the target's engine makes of its own rows. Throws
 * StoreError with the first range that differs.
 */
export async function verifyMove(
  source: BlockSourceStore,
  engine: Engine,
  database: string,
  { first, last }: { first: number; last: number },
  onBlock: (block: number) => void = () => {},
): Promise<Verified> {
  const found = await targetSums(engine, database, last);
  const wanted = new Map(summed.map(({ name }) => [name, new RowDigest((block) => Math.floor(block / rangeBlocks))]));
  const ignored = new RowDigest(() => 0);
  const encoder = new BlockEncoder(0, (table) => wanted.get(table) ?? ignored, source.accounts);
  const numbers = new Map<string, number>();
  const takeSeq = (account: string): number => {
    const seq = numbers.get(account) ?? 0;
    numbers.set(account, seq + 1);
    return seq;
  };
  let [transaction, sequence] = [1, 1];
  let sums = noSums;
  for (let block = first; block <= last; block++) {
    const rows = await source.block(block);
    if (rows === null) throw new StoreError('damaged', `the store to move has no block ${block} any more`);
    const actions = rows.transactions.flatMap((one) => one.actions);
    sequence = smallestSequence(actions) ?? sequence;
    sums = sumsWith(sums, rows, source.accounts.system);
    encoder.add(rows, { firstTransaction: transaction, firstSequence: sequence, takeSeq, sums });
    transaction += rows.transactions.length;
    sequence += actions.length;
    onBlock(block);
  }
  let rowCount = 0;
  for (const [table, digest] of wanted) rowCount += compare(table, digest.sums, found.get(table) ?? new Map());
  const ranges = Math.floor(last / rangeBlocks) - Math.floor(first / rangeBlocks) + 1;
  return { blocks: last - first + 1, rows: rowCount, tables: summed.length, ranges };
}

async function targetSums(engine: Engine, database: string, last: number): Promise<Map<string, Map<number, RowSum>>> {
  const commit = await lastCommit(engine, database);
  if (commit === null) throw new StoreError('damaged', `the database ${database} holds no commit`);
  const found = new Map<string, Map<number, RowSum>>();
  for (const table of summed) {
    const condition = `${visible(commit)} AND block <= ${last}`;
    const rows = await engine.query(digestStatement(database, table, rangeBlocks, condition));
    found.set(
      table.name,
      new Map(
        rows.map((row) => [Number(row['part']), { count: Number(row['total']), sum: BigInt(String(row['digest'])) }]),
      ),
    );
  }
  return found;
}

/** Number of rows that agree. */
function compare(table: string, wanted: ReadonlyMap<number, RowSum>, found: ReadonlyMap<number, RowSum>): number {
  let rows = 0;
  for (const range of new Set([...wanted.keys(), ...found.keys()])) {
    const [here, there] = [wanted.get(range), found.get(range)];
    if (here?.count !== there?.count || here?.sum !== there?.sum) {
      const blocks = `${range * rangeBlocks} to ${(range + 1) * rangeBlocks - 1}`;
      const counts = `${here?.count ?? 0} rows before, ${there?.count ?? 0} after`;
      throw new StoreError(
        'damaged',
        `${table} differs in blocks ${blocks}: ${counts}; empty the target and move again`,
      );
    }
    rows += here?.count ?? 0;
  }
  return rows;
}
