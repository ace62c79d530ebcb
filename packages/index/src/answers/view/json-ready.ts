import { toHex } from '@antescope/codec/bytes/bytes';

/** A decoded value as our API's JSON carries it: 64-bit and larger integers as strings, bytes as hex. */
export function jsonReady(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Uint8Array) return toHex(value);
  if (Array.isArray(value)) return value.map(jsonReady);
  if (value === null || typeof value !== 'object') return value;
  // Field names come from the chain: '__proto__' has to stay a field.
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, jsonReady(member)]));
}
