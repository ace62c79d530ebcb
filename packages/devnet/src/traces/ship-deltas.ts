import type { TableDelta } from '@antescope/codec/ship/deltas';
import { encodeDeltaRow, type DeltaRows, type DeltaTable } from '@antescope/codec/ship/rows';
import { microsToTimePoint, slotToTime } from '@antescope/codec/chain/time';
import { accountWindow } from '../resources/usage.ts';
import { maxMultiplier } from '../resources/limits.ts';
import type { Database } from '../state/database.ts';
import type { RowChange } from '../state/undo-log.ts';
import type {
  AccountMetadataRow,
  AccountRow,
  CodeRow,
  ContractRow,
  ContractTableRow,
  ElasticLimit,
  GeneratedTransactionRow,
  GlobalPropertyRow,
  IndexKind,
  IndexRow,
  PermissionLinkRow,
  PermissionRow,
  ProtocolStateRow,
  ResourceConfigRow,
  ResourceLimitsRow,
  ResourceStateRow,
  ResourceUsageRow,
  UsageAccumulator,
} from '../state/rows.ts';

/** Mapping of a store to state history rows. */
interface DeltaKind<Row> {
  readonly store: string;
  readonly table: DeltaTable;
  /** Selects the rows of this table; all if absent. */
  readonly filter?: (row: Row) => boolean;
  /** False for changes that state history does not report. */
  readonly differs?: (before: Row, after: Row) => boolean;
  readonly pack: (row: Row) => Uint8Array;
}

function kind<Row, Table extends DeltaTable>(
  store: string,
  table: Table,
  toRow: (row: Row) => DeltaRows[Table],
  options: Pick<DeltaKind<Row>, 'filter' | 'differs'> = {},
): DeltaKind<never> {
  return { store, table, pack: (row: Row) => encodeDeltaRow(table, toRow(row)), ...options } as DeltaKind<never>;
}

function indexKind(type: IndexKind, table: DeltaTable): DeltaKind<never> {
  return kind<IndexRow, 'contract_index64'>(
    'contract_index',
    table as 'contract_index64',
    (row) => indexRow(row) as never,
    {
      filter: (row) => row.kind === type,
    },
  );
}

const wasmConfiguration = {
  max_mutable_global_bytes: 1024,
  max_table_elements: 1024,
  max_section_elements: 8192,
  max_linear_memory_init: 65536,
  max_func_local_bytes: 8192,
  max_nested_structures: 1024,
  max_symbol_bytes: 8192,
  max_module_bytes: 20971520,
  max_code_bytes: 20971520,
  max_pages: 528,
  max_call_depth: 251,
};

/** In nodeos' order. */
const kinds: readonly DeltaKind<never>[] = [
  kind<AccountRow, 'account'>('account', 'account', (row) => ({
    name: row.name,
    creation_date: slotToTime(row.created),
    abi: row.abi,
  })),
  kind<AccountMetadataRow, 'account_metadata'>('account_metadata', 'account_metadata', metadataRow, {
    differs: (a, b) =>
      a.privileged !== b.privileged || a.lastCodeUpdate !== b.lastCodeUpdate || a.codeHash !== b.codeHash,
  }),
  kind<CodeRow, 'code'>('code', 'code', (row) => ({ vm_type: 0, vm_version: 0, code_hash: row.hash, code: row.code }), {
    differs: () => false,
  }),
  kind<ContractTableRow, 'contract_table'>(
    'contract_table',
    'contract_table',
    ({ code, scope, table, payer }) => ({ code, scope, table, payer }),
    { differs: (a, b) => a.payer !== b.payer },
  ),
  kind<ContractRow, 'contract_row'>('contract_row', 'contract_row', (row) => ({
    code: row.code,
    scope: row.scope,
    table: row.table,
    primary_key: row.primary,
    payer: row.payer,
    value: row.value,
  })),
  indexKind('idx64', 'contract_index64'),
  indexKind('idx128', 'contract_index128'),
  indexKind('idx256', 'contract_index256'),
  indexKind('idx_double', 'contract_index_double'),
  indexKind('idx_long_double', 'contract_index_long_double'),
  kind<GlobalPropertyRow, 'global_property'>('global_property', 'global_property', (row) => ({
    proposed_schedule_block_num: row.proposedScheduleBlock,
    proposed_schedule: row.proposedSchedule,
    configuration: row.configuration,
    chain_id: row.chainId,
    wasm_configuration: wasmConfiguration,
  })),
  kind<GeneratedTransactionRow, 'generated_transaction'>('generated_transaction', 'generated_transaction', (row) => ({
    sender: row.sender,
    sender_id: row.senderId,
    payer: row.payer,
    trx_id: row.id,
    packed_trx: row.packed,
  })),
  kind<ProtocolStateRow, 'protocol_state'>(
    'protocol_state',
    'protocol_state',
    (row) => ({
      activated_protocol_features: row.features.map(({ digest, block }) => ({
        feature_digest: digest,
        activation_block_num: block,
      })),
    }),
    { differs: (a, b) => a.features.length !== b.features.length },
  ),
  kind<PermissionRow, 'permission'>('permission', 'permission', (row) => ({
    owner: row.owner,
    name: row.name,
    parent: row.parent,
    last_updated: microsToTimePoint(row.lastUpdated),
    auth: row.auth as DeltaRows['permission']['auth'],
  })),
  kind<PermissionLinkRow, 'permission_link'>('permission_link', 'permission_link', (row) => ({
    account: row.account,
    code: row.code,
    message_type: row.type,
    required_permission: row.required,
  })),
  kind<ResourceLimitsRow, 'resource_limits'>(
    'resource_limits',
    'resource_limits',
    (row) => ({ owner: row.owner, net_weight: row.net, cpu_weight: row.cpu, ram_bytes: row.ram }),
    {
      filter: (row) => !row.pending,
      differs: (a, b) => a.net !== b.net || a.cpu !== b.cpu || a.ram !== b.ram,
    },
  ),
  kind<ResourceUsageRow, 'resource_usage'>('resource_usage', 'resource_usage', (row) => ({
    owner: row.owner,
    net_usage: accumulator(row.net),
    cpu_usage: accumulator(row.cpu),
    ram_usage: row.ram,
  })),
  kind<ResourceStateRow, 'resource_limits_state'>('resource_limits_state', 'resource_limits_state', (row) => ({
    average_block_net_usage: accumulator(row.averageNet),
    average_block_cpu_usage: accumulator(row.averageCpu),
    total_net_weight: row.totalNet,
    total_cpu_weight: row.totalCpu,
    total_ram_bytes: row.totalRam,
    virtual_net_limit: row.virtualNet,
    virtual_cpu_limit: row.virtualCpu,
  })),
  kind<ResourceConfigRow, 'resource_limits_config'>('resource_limits_config', 'resource_limits_config', (row) => ({
    cpu_limit_parameters: elasticParameters(row.cpu),
    net_limit_parameters: elasticParameters(row.net),
    account_cpu_usage_average_window: accountWindow,
    account_net_usage_average_window: accountWindow,
  })),
];

