import { lastCommit, visible } from '../src/commit.ts';
import type { Engine } from '../src/engine.ts';
import { blockTables, columnsOf } from '../src/layout.ts';

/** Content visible in the last commit: equal stores have equal content, whatever was undone. */
export async function contentOfClickHouse(engine: Engine, database: string): Promise<Record<string, string[]>> {
  const commit = await lastCommit(engine, database);
  if (commit === null) return {};
  const { head, firstBlock, feeds } = commit.state;
  const content: Record<string, string[]> = {
    state: [JSON.stringify({ head, firstBlock: head === null ? 0 : firstBlock, feeds })],
  };
  for (const table of blockTables) {
    const columns = columnsOf(table)
      .filter((column) => column !== 'generation')
      .map((column) => `toString(${column})`);
    const rows = await engine.query(
      `SELECT hex(arrayStringConcat([${columns.map((one) => `ifNull(${one}, '-')`).join(', ')}], '|')) AS line
       FROM ${database}.${table.name} WHERE ${visible(commit)}`,
    );
    const lines = rows.map((row) => Buffer.from(String(row['line']), 'hex').toString('latin1'));
    // The tables of a contract may have duplicate rows.
    content[table.name] = (table.name === 'row_tables' ? [...new Set(lines.map(withoutBlock))] : lines).sort();
  }
  return content;
}

function withoutBlock(line: string): string {
  return line.slice(0, line.lastIndexOf('|'));
}
