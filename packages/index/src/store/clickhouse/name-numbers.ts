import { nameToU64, u64ToName } from '@antescope/codec/chain/name';

const remembered = 500_000;
const numbers = new Map<string, string>();
const names = new Map<string, string>();

/** A name as the decimal digits of its 64 bits. Throws CodecError for what is no name. */
export function numberOfName(name: string): string {
  const known = numbers.get(name);
  if (known !== undefined) return known;
  return keep(numbers, name, nameToU64(name).toString());
}

/** The name of a 64-bit column. */
export function nameOfNumber(digits: unknown): string {
  const text = String(digits);
  const known = names.get(text);
  if (known !== undefined) return known;
  return keep(names, text, u64ToName(BigInt(text)));
}

function keep(map: Map<string, string>, key: string, value: string): string {
  if (map.size >= remembered) map.clear();
  map.set(key, value);
  return value;
}
