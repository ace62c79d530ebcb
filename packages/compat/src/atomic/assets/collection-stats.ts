import { u64ToName } from '@antescope/codec/chain/name';
import { notFound, tooWide } from '../atomic-error.ts';
import { type AtomicIndex, assetsContract } from '../atomic-index.ts';
import { scopeRows, tableRows } from '../table-rows.ts';
import { type AssetHead, assetHead } from './asset-head.ts';
import { burnedAssets } from './burned-assets.ts';
import { collectionOf } from './collection.ts';
import { schemaOf } from './schema.ts';
import { templateOfRow } from './template.ts';

/** Assets, also burned ones, templates and schemas of a collection. Throws AtomicError (400) if they are too many. */
export async function collectionStats(index: AtomicIndex, name: string): Promise<Record<string, unknown>> {
  if ((await collectionOf(index, name)) === null) throw notFound('Collection');
  const { present, burned } = await assetsOf(index, ({ collection }) => collection === name);
  const [templates, schemas] = await Promise.all(
    ['templates', 'schemas'].map((table) => scopeRows(index, assetsContract, name, table)),
  );
  return {
    assets: String(present.length + burned.length),
    burned: String(burned.length),
    burned_by_template: counts(burned, ({ template }) => template).map(([template_id, number]) => ({
      template_id,
      burned: number,
    })),
    burned_by_schema: counts(burned, ({ schema }) => schema).map(([schema_name, number]) => ({
      schema_name,
      burned: number,
    })),
    templates: String(templates!.length),
    schemas: String(schemas!.length),
  };
}

export async function schemaStats(index: AtomicIndex, name: string, schema: string): Promise<Record<string, string>> {
  if ((await schemaOf(index, name, schema)) === null) throw notFound('Schema', 404);
  const isOwn = (asset: AssetHead): boolean => asset.collection === name && asset.schema === schema;
  const { present, burned } = await assetsOf(index, isOwn);
  const templates = await Promise.all(
    (await scopeRows(index, assetsContract, name, 'templates')).map((row) => templateOfRow(index, row)),
  );
  return {
    assets: String(present.length + burned.length),
    burned: String(burned.length),
    templates: String(templates.filter((template) => template.schema === schema).length),
  };
}

/** Names of the schemas of a collection that have assets. */
export async function collectionSchemas(index: AtomicIndex, name: string): Promise<{ schema_name: string }[]> {
  const rows = await scopeRows(index, assetsContract, name, 'schemas');
  const { present } = await assetsOf(index, ({ collection }) => collection === name);
  const used = new Set(present.map(({ schema }) => schema));
  return rows
    .map(({ primaryKey }) => ({ schema_name: u64ToName(primaryKey) }))
    .filter(({ schema_name: schema }) => used.has(schema));
}

async function assetsOf(
  index: AtomicIndex,
  test: (asset: AssetHead) => boolean,
): Promise<{ present: AssetHead[]; burned: AssetHead[] }> {
  const rows = await tableRows(index, 'assets');
  if (rows === null) throw tooWide('this chain has too many assets to count them');
  const burned = (await burnedAssets(index)).map(({ row }) => row);
  return { present: rows.map(assetHead).filter(test), burned: burned.map(assetHead).filter(test) };
}

function counts<Key extends string | null>(
  assets: readonly AssetHead[],
  keyOf: (asset: AssetHead) => Key,
): [Key, number][] {
  const groups = Map.groupBy(assets, keyOf);
  return [...groups].map(([key, group]) => [key, group.length]);
}
