import { toHex } from '@antescope/codec/bytes/bytes';

/** Converts a decoded value to the API's JSON: 64-bit and larger integers as strings, bytes as hex. */
export function jsonReady(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Uint8Array) return toHex(value);
  if (Array.isArray(value)) return value.map(jsonReady);
  if (value === null || typeof value !== 'object') return value;
  // Field names come from the chain: '__proto__' must stay a plain field.
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, jsonReady(member)]));
}
