import type { StoredRow } from '@antescope/index/store/history-store';
import { type AtomicIndex, reading } from '../atomic-index.ts';
import { type Attributes, attributesOf } from '../attributes.ts';
import { type AssetHead, assetHead } from './asset-head.ts';
import { schemaOf } from './schema.ts';
import { templateOf } from './template.ts';

/** Attributes of the asset itself, not of its template. */
export async function ownAttributes(
  index: AtomicIndex,
  row: StoredRow,
  { collection, schema }: AssetHead,
  part: 'immutable' | 'mutable',
): Promise<Attributes> {
  const [fields, format] = await Promise.all([index.decode(row), schemaOf(index, collection, schema)]);
  return reading(() => attributesOf(fields.at(`${part}_serialized_data`), format?.format ?? []));
}

/** Name of an asset: of its template, its immutable or its mutable data. null without one. */
export async function assetName(index: AtomicIndex, row: StoredRow): Promise<string | null> {
  const head = assetHead(row);
  const template = head.template === null ? null : await templateOf(index, head.collection, BigInt(head.template));
  const name =
    template?.data['name'] ??
    (await ownAttributes(index, row, head, 'immutable'))['name'] ??
    (await ownAttributes(index, row, head, 'mutable'))['name'];
  return typeof name === 'string' ? name : null;
}
