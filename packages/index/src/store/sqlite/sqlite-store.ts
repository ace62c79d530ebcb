import { Indexer } from '../../indexer/indexer.ts';
import type { IndexedSource } from '../../indexer/indexer-messages.ts';
import type { IndexStore } from '../index-store.ts';
import { storePath } from './open.ts';
import { SqliteReader } from './sqlite-reader.ts';
import { SqliteWriter } from './sqlite-writer.ts';
import type { NativeAccounts } from '../native-accounts.ts';

/** Location of one chain's SQLite store: the file `<dataFolder>/<chainId>/history.sqlite`. */
export interface SqlitePlace {
  dataFolder: string;
  /** 64 hex digits. */
  chainId: string;
  /** Written to the store's metadata; defaults to `eosioAccounts`. */
  accounts?: NativeAccounts;
}

/** What the indexer's thread receives. */
export type SqliteIndexing = IndexedSource & SqlitePlace;

export function sqliteStore(place: SqlitePlace): IndexStore {
  const { dataFolder, chainId, accounts } = place;
  const path = storePath(dataFolder, chainId);
  return {
    openWriter: async () => new SqliteWriter(path, chainId, accounts),
    openReader: async () => new SqliteReader(path, chainId),
    async openServingReader(callerOf, processes) {
      const { openPooledReader } = await import('./pool/pooled-reader.ts');
      return openPooledReader(path, chainId, processes === undefined ? {} : { processes }, callerOf);
    },
    startIndexer(source) {
      const options: SqliteIndexing = { ...source, ...place };
      return new Indexer(new URL('./sqlite-indexer.ts', import.meta.url), options);
    },
  };
}
