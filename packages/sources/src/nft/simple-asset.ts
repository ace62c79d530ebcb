import { parseJsonExact } from '@antescope/codec/bytes/nodeos-json';
import type { Field } from '../core/fields.ts';
import { jsonReady } from '../core/json-ready.ts';
import type { TableDefinition } from '../table/table-definition.ts';
import { nameScope } from '../table/name-scope.ts';
import { dataOf } from './atomic-api.ts';
import { normalised } from './normalise.ts';
import type { NftAsset, NftData } from './nft-asset.ts';

/** An asset as the SimpleAssets API writes it. */
export function readSimpleAsset(asset: Field, gateway: string): NftAsset {
  const extra = asset.at('extra');
  const number = (name: string) => (extra.missing || extra.at(name).missing ? null : extra.at(name).integer());
  return simpleAsset(
    {
      id: asset.at('assetId').integer(),
      owner: asset.at('owner').text(),
      author: asset.at('author').text(),
      category: asset.at('category').textOr(''),
      idata: dataOf(asset.at('idata')),
      mdata: dataOf(asset.at('mdata')),
      problem: null,
    },
    { mint: number('mintNumber'), editionSize: number('totalMinted') },
    gateway,
  );
}

/** A row of simpleassets' `sassets`: idata and mdata are JSON texts, which may be anything. */
export interface SimpleRow {
  id: string;
  owner: string;
  author: string;
  category: string;
  idata: NftData;
  mdata: NftData;
  problem: string | null;
}

/** simpleassets::sassets, scope: the owner. */
export const simpleAssets: TableDefinition<SimpleRow, string> = {
  id: 'simpleassets.sassets',
  code: () => 'simpleassets',
  scope: nameScope,
  table: 'sassets',
  pageSize: 1000,
  keyType: 'i64',
  keyOf: (row) => row.at('id').integer(),
  read(row) {
    const [idata, mdata] = [jsonData(row.at('idata')), jsonData(row.at('mdata'))];
    return {
      id: row.at('id').integer(),
      owner: row.at('owner').text(),
      author: row.at('author').text(),
      category: row.at('category').textOr(''),
      idata: idata.data,
      mdata: mdata.data,
      problem: idata.problem ?? mdata.problem,
    };
  },
};

export function simpleAsset(
  row: SimpleRow,
  { mint, editionSize }: Pick<NftAsset, 'mint' | 'editionSize'>,
  gateway: string,
): NftAsset {
  const { category, ...facts } = row;
  return normalised(
    {
      ...facts,
      contract: 'simpleassets',
      fromTemplate: [],
      fallbackName: category === '' ? `#${row.id}` : category,
      collection: row.author,
      mint,
      editionSize,
      schema: category === '' ? null : category,
      template: null,
      backed: [],
    },
    gateway,
  );
}

/** JSON text of attributes; a text that is none leaves them empty and says so. */
function jsonData(field: Field): { data: NftData; problem: string | null } {
  const text = field.textOr('');
  if (text.trim() === '') return { data: {}, problem: null };
  try {
    const value = parseJsonExact(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return { data: jsonReady(value) as NftData, problem: null };
  } catch {
    // Said below: what is shown then is the text itself.
  }
  return { data: { text }, problem: `${field.path.split('.').at(-1)} is not a JSON object` };
}
