import type { SourceStatus } from '../chain-reader/block-source.ts';
import type { BlockPosition } from '../store/block-rows.ts';
import type { NativeAccounts } from '../store/native-accounts.ts';
import type { StoreSettings } from '../store/store-settings.ts';
import type { IngestEvent } from './ingest.ts';

/** Source of the blocks: ws://host:port of a state history plugin, or HTTP APIs that are polled. */
export type IndexerOptions = IndexerTarget &
  (
    | { shipUrl: string; poll?: undefined }
    | { poll: { kind: 'trace_api' | 'get_block'; nodes: string[] }; shipUrl?: undefined }
  );

interface IndexerTarget {
  /** 64 hex digits. */
  chainId: string;
  /** The store is `<dataFolder>/<chainId>/history.sqlite`, unless `store` names another. */
  dataFolder: string;
  store?: StoreSettings;
  /** Privileged accounts of the chain; defaults to `eosioAccounts`. */
  accounts?: NativeAccounts;
  /** First block of an empty store; defaults to 1. */
  startBlock?: number;
  /** One of several short chains indexed on this machine: less memory for new objects. */
  small?: boolean;
}

/** Messages from the indexer thread to the main thread. */
export type IndexerMessage =
  /** The store is open and has its tables: readers may open it. */
  | { type: 'ready'; head: BlockPosition | null }
  | { type: 'event'; event: IngestEvent }
  | { type: 'status'; source: SourceStatus }
  /** The thread ends; `error` is null after a requested stop. */
  | { type: 'ended'; error: { code: string; message: string } | null };
