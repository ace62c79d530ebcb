import { timePointToMicros, timeToSlot } from '@antescope/codec/chain/time';
import { decodeDeltaRow, type DeltaRows, type DeltaTable } from '@antescope/codec/ship/rows';
import type { Database } from '../../src/state/database.ts';
import { indexKey, linkKey, only, permissionKey, rowKey, tableKey } from '../../src/state/keys.ts';
import type { IndexKind, ResourceUsageRow, UsageAccumulator } from '../../src/state/rows.ts';

type Import<Table extends DeltaTable> = (database: Database, row: DeltaRows[Table], present: boolean) => void;

/** Writes a recorded row to a devnet's state. */
export function importRow(database: Database, table: DeltaTable, data: Uint8Array, present: boolean): void {
  const run = imports[table] as Import<DeltaTable>;
  run(database, decodeDeltaRow(table, data), present);
}

const noSequences = { recvSequence: 0n, authSequence: 0n, codeSequence: 0, abiSequence: 0 };

const imports: { readonly [Table in DeltaTable]: Import<Table> } = {
  account: (database, row) => {
    database.accounts.put({ name: row.name, created: timeToSlot(row.creation_date), abi: row.abi.slice() });
  },
  account_metadata: (database, row) => {
    const before = database.metadata.get(row.name) ?? noSequences;
    database.metadata.put({
      ...before,
      name: row.name,
      privileged: row.privileged,
      lastCodeUpdate: timePointToMicros(row.last_code_update),
      codeHash: row.code?.code_hash ?? null,
    });
  },
  code: (database, row, present) => {
    if (!present) database.code.delete(row.code_hash);
    else database.code.put({ hash: row.code_hash, code: row.code.slice(), references: 1 });
  },
  contract_table: (database, { code, scope, table, payer }, present) => {
    const key = tableKey(code, scope, table);
    if (!present) database.tables.delete(key);
    else database.tables.put({ code, scope, table, payer, count: database.tables.get(key)?.count ?? 0 });
  },
  contract_row: (database, { code, scope, table, primary_key: primary, payer, value }, present) => {
    const key = rowKey(code, scope, table, primary);
    if (present !== database.rows.has(key)) count(database, code, scope, table, present);
    if (!present) database.rows.delete(key);
    else database.rows.put({ code, scope, table, primary, payer, value: value.slice() });
  },
  contract_index64: (database, row, present) => importIndex(database, 'idx64', row, present),
  contract_index128: (database, row, present) => importIndex(database, 'idx128', row, present),
  contract_index256: (database, row, present) => importIndex(database, 'idx256', row, present),
  contract_index_double: (database, row, present) => importIndex(database, 'idx_double', row, present),
  contract_index_long_double: (database, row, present) => importIndex(database, 'idx_long_double', row, present),
  global_property: (database, row) => {
    if (!('chain_id' in row)) throw new Error('this recording is of a node without a chain id in its properties');
    const configuration = { max_action_return_value_size: 256, ...row.configuration };
    database.globalProperty.put({
      proposedScheduleBlock: row.proposed_schedule_block_num,
      proposedSchedule: row.proposed_schedule,
      configuration,
      chainId: row.chain_id,
    });
  },
  // The devnet has no contracts that create deferred transactions.
  generated_transaction: () => {},
  protocol_state: (database, row) => {
    database.protocolState.put({
      ...database.protocolState.get(only),
      features: row.activated_protocol_features.map((feature) => ({
        digest: feature.feature_digest,
        block: feature.activation_block_num,
      })),
    });
  },
  permission: (database, row, present) => {
    if (!present) {
      database.permissions.delete(permissionKey(row.owner, row.name));
      return;
    }
    const { owner, name, parent, auth } = row;
    database.permissions.put({ owner, name, parent, auth, lastUpdated: timePointToMicros(row.last_updated) });
  },
  permission_link: (database, row, present) => {
    const { account, code, message_type: type, required_permission: required } = row;
    if (!present) database.links.delete(linkKey(account, code, type));
    else database.links.put({ account, code, type, required });
  },
  resource_limits: (database, row) => {
    const { owner, net_weight: net, cpu_weight: cpu, ram_bytes: ram } = row;
    database.limits.put({ owner, pending: false, net, cpu, ram });
  },
  resource_usage: (database, row) => {
    database.usage.put(usageOf(row));
  },
  resource_limits_state: (database, row) => {
    database.resourceState.put({
      averageNet: accumulatorOf(row.average_block_net_usage),
      averageCpu: accumulatorOf(row.average_block_cpu_usage),
      pendingNet: 0n,
      pendingCpu: 0n,
      totalNet: row.total_net_weight,
      totalCpu: row.total_cpu_weight,
      totalRam: row.total_ram_bytes,
      virtualNet: row.virtual_net_limit,
      virtualCpu: row.virtual_cpu_limit,
    });
  },
  resource_limits_config: (database, row) => {
    const { cpu_limit_parameters: cpu, net_limit_parameters: net } = row;
    database.resourceConfig.put({
      cpu: { target: cpu.target, max: cpu.max, periods: cpu.periods },
      net: { target: net.target, max: net.max, periods: net.periods },
    });
  },
};

interface IndexDelta {
  code: string;
  scope: string;
  table: string;
  primary_key: bigint;
  payer: string;
  secondary_key: bigint | number | string;
}

function importIndex(database: Database, kind: IndexKind, row: IndexDelta, present: boolean): void {
  const { code, scope, table, primary_key: primary, payer, secondary_key: key } = row;
  const id = indexKey(kind, code, scope, table, primary);
  if (present !== database.indexes.has(id)) count(database, code, scope, table, present);
  if (!present) database.indexes.delete(id);
  else database.indexes.put({ kind, code, scope, table, primary, payer, key });
}

/** A table exists while it has rows; their removals may follow the table's. */
function count(database: Database, code: string, scope: string, table: string, added: boolean): void {
  const row = database.tables.get(tableKey(code, scope, table));
  if (row !== undefined) database.tables.put({ ...row, count: row.count + (added ? 1 : -1) });
}

function usageOf(row: DeltaRows['resource_usage']): ResourceUsageRow {
  return {
    owner: row.owner,
    net: accumulatorOf(row.net_usage),
    cpu: accumulatorOf(row.cpu_usage),
    ram: row.ram_usage,
  };
}

function accumulatorOf(value: { last_ordinal: number; value_ex: bigint; consumed: bigint }): UsageAccumulator {
  return { lastOrdinal: value.last_ordinal, valueEx: value.value_ex, consumed: value.consumed };
}
