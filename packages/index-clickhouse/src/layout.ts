/** Incremented with every schema change; a database with another version is rejected. */
export const layoutVersion = 1;

export interface TableLayout {
  name: string;
  /** Columns with types and codecs, followed in every table by `block` and `generation`. */
  columns: Record<string, string>;
  orderBy: string;
  /** Data skipping indexes in addition to block and generation. */
  indexes?: string[];
  /** Sharding key in a cluster. */
  shardBy: string;
}

const id = 'FixedString(32) CODEC(ZSTD(1))';
const growing = 'UInt64 CODEC(Delta, ZSTD(1))';
const name = 'UInt64 CODEC(ZSTD(1))';
const bytes = 'String CODEC(ZSTD(3))';
const small = 'UInt32 CODEC(ZSTD(1))';
const flag = 'UInt8 CODEC(ZSTD(1))';

/** Sharding key for rows read by chain position: neighbors stay on one shard, so that a page needs few reads. */
const byEpoch = 'cityHash64(intDiv(block, 4096))';

const actions: TableLayout = {
  name: 'actions',
  columns: {
    sequence: growing,
    transaction: growing,
    ordinal: small,
    creator_ordinal: small,
    ancestor_ordinal: small,
    execution: growing,
    // Executions: distance in sequences to the last notification.
    span: small,
    receiver: name,
    account: name,
    name,
    levels: 'Array(UInt64) CODEC(ZSTD(1))',
    data: bytes,
    context_free: flag,
    elapsed: 'Int64 CODEC(ZSTD(1))',
    console: bytes,
    return_value: bytes,
    recv_sequence: name,
    code_sequence: name,
    abi_sequence: name,
    auth_accounts: 'Array(UInt64) CODEC(ZSTD(1))',
    auth_sequences: 'Array(UInt64) CODEC(ZSTD(1))',
    ram_accounts: 'Array(UInt64) CODEC(ZSTD(1))',
    ram_deltas: 'Array(Int64) CODEC(ZSTD(1))',
  },
  orderBy: 'sequence',
  indexes: [
    'INDEX by_account account TYPE bloom_filter(0.01) GRANULARITY 4',
    'INDEX by_name name TYPE bloom_filter(0.01) GRANULARITY 4',
  ],
  shardBy: byEpoch,
};

const accountActions: TableLayout = {
  name: 'account_actions',
  columns: {
    account: name,
    execution: growing,
    sequence: growing,
    seq: growing,
    contract: name,
    action: name,
    // The action from the account's side: symbol of the moved amount, and `movementFlags`.
    symbol: 'LowCardinality(String) CODEC(ZSTD(1))',
    flags: flag,
  },
  orderBy: 'account, execution, sequence',
  indexes: [
    'INDEX by_seq seq TYPE minmax GRANULARITY 1',
    'INDEX by_contract contract TYPE bloom_filter(0.01) GRANULARITY 2',
    'INDEX by_action action TYPE bloom_filter(0.01) GRANULARITY 2',
    'INDEX by_symbol symbol TYPE bloom_filter(0.01) GRANULARITY 2',
  ],
  shardBy: 'cityHash64(account)',
};

const chainTables: TableLayout[] = [
  {
    name: 'blocks',
    columns: {
      id,
      slot: 'UInt32 CODEC(Delta, ZSTD(1))',
      producer: name,
      schedule_version: small,
      first_transaction: growing,
      transaction_count: small,
      first_sequence: growing,
      action_count: small,
      // Totals including this block, see BlockTotals.
      sum_transactions: growing,
      sum_actions: growing,
      sum_cpu: growing,
      sum_net: growing,
    },
    orderBy: 'block',
    indexes: ['INDEX by_slot slot TYPE minmax GRANULARITY 1'],
    shardBy: byEpoch,
  },
  {
    name: 'transactions',
    columns: {
      num: growing,
      id,
      status: flag,
      cpu: small,
      net: small,
      elapsed: 'Int64 CODEC(ZSTD(1))',
      scheduled: flag,
      error_code: 'Nullable(String) CODEC(ZSTD(1))',
      failed: 'Nullable(String) CODEC(ZSTD(1))',
      first_sequence: growing,
      action_count: small,
      signatures: bytes,
      compression: flag,
      free_data: bytes,
      packed: 'Nullable(String) CODEC(ZSTD(3))',
      trace: 'Nullable(String) CODEC(ZSTD(3))',
    },
    orderBy: 'num',
    shardBy: byEpoch,
  },
  { name: 'transaction_ids', columns: { prefix: name, num: name }, orderBy: 'prefix, num', shardBy: 'prefix' },
];

