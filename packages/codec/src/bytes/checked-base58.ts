import { base58 } from '@scure/base';
import { encodeText, equal } from './bytes.ts';
import { CodecError } from './error.ts';
import { ripemd160 } from './hash.ts';
import { asciiAt, putAscii } from './text.ts';

// Reused memory: allocating arrays of more than 64 bytes is slow.
const scratch = new Uint8Array(256);

/**
 * Base58 of the bytes from `start` to `end` and a checksum: the first four bytes of the ripemd160 of bytes and suffix.
 * The suffix has at most four letters.
 */
export function encodeChecked(data: Uint8Array, suffix: string, start = 0, end: number = data.length): string {
  const length = end - start;
  const bytesWithChecksum = length + 4 <= scratch.length ? scratch : new Uint8Array(length + 4);
  for (let i = 0; i < length; i++) bytesWithChecksum[i] = data[start + i]!;
  // The suffix is hashed at the place of the checksum.
  putAscii(bytesWithChecksum, length, suffix);
  const digest = ripemd160(bytesWithChecksum.subarray(0, length + suffix.length));
  for (let i = 0; i < 4; i++) bytesWithChecksum[length + i] = digest[i]!;
  return encodeBase58(bytesWithChecksum, length + 4);
}

const alphabet = encodeText('123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz');
const one = alphabet[0]!;
const fourDigits = 58 ** 4;
// Reused for keys and signatures, nearly all input; allocating would double the cost.
const scratchLimbs = new Float64Array(40);
const scratchDigits = new Uint8Array(4 * scratchLimbs.length);

/**
 * Base58 of the first `length` bytes. Takes three bytes and produces four digits per step, the most a double holds
 * exactly, instead of going byte by byte.
 */
export function encodeBase58(bytes: Uint8Array, length: number = bytes.length): string {
  let zeros = 0;
  while (zeros < length && bytes[zeros] === 0) zeros++;
  const most = Math.ceil(((length - zeros) * 1.3658) / 4) + 1;
  const limbs = most <= scratchLimbs.length ? scratchLimbs : new Float64Array(most);
  let used = 0;
  for (let at = zeros, left = (length - zeros) % 3 || 3; at < length; at += left, left = 3) {
    let carry = bytes[at]!;
    for (let i = 1; i < left; i++) carry = carry * 256 + bytes[at + i]!;
    const shift = left === 3 ? 0x1000000 : 256 ** left;
    for (let i = 0; i < used; i++) {
      const value = limbs[i]! * shift + carry;
      carry = Math.floor(value / fourDigits);
      limbs[i] = value - carry * fourDigits;
    }
    for (; carry > 0; carry = Math.floor(carry / fourDigits)) limbs[used++] = carry % fourDigits;
  }
  const digits = most <= scratchLimbs.length ? scratchDigits : new Uint8Array(4 * used);
  const start = writeDigits(limbs, used, digits);
  return '1'.repeat(zeros) + asciiAt(digits, start, 4 * used);
}

/** Writes four digits per limb, last limb first; returns the position of the first nonzero digit. */
function writeDigits(limbs: Float64Array, used: number, digits: Uint8Array): number {
  for (let i = 0, at = 4 * used - 4; i < used; i++, at -= 4) {
    const limb = limbs[i]! | 0;
    const upper = (limb / 3364) | 0;
    const lower = limb - upper * 3364;
    digits[at] = alphabet[(upper / 58) | 0]!;
    digits[at + 1] = alphabet[upper % 58]!;
    digits[at + 2] = alphabet[(lower / 58) | 0]!;
    digits[at + 3] = alphabet[lower % 58]!;
  }
  let start = 0;
  while (start < 4 * used && digits[start] === one) start++;
  return start;
}

/** Decodes and verifies the checksum. Throws 'invalid base-58 value' or "checksum doesn't match". */
export function decodeChecked(text: string, suffix: string): Uint8Array {
  const bytesWithChecksum = decodeBase58(text);
  if (bytesWithChecksum.length < 5) throw new CodecError("checksum doesn't match");
  const data = bytesWithChecksum.slice(0, -4);
  if (!equal(bytesWithChecksum.subarray(-4), checksum(data, suffix))) throw new CodecError("checksum doesn't match");
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
