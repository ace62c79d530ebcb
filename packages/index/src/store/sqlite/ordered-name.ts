import { nameToU64, u64ToName } from '@antescope/codec/chain/name';
import { fromOrdered, toOrdered } from './bytes.ts';

/** A name as an integer of SQLite that sorts like the name. */
export function orderedName(name: string): bigint {
  return toOrdered(nameToU64(name));
}

export function nameOfOrdered(value: bigint): string {
  return u64ToName(fromOrdered(value));
}
