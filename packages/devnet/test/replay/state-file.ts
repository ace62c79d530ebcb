import { gunzipSync, gzipSync } from 'node:zlib';
import { fromHex, toHex } from '@antescope/codec/bytes';
import type { AccountRow, CodeRow, ContractRow } from '../../src/state/rows.ts';
import type { Database } from '../../src/state/database.ts';

/** Contracts whose rows are part of a state file: ours. */
const kept = new Set(['eosio', 'eosio.token', 'tethertether', 'memetoken111']);

/** State of a chain without any contract's code or ABI, and which contract of ours stands for which code hash. */
export interface StateFile {
  aliases: [hash: string, contract: string][];
  stores: Record<string, unknown[]>;
}

/** Packs a state for a file. Code and ABIs, and other contracts' rows, stay out of it. */
export function packState(database: Database, aliases: ReadonlyMap<string, string>): Uint8Array {
  const stores: StateFile['stores'] = {};
  for (const store of database.stores) {
    if (store.name === 'seen_transaction') continue;
    const rows = [...store.values()].map((row) => withoutTexts(store.name, row)).filter((row) => row !== null);
    if (rows.length > 0) stores[store.name] = rows;
  }
  return gzipSync(JSON.stringify({ aliases: [...aliases], stores }, tag), { level: 9 });
}

export function unpackState(packed: Uint8Array): StateFile {
  return JSON.parse(gunzipSync(packed).toString('utf8'), untag) as StateFile;
}

export function loadState(database: Database, { stores }: StateFile): void {
  for (const store of database.stores) for (const row of stores[store.name] ?? []) store.put(row as object);
}

function withoutTexts(store: string, row: object): object | null {
  if (store === 'account') return { ...(row as AccountRow), abi: new Uint8Array() };
  if (store === 'code') return { ...(row as CodeRow), code: new Uint8Array() };
  if (store.startsWith('contract_') && !kept.has((row as ContractRow).code)) return null;
  return row;
}

function tag(_: string, value: unknown): unknown {
  if (typeof value === 'bigint') return { n: value.toString() };
  // A map of Uint8Array would become an object of numbers.
  if (value instanceof Uint8Array) return { x: toHex(value) };
  return Object.is(value, -0) ? { z: 1 } : value;
}

function untag(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const tagged = value as { n?: string; x?: string; z?: number };
  if (typeof tagged.n === 'string') return BigInt(tagged.n);
  if (typeof tagged.x === 'string') return fromHex(tagged.x);
  return tagged.z === 1 ? -0 : value;
}
