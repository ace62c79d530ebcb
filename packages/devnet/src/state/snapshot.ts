import type { HeaderState } from '../blocks/header-state.ts';
import type { Database } from './database.ts';
import { packValue, unpackValue } from './pack.ts';
import type { ExportedChange } from './undo-log.ts';

/** Incremented when row formats change. */
const format = 2;

interface Snapshot {
  format: number;
  chainId: string;
  states: HeaderState[];
  stores: Map<string, object[]>;
  sessions: ExportedChange[][];
}

/** Packs all rows, the undo sessions of reversible blocks, and the header states from the last irreversible block. */
export function packSnapshot(database: Database, chainId: string, states: readonly HeaderState[]): Uint8Array {
  const stores = new Map<string, object[]>();
  for (const store of database.stores) stores.set(store.name, [...store.values()]);
  const snapshot: Snapshot = { format, chainId, states: [...states], stores, sessions: database.log.export() };
  return packValue(snapshot);
}

/** Fills an empty database. Throws unless the bytes are a snapshot of this version. */
export function unpackSnapshot(data: Uint8Array, database: Database): { chainId: string; states: HeaderState[] } {
  const snapshot = unpackValue(data) as Snapshot;
  if (snapshot.format !== format)
    throw new Error(`snapshot format ${snapshot.format} is not supported, expected ${format}`);
  const storeOf = (name: string): Database['stores'][number] => {
    const store = database.stores.find((each) => each.name === name);
    if (store === undefined) throw new Error(`snapshot has an unknown store ${name}`);
    return store;
  };
  for (const [name, rows] of snapshot.stores) {
    const store = storeOf(name);
    for (const row of rows) store.put(row);
  }
  database.log.import(snapshot.sessions, storeOf);
  return { chainId: snapshot.chainId, states: snapshot.states };
}
