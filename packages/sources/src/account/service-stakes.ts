import { readAsset } from './read-account.ts';
import type { Field } from '../core/fields.ts';
import { data, empty, meta, type Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { nameScope } from '../table/name-scope.ts';
import { readTable } from '../table/read-table.ts';
import type { TableDefinition } from '../table/table-definition.ts';

/** Tokens that another contract than the system's keeps staked, or is about to pay back. */
export interface ServiceStake {
  contract: string;
  /** 'refund' waits to be paid out, 'stake' is locked. */
  kind: 'stake' | 'refund';
  scope: string;
  quantity: string;
  /** null if the row does not say. */
  requested: string | null;
  unlocks: string | null;
}

/** A staking service's `stake` or `refund` table, whose scopes are the accounts that stake. */
export function serviceTable(contract: string, kind: 'stake' | 'refund'): TableDefinition<ServiceStake, string> {
  return {
    id: `${contract}.${kind}`,
    code: () => contract,
    scope: nameScope,
    table: kind,
    pageSize: 1000,
    keyOf: (row) => JSON.stringify(row.value, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)),
    read: (row) => readServiceRow(contract, kind, row),
  };
}

/** Stakes and refunds of an account with the chain's configured services; 'empty' if none is configured. */
export async function serviceStakes(at: SourceContext, account: string): Promise<Outcome<ServiceStake[]>> {
  const { stakeContract, hodlContract } = at.chain.stakeServices;
  const contracts = [stakeContract, hodlContract].filter((contract) => contract !== null);
  const reads = await Promise.all(
    contracts.flatMap((contract) =>
      (['stake', 'refund'] as const).map((kind) =>
        readTable(at, serviceTable(contract, kind), account).then((read) => inScope(read, account)),
      ),
    ),
  );
  const failed = reads.find((read) => read.state === 'failed');
  if (failed !== undefined) return failed;
  const rows = reads.flatMap((read) => (read.state === 'data' ? read.data : []));
  const at1 = reads[0]?.meta ?? meta({ source: 'none' });
  return rows.length === 0 ? empty(at1) : data(rows, at1);
}

function inScope(read: Outcome<ServiceStake[]>, scope: string): Outcome<ServiceStake[]> {
  if (read.state === 'data') return { ...read, data: read.data.map((row) => ({ ...row, scope })) };
  return read;
}

/** Field names differ between services: the first that is there is taken. */
function readServiceRow(contract: string, kind: 'stake' | 'refund', row: Field): ServiceStake {
  const time = (...names: string[]) => {
    const field = names.map((name) => row.at(name)).find((field) => !field.missing);
    return field === undefined ? null : field.time();
  };
  const quantity = [row.at('quantity'), row.at('amount'), row.at('balance')].find((field) => !field.missing);
  if (quantity === undefined) return row.fail('a row with a quantity');
  return {
    contract,
    kind,
    scope: '',
    quantity: readAsset(quantity),
    requested: time('request_time', 'started', 'created_at'),
    unlocks: time('unlock_time', 'available_time', 'end_time'),
  };
}
