import { blockTables, type TableLayout } from './layout.ts';

/** A single server, or a cluster by its name in the server configuration, with `{shard}` and `{replica}` macros. */
export type Topology = { kind: 'single' } | { kind: 'cluster'; cluster: string };

/** Deduplication window: inserts a table remembers by token; more than are ever in doubt at once. */
const rememberedInserts = 1000;

/** Statements that create the database and its tables if missing; idempotent. */
export function createStatements(database: string, topology: Topology): string[] {
  const meta = [
    createTable(database, topology, {
      name: 'meta',
      columns: ['key String', 'value String'],
      orderBy: 'key',
      shardBy: '0',
    }),
    createTable(database, topology, {
      name: 'commits',
      columns: [
        'generation UInt32',
        'number UInt64',
        'writer String',
        'state String CODEC(ZSTD(1))',
        'at DateTime64(3) DEFAULT now64(3)',
      ],
      orderBy: 'generation, writer',
      // Merges keep the newest of each generation; readers select it themselves, without relying on merges.
      replacing: 'number',
      shardBy: '0',
    }),
  ];
  return [
    `CREATE DATABASE IF NOT EXISTS ${database}${onCluster(topology)}`,
    ...meta.flat(),
    ...blockTables.flatMap((table) => createTable(database, topology, definition(table))),
  ];
}

/** Statements that permanently delete rows of a table on all servers. */
export function deleteStatement(database: string, topology: Topology, table: string, condition: string): string {
  return `DELETE FROM ${database}.${localName(topology, table)}${onCluster(topology)} WHERE ${condition}`;
}

interface Definition {
  name: string;
  columns: string[];
  orderBy: string;
  replacing?: string;
  shardBy: string;
}

function definition(table: TableLayout): Definition {
  return {
    name: table.name,
    columns: [
      ...Object.entries(table.columns).map(([column, type]) => `${quoted(column)} ${type}`),
      'block UInt32 CODEC(Delta, ZSTD(1))',
      'generation UInt32 CODEC(ZSTD(1))',
      'INDEX by_block block TYPE minmax GRANULARITY 1',
      'INDEX by_generation generation TYPE minmax GRANULARITY 1',
      ...(table.indexes ?? []),
    ],
    orderBy: table.orderBy,
    shardBy: table.shardBy,
  };
}

function createTable(database: string, topology: Topology, table: Definition): string[] {
  const local = `${database}.${localName(topology, table.name)}`;
  const create = [
    `CREATE TABLE IF NOT EXISTS ${local}${onCluster(topology)} (${table.columns.join(', ')})`,
    `ENGINE = ${engineOf(topology, table)} ORDER BY (${table.orderBy})`,
    settingsOf(topology),
  ].join(' ');
  if (topology.kind === 'single') return [create];
  const columns = `CREATE TABLE IF NOT EXISTS ${database}.${table.name}${onCluster(topology)} AS ${local}`;
  const spread = `Distributed('${topology.cluster}', '${database}', '${localName(topology, table.name)}', ${table.shardBy})`;
  return [create, `${columns} ENGINE = ${spread}`];
}

function engineOf(topology: Topology, { replacing }: Definition): string {
  const family = replacing === undefined ? 'MergeTree' : 'ReplacingMergeTree';
  if (topology.kind === 'single') return `${family}(${replacing ?? ''})`;
  const place = `'/clickhouse/tables/{shard}/{database}/{table}', '{replica}'`;
  return `Replicated${family}(${place}${replacing === undefined ? '' : `, ${replacing}`})`;
}

function settingsOf(topology: Topology): string {
  const window = topology.kind === 'single' ? 'non_replicated_deduplication_window' : 'replicated_deduplication_window';
  return `SETTINGS ${window} = ${rememberedInserts}`;
}

/** Settings of every statement: in a cluster, quorum inserts and sequentially consistent reads. */
export function statementSettings(topology: Topology): Record<string, string | number> {
  if (topology.kind === 'single') return {};
  return {
    distributed_foreground_insert: 1,
    insert_quorum: 'auto',
    insert_quorum_parallel: 0,
    select_sequential_consistency: 1,
    optimize_skip_unused_shards: 1,
  };
}

function localName(topology: Topology, table: string): string {
  return topology.kind === 'single' ? table : `${table}_local`;
}

function onCluster(topology: Topology): string {
  return topology.kind === 'single' ? '' : ` ON CLUSTER '${topology.cluster}'`;
}

function quoted(column: string): string {
  return `\`${column}\``;
}
