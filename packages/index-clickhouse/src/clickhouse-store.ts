import { Indexer } from '@antescope/index/indexer/indexer';
import type { IndexedSource } from '@antescope/index/indexer/indexer-messages';
import type { IndexStore } from '@antescope/index/store/index-store';
import type { NativeAccounts } from '@antescope/index/store/native-accounts';
import { ClickHouseReader } from './clickhouse-reader.ts';
import type { ClickHouseSettings } from './clickhouse-settings.ts';
import { ClickHouseWriter } from './clickhouse-writer.ts';
import { connectClickHouse } from './connect.ts';
import type { ClickHousePlace } from './open.ts';

/** One chain's store in the configured ClickHouse. */
export interface ClickHouseChain {
  settings: ClickHouseSettings;
  /** 64 hex digits. */
  chainId: string;
  /** Written to the store's metadata; defaults to `eosioAccounts`. */
  accounts?: NativeAccounts;
}

/** What the indexer's thread receives. */
export type ClickHouseIndexing = IndexedSource & ClickHouseChain;

/** How long a writer retries an unreachable ClickHouse: enough for a restart or an upgrade. */
const writerRetryMs = 10 * 60_000;

export function clickHouseStore(chain: ClickHouseChain): IndexStore {
  const { settings } = chain;
  const place = placeOf(chain);
  // A user is waiting for reads, so failures are not retried.
  const openReader = async () => ClickHouseReader.open(await connectClickHouse(settings, 0, true), place);
  return {
    openWriter: async () => ClickHouseWriter.open(await connectClickHouse(settings, writerRetryMs), place),
    openReader,
    // The server reads in processes of its own.
    openServingReader: openReader,
    startIndexer(source) {
      const options: ClickHouseIndexing = { ...source, ...chain };
      return new Indexer(new URL('./clickhouse-indexer.ts', import.meta.url), options);
    },
  };
}

/** Location of the chain's tables. */
export function placeOf({ settings: { database, cluster }, chainId, accounts }: ClickHouseChain): ClickHousePlace {
  return {
    database,
    chainId,
    ...(accounts === undefined ? {} : { accounts }),
    topology: cluster === null ? { kind: 'single' } : { kind: 'cluster', cluster },
  };
}
