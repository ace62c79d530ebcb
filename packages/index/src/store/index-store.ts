import type { Indexer } from '../indexer/indexer.ts';
import type { IndexedSource } from '../indexer/indexer-messages.ts';
import type { HistoryReader, HistoryWriter } from './history-store.ts';
import type { CallerOf } from './sqlite/pool/pooled-reader.ts';

/** The store of one chain, open or not, whatever its database. */
export interface IndexStore {
  /** Opens the store for its single writer, creating it if missing. Throws StoreError. */
  openWriter(): Promise<HistoryWriter>;
  /** Opens an existing store for reading, possibly in the calling thread. Throws StoreError. */
  openReader(): Promise<HistoryReader>;
  /**
   * Opens an existing store for the requests of a server: no read blocks the calling process, and callers take turns.
   * `processes`: how many read a store that is read in processes; by default as many as the machine's cores suggest.
   * Throws StoreError.
   */
  openServingReader(callerOf: CallerOf, processes?: number): Promise<HistoryReader>;
  /** Starts a thread that follows a node and writes this store. */
  startIndexer(source: IndexedSource): Indexer;
}