/** Deltas of a block: net changes, one per row. */
export function blockDeltas(changes: ReadonlyMap<string, readonly RowChange[]>): TableDelta[] {
  return collect(kinds, (each) => {
    const present: TableDelta['rows'] = [];
    const removed: TableDelta['rows'] = [];
    const created: TableDelta['rows'] = [];
    for (const { before, after, replaced } of changes.get(each.store) ?? []) {
      if (each.filter?.((after ?? before) as never) === false) continue;
      if (after === undefined || replaced) removed.push({ present: false, data: each.pack(before as never) });
      if (after === undefined) continue;
      if (before === undefined || replaced) created.push({ present: true, data: each.pack(after as never) });
      else if (each.differs?.(before as never, after as never) !== false)
        present.push({ present: true, data: each.pack(after as never) });
    }
    return [...present, ...removed, ...created];
  });
}

/** The whole state as deltas, as reported for the first block. */
export function stateDeltas(database: Database): TableDelta[] {
  return collect(kinds, (each) => {
    const store = database.stores.find((candidate) => candidate.name === each.store)!;
    const rows: TableDelta['rows'] = [];
    for (const row of store.values()) {
      if (each.filter?.(row as never) !== false) rows.push({ present: true, data: each.pack(row as never) });
    }
    return rows;
  });
}

function collect(
  all: readonly DeltaKind<never>[],
  rowsOf: (each: DeltaKind<never>) => TableDelta['rows'],
): TableDelta[] {
  const deltas: TableDelta[] = [];
  for (const each of all) {
    const rows = rowsOf(each);
    if (rows.length > 0) deltas.push({ name: each.table, rows });
  }
  return deltas;
}

function metadataRow(row: AccountMetadataRow): DeltaRows['account_metadata'] {
  return {
    name: row.name,
    privileged: row.privileged,
    last_code_update: microsToTimePoint(row.lastCodeUpdate),
    code: row.codeHash === null ? null : { vm_type: 0, vm_version: 0, code_hash: row.codeHash },
  };
}

function indexRow(row: IndexRow): unknown {
  return {
    code: row.code,
    scope: row.scope,
    table: row.table,
    primary_key: row.primary,
    payer: row.payer,
    secondary_key: row.key,
  };
}

function accumulator(usage: UsageAccumulator): { last_ordinal: number; value_ex: bigint; consumed: bigint } {
  return { last_ordinal: usage.lastOrdinal, value_ex: usage.valueEx, consumed: usage.consumed };
}

function elasticParameters(limit: ElasticLimit): DeltaRows['resource_limits_config']['cpu_limit_parameters'] {
  return {
    target: limit.target,
    max: limit.max,
    periods: limit.periods,
    max_multiplier: Number(maxMultiplier),
    contract_rate: { numerator: 99n, denominator: 100n },
    expand_rate: { numerator: 1000n, denominator: 999n },
  };
}
