import { StoreError } from '@antescope/index/store/history-store';
import { smallestSequence } from '@antescope/index/store/smallest-sequence';
import { BlockEncoder } from '../block-encoder.ts';
import { lastCommit, visible } from '../commit.ts';
import { noTotals, totalsWith } from '../block-totals.ts';
import type { Engine } from '../engine.ts';
import { blockTables } from '../layout.ts';
import { digestStatement, RowDigest, type RowSum } from '../row-digest.ts';
import type { BlockSourceStore } from '@antescope/index/store/move-store';

/** Blocks per digest. */
const rangeBlocks = 10_000;

export interface Verified {
  blocks: number;
  rows: number;
  tables: number;
  ranges: number;
}

/** Tables where extra rows are harmless. */
const unverified = new Set(['row_tables']);
const verifiedTables = blockTables.filter(({ name }) => !unverified.has(name));

/**
 * Reads the source again and compares it with the target: per table and range of 10,000 blocks the row count and a sum
 * of row hashes, computed in ClickHouse for the target. Throws StoreError with the first range that differs.
 */
export async function verifyMove(
  source: BlockSourceStore,
  engine: Engine,
  database: string,
  { first, last }: { first: number; last: number },
  onBlock: (block: number) => void = () => {},
): Promise<Verified> {
  const actual = await targetSums(engine, database, last);
  const expected = new Map(
    verifiedTables.map(({ name }) => [name, new RowDigest((block) => Math.floor(block / rangeBlocks))]),
  );
  const ignored = new RowDigest(() => 0);
  const encoder = new BlockEncoder(0, (table) => expected.get(table) ?? ignored, source.accounts);
  const numbers = new Map<string, number>();
  const takeSeq = (account: string): number => {
    const seq = numbers.get(account) ?? 0;
    numbers.set(account, seq + 1);
    return seq;
  };
  let [transaction, sequence] = [1, 1];
  let sums = noTotals;
  for (let block = first; block <= last; block++) {
    const rows = await source.block(block);
    if (rows === null) throw new StoreError('damaged', `the source store no longer has block ${block}`);
    const actions = rows.transactions.flatMap((one) => one.actions);
    sequence = smallestSequence(actions) ?? sequence;
    sums = totalsWith(sums, rows, source.accounts.system);
    encoder.add(rows, { firstTransaction: transaction, firstSequence: sequence, takeSeq, sums });
    transaction += rows.transactions.length;
    sequence += actions.length;
    onBlock(block);
  }
  let rowCount = 0;
  for (const [table, digest] of expected) rowCount += compare(table, digest.sums, actual.get(table) ?? new Map());
  const ranges = Math.floor(last / rangeBlocks) - Math.floor(first / rangeBlocks) + 1;
  return { blocks: last - first + 1, rows: rowCount, tables: verifiedTables.length, ranges };
}

async function targetSums(engine: Engine, database: string, last: number): Promise<Map<string, Map<number, RowSum>>> {
  const commit = await lastCommit(engine, database);
  if (commit === null) throw new StoreError('damaged', `the database ${database} has no commit`);
  const actual = new Map<string, Map<number, RowSum>>();
  for (const table of verifiedTables) {
    const condition = `${visible(commit)} AND block <= ${last}`;
    const rows = await engine.query(digestStatement(database, table, rangeBlocks, condition));
    actual.set(
      table.name,
      new Map(
        rows.map((row) => [Number(row['part']), { count: Number(row['total']), sum: BigInt(String(row['digest'])) }]),
      ),
    );
  }
  return actual;
}

/** Returns the number of matching rows. */
function compare(table: string, expected: ReadonlyMap<number, RowSum>, actual: ReadonlyMap<number, RowSum>): number {
  let rows = 0;
  for (const range of new Set([...expected.keys(), ...actual.keys()])) {
    const [source, target] = [expected.get(range), actual.get(range)];
    if (source?.count !== target?.count || source?.sum !== target?.sum) {
      const blocks = `${range * rangeBlocks} to ${(range + 1) * rangeBlocks - 1}`;
      const counts = `${source?.count ?? 0} rows in the source, ${target?.count ?? 0} in the target`;
      throw new StoreError(
        'damaged',
        `${table} differs in blocks ${blocks}: ${counts}; empty the target and move again`,
      );
    }
    rows += source?.count ?? 0;
  }
  return rows;
}
