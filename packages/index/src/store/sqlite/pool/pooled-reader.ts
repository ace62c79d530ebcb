import { availableParallelism } from 'node:os';
import type { DerivedReader } from '../../derived-reader.ts';
import type { ExportReader } from '../../export/export-reader.ts';
import type { HistoryReader } from '../../history-store.ts';
import { SqliteReader } from '../sqlite-reader.ts';
import type { ReadCaller } from './read-caller.ts';
import { type PoolOptions, ReaderPool } from './reader-pool.ts';

/** Every read has its own limits of rows and time; the deadline is for what they miss. */
const defaults: PoolOptions = {
  processes: Math.max(2, Math.min(4, availableParallelism() - 1)),
  deadlineMs: 5000,
  heapMb: 256,
  maxQueued: 2000,
};

/** On whose behalf the current code reads; null: the server itself. */
export type CallerOf = () => ReadCaller | null;

/** Reads a SQLite store in child processes. Like SqliteReader, each read sees the newest commit. Throws StoreError. */
export async function openPooledReader(
  path: string,
  chainId: string,
  options: Partial<PoolOptions> = {},
  callerOf: CallerOf = () => null,
): Promise<HistoryReader & ExportReader> {
  const local = new SqliteReader(path, chainId);
  const { accounts } = local;
  const names = { derived: Object.keys(local.derived) as (keyof DerivedReader)[] };
  await local.close();
  const pool = await ReaderPool.open({ path, chainId }, { ...defaults, ...options });
  const call = sharedWithinTurn((at, args) => pool.call(at, args, callerOf()));
  const derived = Object.fromEntries(
    names.derived.map((name) => [name, remoteMethods(call, ['derived', name])]),
  ) as unknown as DerivedReader;
  const localProperties = { accounts, derived, close: () => pool.close() };
  return remoteMethods(call, [], localProperties) as HistoryReader & ExportReader;
}

type Call = (path: readonly string[], args: readonly unknown[]) => Promise<unknown>;

/** Reads that the parts of a page repeat; their callers do not change the values. */
const repeatedReads: ReadonlySet<string> = new Set(['status', 'blocksFromSlots']);

/** Repeated reads of one turn of the event loop are one call: none of their callers can know of a later commit. */
function sharedWithinTurn(call: Call): Call {
  const current = new Map<string, Promise<unknown>>();
  return (path, args) => {
    if (path.length !== 1 || !repeatedReads.has(path[0]!)) return call(path, args);
    const key = JSON.stringify([path, args]);
    const known = current.get(key);
    if (known !== undefined) return known;
    const result = call(path, args);
    // Runs after all promise callbacks of this turn.
    if (current.size === 0) process.nextTick(() => current.clear());
    current.set(key, result);
    return result;
  };
}

/** An object whose methods are calls of the reader at `path`, except for its `localProperties`. */
function remoteMethods(call: Call, path: readonly string[], localProperties: Record<string, unknown> = {}): object {
  const methods = new Map<string, unknown>();
  return new Proxy(localProperties, {
    get(target, name) {
      // A promise that resolves to the reader asks for `then`.
      if (typeof name !== 'string' || name === 'then') return undefined;
      if (Object.hasOwn(target, name)) return target[name];
      if (!methods.has(name)) methods.set(name, (...args: unknown[]) => call([...path, name], args));
      return methods.get(name);
    },
  });
}
