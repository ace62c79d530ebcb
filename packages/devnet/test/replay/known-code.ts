import { decodeDeltaRow } from '@antescope/codec/ship/rows';
import type { RecordedBlock } from './recorded-block.ts';

/** Contracts of the devnet by the recorded account that has their real code. */
const ours = {
  'eosio.msig': 'msig',
  'eosio.token': 'token',
  'eosio.wrap': 'wrap',
  memetoken111: 'token',
  tethertether: 'token',
} as const;

/** Which contract stands for which code hash of the recorded chain: told by the accounts the code was set on. */
export function knownCode(blocks: Iterable<RecordedBlock>): Map<string, string> {
  const hashes = new Map<string, string[]>();
  for (const block of blocks) {
    for (const { name, rows } of block.deltas) {
      if (name !== 'account_metadata') continue;
      for (const { data } of rows) {
        const row = decodeDeltaRow(name, data);
        if (row.code !== null) hashes.set(row.name, [...(hashes.get(row.name) ?? []), row.code.code_hash]);
      }
    }
  }
  const aliases = new Map<string, string>();
  const all = (account: string, contract: string): void => {
    for (const hash of hashes.get(account) ?? []) aliases.set(hash, contract);
  };
  // What is not ours may be told of our actions, see replayable.ts.
  for (const account of hashes.keys()) all(account, 'listener');
  for (const [account, contract] of Object.entries(ours)) all(account, contract);
  // The chain began with a contract that can only activate features.
  const [boot, ...system] = hashes.get('eosio') ?? [];
  for (const hash of system) aliases.set(hash, 'system');
  if (boot !== undefined) aliases.set(boot, 'boot');
  return aliases;
}
