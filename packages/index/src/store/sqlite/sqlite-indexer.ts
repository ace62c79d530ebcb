import { runIndexer } from '../../indexer/run-indexer.ts';
import { type SqliteIndexing, sqliteStore } from './sqlite-store.ts';

// The entry of the thread that writes a SQLite store.
await runIndexer((place: SqliteIndexing) => sqliteStore(place));
