import type { ChainConfig } from '@antescope/chains/config/chain-config';
import type { ChainSources } from '@antescope/sources/chain-sources';
import type { IndexFeedRange } from '@antescope/sources/health/chain-health';
import type { EndpointState } from '@antescope/sources/node/endpoint-health';
import type { ReaderKind } from '@antescope/index/chain-reader/block-source';
import type { ChainProxy } from './node-proxy/chain-proxy.ts';
import type { HistoryReader } from '@antescope/index/store/history-store';
import type { AbiVersions } from '@antescope/index/answers/view/abi-versions';

/** How far the index of a chain is; for health, metrics and pages. */
export interface IndexStatus {
  /** How blocks come. */
  reader: ReaderKind;
  /** Where they come from. */
  url: string;
  /** Highest block in the store; null before the first one. */
  indexed: number | null;
  /** Head as state history last told it. */
  head: number | null;
  connected: boolean;
  /** It has ended for good: only a restart goes on. */
  stopped: boolean;
  blocksPerSecond: number | null;
  actionsPerSecond: number | null;
  /** Until the head is reached at this speed; null while unknown. */
  secondsLeft: number | null;
  /** Why it does not go on, or null. */
  problem: string | null;
}

/** The index itself, for the APIs of other programs that we answer from it. */
export interface ChainStore {
  reader: HistoryReader;
  abis: AbiVersions;
}

/** One chain of this process with everything that answers for it. */
export interface ServedChain {
  config: ChainConfig;
  sources: ChainSources;
  proxy: ChainProxy;
  /** Health of each node as the sources see it. */
  endpoints: () => readonly EndpointState[];
  /** null: nothing is indexed here. */
  index: (() => IndexStatus) | null;
  /** Block ranges of the index and what they were fed; absent where nothing is indexed here. */
  feeds?: () => Promise<IndexFeedRange[]>;
  /** Absent where nothing is indexed here. */
  store?: ChainStore;
  /** Open websockets. */
  realtimeClients: () => number;
}
