import { DatabaseSync } from 'node:sqlite';

/** Tables of a store by purpose, with their indexes. */
const groups: readonly [name: string, tables: readonly string[]][] = [
  ['actions', ['actions', 'kinds', 'auths']],
  ['transactions, with signatures and what was sent', ['transactions', 'transaction_ids']],
  ['row history', ['row_history', 'row_tables', 'present_rows']],
  ['lists of accounts’ actions, with all filters', ['account_lists', 'chunk_shapes', 'shapes']],
  ['blocks', ['blocks', 'feeds']],
  ['names', ['names']],
  [
    'permissions, keys, links, ABIs, code, creations',
    [
      'permission_history',
      'key_holders',
      'account_holders',
      'link_history',
      'abi_history',
      'code_history',
      'creations',
      'features',
    ],
  ],
];

/** Bytes by group, largest first; other tables (balances, statistics, …) are 'derived'. */
export function bytesByGroup(path: string): { name: string; bytes: number }[] {
  const db = new DatabaseSync(path, { readOnly: true });
  const rows = db
    .prepare(
      `SELECT m.tbl_name AS tbl, sum(s.pgsize) AS bytes FROM dbstat s JOIN sqlite_schema m ON m.name = s.name
       GROUP BY m.tbl_name`,
    )
    .all();
  db.close();
  const sizes = new Map<string, number>();
  for (const row of rows) {
    const table = row['tbl'] as string;
    const name = groups.find(([, tables]) => tables.includes(table))?.[0] ?? 'derived: balances, resources, statistics';
    sizes.set(name, (sizes.get(name) ?? 0) + (row['bytes'] as number));
  }
  return [...sizes].map(([name, bytes]) => ({ name, bytes })).sort((a, b) => b.bytes - a.bytes);
}
