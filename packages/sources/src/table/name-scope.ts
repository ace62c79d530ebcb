import { nameToU64 } from '@antescope/codec/chain/name';

/** An account's name as a scope: nodeos would take a name of digits alone ('12345') for a number. */
export function nameScope(name: string): string {
  return /^[1-5]+$/.test(name) ? nameToU64(name).toString() : name;
}
