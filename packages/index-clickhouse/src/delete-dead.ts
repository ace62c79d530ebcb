import { type DeadRows, deadCondition } from './commit.ts';
import { deleteStatement, type Topology } from './ddl.ts';
import type { Engine } from './engine.ts';
import { blockTables } from './layout.ts';

/** Deletes rows that are no longer visible. Resolves when they are removed from every part. */
export async function deleteDead(
  engine: Engine,
  database: string,
  topology: Topology,
  dead: readonly DeadRows[],
): Promise<void> {
  if (dead.length === 0) return;
  const condition = dead.map(deadCondition).join(' OR ');
  for (const { name } of blockTables) await engine.command(deleteStatement(database, topology, name, condition));
}
