import { concat } from '../bytes/bytes.ts';
import { ripemd160 } from '../bytes/hash.ts';
import { u64ToName } from '../chain/name.ts';
import { parsePublicKey } from './key.ts';

const characters = 12;

/**
 * The FIO account of a public key in any format: the low five bits of the bytes of key and checksum, zeros skipped.
 * Every key has one, whether or not the account exists. Throws CodecError if the key is malformed.
 */
export function fioAccountOfKey(key: string): string {
  const { data } = parsePublicKey(key);
  const bytes = concat(data, ripemd160(data).subarray(0, 4));
  let value = 0n;
  let count = 0;
  for (const byte of bytes.subarray(1)) {
    const five = BigInt(byte & 0x1f);
    if (five === 0n) continue;
    if (count === characters) {
      value |= five & 0x0fn;
      break;
    }
    value |= five << BigInt(5 * (characters - count) - 1);
    count++;
  }
  return u64ToName(value).slice(0, characters);
}
