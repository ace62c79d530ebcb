import type { SourceStatus } from '../chain-reader/block-source.ts';
import type { BlockPosition } from '../store/block-rows.ts';
import type { NativeAccounts } from '../store/native-accounts.ts';
import type { StoreSettings } from '../store/store-settings.ts';
import type { IngestEvent } from './ingest.ts';

/** ws://host:port of a node's state history plugin, or the HTTP APIs that are asked for block after block. */
export type IndexerOptions = IndexerPlace &
  (
    | { shipUrl: string; poll?: undefined }
    | { poll: { kind: 'trace_api' | 'get_block'; nodes: string[] }; shipUrl?: undefined }
  );

interface IndexerPlace {
  /** 64 hex digits. */
  chainId: string;
  /** The store is `<dataFolder>/<chainId>/history.sqlite`, unless `store` names another. */
  dataFolder: string;
  store?: StoreSettings;
  /** Privileged accounts of the chain; `eosioAccounts` when left out. */
  accounts?: NativeAccounts;
  /** Where an empty store begins; 1 when left out. */
  startBlock?: number;
}

/** From the indexer's thread to the server's. */
export type IndexerMessage =
  /** The store is open and has its tables: readers may open it. */
  | { type: 'ready'; head: BlockPosition | null }
  | { type: 'event'; event: IngestEvent }
  | { type: 'status'; source: SourceStatus }
  /** The thread ends: null after a stop that was asked for, else what made going on impossible. */
  | { type: 'ended'; error: { code: string; message: string } | null };
