import type { HistoryReader, HistoryWriter } from './history-store.ts';
import { eosioAccounts, type NativeAccounts } from './native-accounts.ts';
import { storePath } from './sqlite/open.ts';
import { SqliteReader } from './sqlite/sqlite-reader.ts';
import { SqliteWriter } from './sqlite/sqlite-writer.ts';
import type { CallerOf } from './sqlite/pool/pooled-reader.ts';
import type { ClickHouseSettings, StoreSettings } from './store-settings.ts';

/** Location of one chain's store. */
export interface StoreAt {
  store: StoreSettings;
  /** SQLite only: the file is `<dataFolder>/<chainId>/history.sqlite`. */
  dataFolder: string;
  /** 64 hex digits. */
  chainId: string;
  /** Written to the store's metadata; defaults to `eosioAccounts`. */
  accounts?: NativeAccounts;
}

/** How long a writer retries an unreachable ClickHouse: enough for a restart or an upgrade. */
const writerRetryMs = 10 * 60_000;

/** Opens the store for its single writer, creating it if missing. Throws StoreError. */
export async function openWriter({
  store,
  dataFolder,
  chainId,
  accounts = eosioAccounts,
}: StoreAt): Promise<HistoryWriter> {
  if (store.kind === 'sqlite') return new SqliteWriter(storePath(dataFolder, chainId), chainId, accounts);
  const { ClickHouseWriter } = await import('./clickhouse/clickhouse-writer.ts');
  return ClickHouseWriter.open(await engineOf(store, writerRetryMs), placeOf(store, chainId, accounts));
}

/**
 * Opens an existing store for the requests of a server: no read blocks the calling process, and callers take turns.
 * `processes`: how many read a SQLite store; by default as many as the machine's cores suggest. Throws StoreError.
 */
export async function openServingReader(at: StoreAt, callerOf: CallerOf, processes?: number): Promise<HistoryReader> {
  if (at.store.kind !== 'sqlite') return openReader(at);
  const { openPooledReader } = await import('./sqlite/pool/pooled-reader.ts');
  const options = processes === undefined ? {} : { processes };
  return openPooledReader(storePath(at.dataFolder, at.chainId), at.chainId, options, callerOf);
}

/** Opens an existing store for reading; SQLite is read in the calling thread. Throws StoreError. */
export async function openReader({ store, dataFolder, chainId }: StoreAt): Promise<HistoryReader> {
  if (store.kind === 'sqlite') return new SqliteReader(storePath(dataFolder, chainId), chainId);
  const { ClickHouseReader } = await import('./clickhouse/clickhouse-reader.ts');
  // A user is waiting for reads, so failures are not retried.
  return ClickHouseReader.open(await engineOf(store, 0, true), placeOf(store, chainId));
}

/** Loads the ClickHouse client only if ClickHouse is configured. */
async function engineOf(store: ClickHouseSettings, retryMs: number, hideServer = false) {
  const { connectClickHouse } = await import('./clickhouse/connect.ts');
  return connectClickHouse(store, retryMs, hideServer);
}

/** Location of a chain's tables in the configured ClickHouse. */
export function placeOf({ database, cluster }: ClickHouseSettings, chainId: string, accounts?: NativeAccounts) {
  return {
    database,
    chainId,
    ...(accounts === undefined ? {} : { accounts }),
    topology: cluster === null ? ({ kind: 'single' } as const) : ({ kind: 'cluster', cluster } as const),
  };
}
