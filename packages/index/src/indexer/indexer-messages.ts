import type { SourceStatus } from '../chain-reader/block-source.ts';
import type { BlockPosition } from '../store/block-rows.ts';
import type { IngestEvent } from './ingest.ts';

/** Source of the blocks: ws://host:port of a state history plugin, or HTTP APIs that are polled. */
export type IndexedSource = IndexedRange &
  (
    | { shipUrl: string; poll?: undefined }
    | { poll: { kind: 'trace_api' | 'get_block'; nodes: string[] }; shipUrl?: undefined }
  );

/** What the thread of any store receives; each adds the location of its store. */
export type IndexerOptions = IndexedSource & {
  /** 64 hex digits. */
  chainId: string;
};

interface IndexedRange {
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
