import { fromHex } from '@antescope/codec/bytes/bytes';
import type { Field } from '../core/fields.ts';

/** Bytes of an AtomicAssets row: hex, or a list of numbers from contracts whose ABI calls them uint8[]. */
export function atomicBytes(field: Field): Uint8Array {
  if (Array.isArray(field.value)) return Uint8Array.from(field.items(), (byte) => byte.number());
  try {
    return fromHex(field.text());
  } catch {
    return field.fail('hex');
  }
}
