import { decodeDeltaRow, isDeltaTable, type DeltaRows, type DeltaTable } from '@antescope/codec/ship/rows';
import type { TableDelta } from '@antescope/codec/ship/deltas';

/** A changed row: its packed form and its key within its table. */
export interface ChangedRow {
  readonly table: DeltaTable;
  readonly identity: string;
  readonly present: boolean;
  readonly data: Uint8Array;
}

/** 'eosio voters' for a contract's row and its secondary keys, otherwise the native table's name. */
export function tableNameOf({ table, identity }: ChangedRow): string {
  if (!table.startsWith('contract_')) return table;
  const [code = '', , name = ''] = identity.split('/');
  // A secondary index has the table's name with a number in its last character.
  return `${code} ${name.slice(0, 12).replace(/\.+[1-5]?$/, '')}`;
}

type Identify = { readonly [Table in DeltaTable]: (row: DeltaRows[Table]) => string };

const inTable = (row: { code: string; scope: string; table: string }): string =>
  `${row.code}/${row.scope}/${row.table}`;
const inIndex = (row: { code: string; scope: string; table: string; primary_key: bigint }): string =>
  `${inTable(row)}/${row.primary_key}`;

const identities: Identify = {
  account: (row) => row.name,
  account_metadata: (row) => row.name,
  code: (row) => row.code_hash,
  contract_table: inTable,
  contract_row: inIndex,
  contract_index64: inIndex,
  contract_index128: inIndex,
  contract_index256: inIndex,
  contract_index_double: inIndex,
  contract_index_long_double: inIndex,
  global_property: () => '',
  generated_transaction: (row) => row.trx_id,
  protocol_state: () => '',
  permission: (row) => `${row.owner}@${row.name}`,
  permission_link: (row) => `${row.account}: ${row.code}:${row.message_type}`,
  resource_limits: (row) => row.owner,
  resource_usage: (row) => row.owner,
  resource_limits_state: () => '',
  resource_limits_config: () => '',
};

/** Delta rows by table, identity and whether they are removals: a recreated row has both. */
export function changedRows(deltas: readonly TableDelta[]): Map<string, ChangedRow> {
  const found = new Map<string, ChangedRow>();
  for (const { name, rows } of deltas) {
    if (!isDeltaTable(name)) throw new Error(`unknown state history table ${name}`);
    for (const { present, data } of rows) {
      const identity = identify(name, data);
      found.set(`${name} ${identity} ${present}`, { table: name, identity, present, data });
    }
  }
  return found;
}

function identify<Table extends DeltaTable>(table: Table, data: Uint8Array): string {
  const row = decodeDeltaRow(table, data);
  return (identities[table] as (row: DeltaRows[Table]) => string)(row);
}
