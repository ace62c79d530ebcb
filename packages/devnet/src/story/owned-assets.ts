import { compileAbi } from '@antescope/codec/abi/compile';
import { atomicAssetsContract } from '../contracts/atomicassets/atomicassets-contract.ts';
import type { AssetRow, OfferRow, TemplateRow } from '../contracts/atomicassets/rows.ts';
import type { ChainState } from '../state/chain-state.ts';
import { rowKey } from '../state/keys.ts';

type State = Pick<ChainState, 'database'>;

const code = 'atomicassets';
const abi = compileAbi(atomicAssetsContract.abi);

/** Ids of the atomic assets of an account, ascending. */
export function assetsOf({ database }: State, owner: string): bigint[] {
  return idsOf(database, owner, 'assets');
}

/** Up to fifty transferable atomic assets of an account; those without a template always are. */
export function transferableAssets({ database }: State, owner: string): bigint[] {
  return assetsOf({ database }, owner)
    .slice(0, 50)
    .filter((id) => {
      const { collection_name, template_id } = rowOf<AssetRow>(database, owner, 'assets', id);
      if (template_id < 0) return true;
      return rowOf<TemplateRow>(database, collection_name, 'templates', BigInt(template_id)).transferable;
    });
}

/** Open offers, oldest first. */
export function openOffers({ database }: State): OfferRow[] {
  return idsOf(database, code, 'offers').map((id) => rowOf<OfferRow>(database, code, 'offers', id));
}

function idsOf(database: State['database'], scope: string, table: string): bigint[] {
  const keys = database.contractTables.primaries(code, scope, table);
  const ids: bigint[] = [];
  for (let id = keys?.first(); id !== undefined; id = keys!.first(id + 1n)) ids.push(id);
  return ids;
}

function rowOf<Row>(database: State['database'], scope: string, table: string, id: bigint): Row {
  const { value } = database.rows.get(rowKey(code, scope, table, id))!;
  return abi.decodeTableRow(table, value) as Row;
}
