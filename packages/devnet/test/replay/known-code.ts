import { decodeDeltaRow } from '@antescope/codec/ship/rows';
import type { RecordedBlock } from './recorded-block.ts';
import { replayedContracts } from './replayed-contracts.ts';

/** Contracts by code hash of the recorded chain, derived from the accounts the code was set on. */
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
  // Other contracts may be notified of our actions, see replayable.ts.
  for (const account of hashes.keys()) all(account, 'listener');
  for (const { contract, accounts } of replayedContracts) for (const account of accounts) all(account, contract);
  // The first contract of the chain can only activate features.
  const [boot] = hashes.get('eosio') ?? [];
  if (boot !== undefined) aliases.set(boot, 'boot');
  return aliases;
}
