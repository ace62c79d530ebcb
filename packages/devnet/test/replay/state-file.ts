import { gunzipSync, gzipSync } from 'node:zlib';
import type { HeaderState } from '../../src/blocks/header-state.ts';
import type { Database } from '../../src/state/database.ts';
import { packValue, unpackValue } from '../../src/state/pack.ts';
import type { AccountRow, CodeRow, ContractRow } from '../../src/state/rows.ts';
import { replayedAccounts } from './replayed-contracts.ts';

/** State of a chain without contract code and ABIs, and our contracts by code hash. */
export interface StateFile {
  readonly aliases: ReadonlyMap<string, string>;
  readonly head: HeaderState;
  readonly stores: ReadonlyMap<string, readonly object[]>;
}

/** Packs a state for a file, without code, ABIs and other contracts' rows. */
export function packState(database: Database, head: HeaderState, aliases: ReadonlyMap<string, string>): Uint8Array {
  const stores = new Map<string, object[]>();
  for (const store of database.stores) {
    // Ids for duplicate checks: the recording has no duplicates.
    if (store.name === 'seen_transaction') continue;
    const rows = [...store.values()].map((row) => withoutTexts(store.name, row)).filter((row) => row !== null);
    if (rows.length > 0) stores.set(store.name, rows);
  }
  const file: StateFile = { aliases, head, stores };
  return gzipSync(packValue(file), { level: 9 });
}

export function unpackState(packed: Uint8Array): StateFile {
  return unpackValue(gunzipSync(packed)) as StateFile;
}

export function loadState(database: Database, { stores }: StateFile): void {
  for (const store of database.stores) for (const row of stores.get(store.name) ?? []) store.put(row);
}

function withoutTexts(store: string, row: object): object | null {
  if (store === 'account') return { ...(row as AccountRow), abi: new Uint8Array() };
  if (store === 'code') return { ...(row as CodeRow), code: new Uint8Array() };
  if (store.startsWith('contract_') && !replayedAccounts.has((row as ContractRow).code)) return null;
  return row;
}
