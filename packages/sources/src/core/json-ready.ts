import { toHex } from '@antescope/codec/bytes/bytes';

/** A decoded value as our own API writes it: bigint as decimal text, bytes as hex; everything else as it is. */
export function jsonReady(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Uint8Array) return toHex(value);
  if (Array.isArray(value)) return value.map(jsonReady);
  if (typeof value !== 'object' || value === null) return value;
  const result: Record<string, unknown> = {};
  for (const [name, item] of Object.entries(value)) {
    Object.defineProperty(result, name, {
      value: jsonReady(item),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return result;
}
