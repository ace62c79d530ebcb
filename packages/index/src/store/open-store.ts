import type { HistoryReader, HistoryWriter } from './history-store.ts';
import { eosioAccounts, type NativeAccounts } from './native-accounts.ts';
import { storePath } from './sqlite/open.ts';
import { SqliteReader } from './sqlite/sqlite-reader.ts';
import { SqliteWriter } from './sqlite/sqlite-writer.ts';
import type { ClickHouseSettings, StoreSettings } from './store-settings.ts';

/** The store of one chain. */
export interface StoreAt {
  store: StoreSettings;
  /** Of SQLite: the file is `<dataFolder>/<chainId>/history.sqlite`. */
  dataFolder: string;
  /** 64 hex digits. */
  chainId: string;
  /** What a writer stores of the chain; `eosioAccounts` when left out. */
  accounts?: NativeAccounts;
}

/** How long a writer waits for a ClickHouse that went away: a restart or an upgrade of it. */
const writerPatienceMs = 10 * 60_000;

/** Opens the store for its one writer and makes it where it is not there. Throws StoreError. */
export async function openWriter({
  store,
  dataFolder,
  chainId,
  accounts = eosioAccounts,
}: StoreAt): Promise<HistoryWriter> {
  if (store.kind === 'sqlite') return new SqliteWriter(storePath(dataFolder, chainId), chainId, accounts);
  const { ClickHouseWriter } = await import('./clickhouse/clickhouse-writer.ts');
  return ClickHouseWriter.open(await engineOf(store, writerPatienceMs), placeOf(store, chainId, accounts));
}

/** Opens a store that a writer has made. Throws StoreError. */
export async function openReader({ store, dataFolder, chainId }: StoreAt): Promise<HistoryReader> {
  if (store.kind === 'sqlite') return new SqliteReader(storePath(dataFolder, chainId), chainId);
  const { ClickHouseReader } = await import('./clickhouse/clickhouse-reader.ts');
  // Who reads is a person who waits: a failure is told at once.
  return ClickHouseReader.open(await engineOf(store, 0, true), placeOf(store, chainId));
}

/** ClickHouse's client is loaded only where a ClickHouse is configured. */
async function engineOf(store: ClickHouseSettings, patienceMs: number, discreet = false) {
  const { connectClickHouse } = await import('./clickhouse/connect.ts');
  return connectClickHouse(store, patienceMs, discreet);
}

/** Where a chain's tables are in the configured ClickHouse. */
export function placeOf({ database, cluster }: ClickHouseSettings, chainId: string, accounts?: NativeAccounts) {
  return {
    database,
    chainId,
    ...(accounts === undefined ? {} : { accounts }),
    topology: cluster === null ? ({ kind: 'single' } as const) : ({ kind: 'cluster', cluster } as const),
  };
}
