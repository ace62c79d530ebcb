import { nameToU64 } from '@antescope/codec/chain/name';
import type { ContractTableRow } from '@antescope/devnet/state/rows';
import type { Endpoint } from '../endpoint.ts';
import { Params } from '../params.ts';
import { readKey64 } from './key-text.ts';

const defaultLimit = 10;

export const getTableByScope: Endpoint = {
  path: '/v1/chain/get_table_by_scope',
  answer(node, body) {
    const params = Params.required(body);
    const code = params.name('code');
    const table = params.name('table');
    const limit = params.uint32('limit', defaultLimit);
    const reverse = params.bool('reverse');
    const bound = (field: string, fallback: bigint): bigint => {
      const text = params.string(field);
      return text === '' ? fallback : readKey64(text, field);
    };
    const lower = bound('lower_bound', 0n);
    const upper = bound('upper_bound', (1n << 64n) - 1n);
    const inScope = ordered(node.database.contractTables.tablesOf(code))
      .filter((row) => row.order >= lower && row.order <= upper)
      .map(({ row }) => row);
    if (reverse) inScope.reverse();
    const matches = inScope.filter((row) => table === '' || row.table === table);
    const rows = matches.slice(0, limit).map((row) => ({
      code: row.code,
      scope: row.scope,
      table: row.table,
      payer: row.payer,
      count: row.count,
    }));
    return { value: { rows, more: matches[limit]?.scope ?? '' } };
  },
};

/** Tables by scope, then by table name, the order of nodeos' index. */
function ordered(tables: Iterable<ContractTableRow>): { order: bigint; row: ContractTableRow }[] {
  const keyed = [...tables].map((row) => ({ order: nameToU64(row.scope), table: nameToU64(row.table), row }));
  return keyed.sort((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : a.table < b.table ? -1 : 1));
}
