import { base58 } from '@scure/base';
import { concat, encodeText, equal } from './bytes.ts';
import { CodecError } from './error.ts';
import { ripemd160 } from './hash.ts';

/** Base58 of data followed by the first four bytes of ripemd160(data ‖ suffix). */
export function encodeChecked(data: Uint8Array, suffix: string): string {
  return base58.encode(concat(data, checksum(data, suffix)));
}

/** Data of such a text. Throws 'invalid base-58 value' or "checksum doesn't match". */
export function decodeChecked(text: string, suffix: string): Uint8Array {
  const whole = decodeBase58(text);
  if (whole.length < 5) throw new CodecError("checksum doesn't match");
  const data = whole.slice(0, -4);
  if (!equal(whole.subarray(-4), checksum(data, suffix))) throw new CodecError("checksum doesn't match");
  return data;
}

export function decodeBase58(text: string): Uint8Array {
  try {
    return base58.decode(text);
  } catch {
    throw new CodecError('invalid base-58 value');
  }
}

function checksum(data: Uint8Array, suffix: string): Uint8Array {
  return ripemd160(data, encodeText(suffix)).subarray(0, 4);
}
