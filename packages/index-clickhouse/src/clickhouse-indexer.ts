import { runIndexer } from '@antescope/index/indexer/run-indexer';
import { type ClickHouseIndexing, clickHouseStore } from './clickhouse-store.ts';

// The entry of the thread that writes a ClickHouse store.
await runIndexer((chain: ClickHouseIndexing) => clickHouseStore(chain));
