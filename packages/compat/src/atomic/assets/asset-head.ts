import { ByteReader } from '@antescope/codec/bytes/cursor';
import { u64ToName } from '@antescope/codec/chain/name';
import type { StoredRow } from '@antescope/index/store/history-store';

/** What an asset's row begins with: filters need no more of it. */
export interface AssetHead {
  id: bigint;
  owner: string;
  collection: string;
  schema: string;
  /** null: without a template. */
  template: string | null;
}

/** A row of `assets`: ID, collection, schema and template come first in every version of the contract. */
export function assetHead({ scope, primaryKey, value }: Pick<StoredRow, 'scope' | 'primaryKey' | 'value'>): AssetHead {
  if (value.length < 28) return { id: primaryKey, owner: scope, collection: '', schema: '', template: null };
  const reader = new ByteReader(value);
  reader.u64();
  const [collection, schema] = [u64ToName(reader.u64()), u64ToName(reader.u64())];
  const template = reader.i32();
  return { id: primaryKey, owner: scope, collection, schema, template: template < 0 ? null : String(template) };
}
