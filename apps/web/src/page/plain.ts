import { toHex } from '@antescope/codec/bytes';

/**
 * The JSON form of any value from the sources: bigint as decimal text, bytes as hex, absent properties dropped.
 * Rendering reads this form on the server too, so that hydration sees exactly what the JSON twin answers.
 */
export function plain<T>(value: T): T {
  return convert(value) as T;
}

function convert(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  // A browser reads no zero from a page: the server shows what hydration will see.
  if (typeof value === 'string') return value.includes('\0') ? value.replaceAll('\0', '�') : value;
  if (value instanceof Uint8Array) return toHex(value);
  if (Array.isArray(value)) return value.map(convert);
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value !== 'object' || value === null) return value;
  const result: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    if (item !== undefined)
      Object.defineProperty(result, key, {
        value: convert(item),
        enumerable: true,
        writable: true,
        configurable: true,
      });
  }
  return result;
}
