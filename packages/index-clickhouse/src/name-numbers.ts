import { nameToU64, u64ToName } from '@antescope/codec/chain/name';

const maxCached = 500_000;
const numbers = new Map<string, string>();
const names = new Map<string, string>();

/** A name as its 64-bit value in decimal digits. Throws CodecError if invalid. */
export function numberOfName(name: string): string {
  const cached = numbers.get(name);
  if (cached !== undefined) return cached;
  return keep(numbers, name, nameToU64(name).toString());
}

/** The name of a 64-bit column. */
export function nameOfNumber(digits: unknown): string {
  const text = String(digits);
  const cached = names.get(text);
  if (cached !== undefined) return cached;
  return keep(names, text, u64ToName(BigInt(text)));
}

function keep(map: Map<string, string>, key: string, value: string): string {
  if (map.size >= maxCached) map.clear();
  map.set(key, value);
  return value;
}
