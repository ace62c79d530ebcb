import { toHex } from '@antescope/codec/bytes/bytes';
import { FailureReason } from '@antescope/sources/core/failure-reason';

/** Translates a failure reason; null if there is no translation. */
export type TranslateReason = (reason: FailureReason) => string | null;

/**
 * The JSON form of any value from the sources: bigint as decimal text, bytes as hex, absent properties dropped. The
 * server renders this form, too, so that hydration sees exactly the JSON twin's data. Failure reasons are translated by
 * `withStrings`, replacing the message.
 */
export function plain<T>(value: T, translate: TranslateReason = () => null): T {
  return convert(value, translate) as T;
}

function convert(value: unknown, translate: TranslateReason): unknown {
  if (typeof value === 'bigint') return value.toString();
  // Browsers drop NUL from a page: the server renders what hydration will see.
  if (typeof value === 'string') return value.includes('\0') ? value.replaceAll('\0', '�') : value;
  if (value instanceof Uint8Array) return toHex(value);
  if (Array.isArray(value)) return value.map((item) => convert(item, translate));
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value !== 'object' || value === null) return value;
  const result: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    if (item !== undefined)
      Object.defineProperty(result, key, {
        value: convert(item, translate),
        enumerable: true,
        writable: true,
        configurable: true,
      });
  }
  if ('reason' in value && value.reason instanceof FailureReason) {
    result.message = translate(value.reason) ?? result.message;
  }
  return result;
}
