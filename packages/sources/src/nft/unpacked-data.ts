import { type AttributeFormat, unpackAttributes } from '@antescope/codec/chain/atomic-data';
import { jsonReady } from '../core/json-ready.ts';
import type { NftData } from './nft-asset.ts';

/** Packed attributes as JSON-ready values. Throws CodecError for bytes of another format. */
export function unpackedData(bytes: Uint8Array, format: readonly AttributeFormat[]): NftData {
  if (bytes.length === 0) return {};
  const attributes = [...unpackAttributes(bytes, format)].map(([key, [, value]]) => [key, jsonReady(value)]);
  return Object.fromEntries(attributes) as NftData;
}
