import { expect, test } from 'vitest';
import { createStatements, deleteStatement, statementSettings } from './ddl.ts';
import { blockTables, columnsOf } from './layout.ts';
import { numberOfName } from './name-numbers.ts';

const cluster = { kind: 'cluster', cluster: 'history' } as const;

test('every cluster table is replicated on each shard and read through a Distributed table', () => {
  const statements = createStatements('antescope_aca376f2', cluster);
  expect(statements).toMatchSnapshot();
  expect(statements).toHaveLength(1 + 2 * (blockTables.length + 2));
  for (const { name } of blockTables) {
    const [local, spread] = statements.filter((one) => new RegExp(`\\.${name}(_local)? ON CLUSTER`).test(one));
    expect(local).toContain("ReplicatedMergeTree('/clickhouse/tables/{shard}/{database}/{table}', '{replica}')");
    expect(spread).toContain(`ENGINE = Distributed('history', 'antescope_aca376f2', '${name}_local', `);
  }
});

test('a single server needs no Keeper and no cluster', () => {
  const statements = createStatements('antescope_aca376f2', { kind: 'single' });
  expect(statements).toMatchSnapshot();
  expect(statements.join('\n')).not.toMatch(/Replicated|Distributed|ON CLUSTER/);
  expect(statementSettings({ kind: 'single' })).toEqual({});
});

test('in a cluster writes need a quorum and reads are consistent', () => {
  expect(statementSettings(cluster)).toMatchObject({
    insert_quorum: 'auto',
    insert_quorum_parallel: 0,
    select_sequential_consistency: 1,
    distributed_foreground_insert: 1,
  });
  expect(deleteStatement('d', cluster, 'blocks', 'block > 5')).toBe(
    "DELETE FROM d.blocks_local ON CLUSTER 'history' WHERE block > 5",
  );
});

test('names are stored as unsigned numbers, beyond the signed range', () => {
  expect(numberOfName('zzzzzzzzzzzzj')).toBe('18446744073709551615');
  expect(columnsOf(blockTables[0]!).slice(-2)).toEqual(['block', 'generation']);
});