const stateTables: TableLayout[] = [
  {
    name: 'row_versions',
    columns: {
      code: name,
      table_name: name,
      scope: name,
      primary_key: name,
      payer: name,
      value: 'Nullable(String) CODEC(ZSTD(3))',
    },
    orderBy: 'code, table_name, scope, primary_key, block',
    shardBy: 'cityHash64(code, table_name, scope)',
  },
  {
    name: 'row_tables',
    columns: { table_name: name, scope: name, code: name },
    orderBy: 'table_name, scope, code, block',
    shardBy: 'cityHash64(table_name, scope)',
  },
  {
    name: 'touched_rows',
    columns: { place: small, code: name, table_name: name, scope: name, primary_key: name },
    orderBy: 'block, place',
    shardBy: byEpoch,
  },
  {
    name: 'permission_versions',
    columns: {
      owner: name,
      name,
      parent: name,
      last_updated: bytes,
      authority: 'Nullable(String) CODEC(ZSTD(1))',
    },
    orderBy: 'owner, name, block',
    shardBy: 'cityHash64(owner)',
  },
  {
    name: 'permission_keys',
    columns: { key: bytes, owner: name, name },
    orderBy: 'key, owner, name, block',
    shardBy: 'cityHash64(key)',
  },
  {
    name: 'permission_accounts',
    columns: { actor: name, actor_permission: name, owner: name, name },
    orderBy: 'actor, actor_permission, owner, name, block',
    shardBy: 'cityHash64(actor)',
  },
  {
    name: 'link_versions',
    columns: { account: name, code: name, message_type: name, required: 'Nullable(UInt64) CODEC(ZSTD(1))' },
    orderBy: 'account, code, message_type, block',
    shardBy: 'cityHash64(account)',
  },
  {
    name: 'abi_versions',
    columns: { account: name, created: bytes, abi: bytes },
    orderBy: 'account, block',
    shardBy: 'cityHash64(account)',
  },
  {
    name: 'code_versions',
    columns: { account: name, privileged: flag, last_update: bytes, hash: 'Nullable(String) CODEC(ZSTD(1))' },
    orderBy: 'account, block',
    shardBy: 'cityHash64(account)',
  },
  {
    name: 'creations',
    columns: { account: name, creator: name, transaction: growing },
    orderBy: 'account, block',
    indexes: ['INDEX by_creator creator TYPE bloom_filter(0.01) GRANULARITY 1'],
    shardBy: 'cityHash64(account)',
  },
  {
    name: 'proposal_events',
    columns: { proposer: name, proposal: name, sequence: growing, contract: name, event: flag },
    orderBy: 'proposer, proposal, sequence',
    shardBy: 'cityHash64(proposer)',
  },
  { name: 'schedules', columns: { version: small, producers: bytes }, orderBy: 'version, block', shardBy: '0' },
  { name: 'features', columns: { digest: bytes, activated: small }, orderBy: 'digest, block', shardBy: '0' },
];

/** Tables with rows per block. */
export const blockTables: readonly TableLayout[] = [...chainTables, actions, accountActions, ...stateTables];

/** Columns of a table in write order. */
export function columnsOf(table: TableLayout): string[] {
  return [...Object.keys(table.columns), 'block', 'generation'];
}
