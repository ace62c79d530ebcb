import { reportIndexer } from '../../index/test/report-indexer.ts';
import { clickHouseStore } from '../src/clickhouse-store.ts';
import type { ClickHouseSettings } from '../src/clickhouse-settings.ts';

/** The process that the kill test kills: an indexer of a ClickHouse store. */
const [shipUrl = '', chainId = '', settings = ''] = process.argv.slice(2);
const store = clickHouseStore({ settings: JSON.parse(settings) as ClickHouseSettings, chainId });
await reportIndexer(store.startIndexer({ shipUrl }));
