import { sqliteStore } from '../src/store/sqlite/sqlite-store.ts';
import { reportIndexer } from './report-indexer.ts';

/** The process that the kill test kills: an indexer of a SQLite store. */
const [shipUrl = '', chainId = '', dataFolder = ''] = process.argv.slice(2);
await reportIndexer(sqliteStore({ dataFolder, chainId }).startIndexer({ shipUrl }));
