import { type AttributeFormat, unpackAttributes } from '@antescope/codec/chain/atomic-data';
import { CodecError } from '@antescope/codec/bytes/error';
import type { Field } from '@antescope/sources/core/fields';
import { jsonReady } from '@antescope/sources/core/json-ready';
import { atomicBytes } from '@antescope/sources/nft/atomic-bytes';

/** Attributes by name. Without a prototype: names come from the chain. */
export type Attributes = Record<string, unknown>;

/** Attributes of serialized data, 64-bit integers as strings; none if the data do not match the format. */
export function attributesOf(field: Field, format: readonly AttributeFormat[]): Attributes {
  const attributes = Object.create(null) as Attributes;
  try {
    for (const [name, [, value]] of unpackAttributes(atomicBytes(field), format)) attributes[name] = plain(value);
  } catch (error) {
    if (error instanceof CodecError) return Object.create(null) as Attributes;
    throw error;
  }
  return attributes;
}

/** Lists of bytes are lists of numbers. */
function plain(value: unknown): unknown {
  return value instanceof Uint8Array ? [...value] : jsonReady(value);
}

/** The attribute of a later part wins. */
export function mergeAttributes(...parts: readonly Attributes[]): Attributes {
  const result = Object.create(null) as Attributes;
  for (const part of parts) for (const name of Object.keys(part)) result[name] = part[name];
  return result;
}

export function formatOf(field: Field): AttributeFormat[] {
  return field.items().map((line) => ({ name: line.at('name').text(), type: line.at('type').text() }));
}
