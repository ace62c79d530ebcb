import type { ChainConfig } from '@antescope/chains/config/chain-config';
import type { ChainStore } from '@antescope/compat/core/compat-chain';
import type { ChainSources } from '@antescope/sources/chain-sources';
import type { IndexFeedRange } from '@antescope/sources/health/chain-health';
import type { EndpointState } from '@antescope/sources/node/endpoint-pool';
import type { ReaderKind } from '@antescope/index/chain-reader/block-source';
import type { ChainProxy } from './node-proxy/chain-proxy.ts';

/** Indexing progress of a chain, for health, metrics and pages. */
export interface IndexStatus {
  /** How blocks are read. */
  reader: ReaderKind;
  /** URL they are read from. */
  url: string;
  /** Highest block in the store; null before the first one. */
  indexed: number | null;
  /** Head block last reported by the source. */
  head: number | null;
  connected: boolean;
  /** The indexer ended with an error and needs a restart. */
  stopped: boolean;
  blocksPerSecond: number | null;
  actionsPerSecond: number | null;
  /** Estimated time to reach the head; null while unknown. */
  secondsLeft: number | null;
  /** Why indexing does not advance, or null. */
  problem: string | null;
}

/** One chain of this process with its sources. */
export interface ServedChain {
  config: ChainConfig;
  sources: ChainSources;
  proxy: ChainProxy;
  /** Health of each node as the sources see it. */
  endpoints: () => readonly EndpointState[];
  /** null: the chain is not indexed. */
  index: (() => IndexStatus) | null;
  /** Block ranges of the index and the data they were indexed from; absent if the chain is not indexed. */
  feeds?: () => Promise<IndexFeedRange[]>;
  /** Absent if the chain is not indexed from state history. */
  store?: ChainStore;
  /** Open websockets. */
  realtimeClients: () => number;
}
