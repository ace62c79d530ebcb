import type { ChainConfig } from '@antescope/chains/config/chain-config';
import type { AbiSource } from '../abi/abi-source.ts';
import type { BlockCache } from '../block/block-cache.ts';
import type { RecentBlocks } from '../block/recent-blocks.ts';
import type { HeadView } from '../block/block-view.ts';
import type { HeadReader } from '../block/head-reader.ts';
import type { FilterContext } from '../history/filtered-actions.ts';
import type { HistorySelection } from '../history/select.ts';
import type { ChainApi } from '../node/chain-api.ts';
import type { PriceMemory } from '../price/price-memory.ts';
import type { ServiceMonitor } from '../services/service-monitor.ts';
import type { ChainRecords } from '../state/chain-records.ts';
import type { PastStates } from '../state/past-states.ts';
import type { StateIndex } from '../state/state-index.ts';
import type { Outcome } from './outcome.ts';

/** Reads a file from a public host, at most `maxBytes`; rejects with the reason. */
export type PublicFile = (url: string, limits: { maxBytes: number; timeoutMs: number }) => Promise<Uint8Array>;

/**
 * What the readers of a chain share. A reader is a function over it in the folder of its domain: `rexPool(at)`,
 * `getBlock(at, id)`.
 */
export interface SourceContext {
  readonly api: ChainApi;
  readonly abis: AbiSource;
  readonly chain: ChainConfig;
  readonly heads: HeadReader;
  readonly blocks: BlockCache;
  readonly recentBlocks: RecentBlocks;
  /** Our index first, then the histories of the chain's configuration. */
  readonly histories: HistorySelection;
  readonly filters: FilterContext;
  /** The head, shared by the reads of one page. Throws NodeUnavailableError. */
  knownHead(): Promise<HeadView>;
  /** Gives a failed read the last value that was read under the same key, with the age of that value. */
  remember<T>(key: string, read: Promise<Outcome<T>>): Promise<Outcome<T>>;
  /**
   * One read for all callers within `cacheMs`; a failed one is repeated after a few seconds. A value that expired less
   * than `staleMs` ago is returned and refreshed in the background.
   */
  share<T>(key: string, cacheMs: number, read: () => Promise<Outcome<T>>, staleMs?: number): Promise<Outcome<T>>;
  /** Signature of a URL for the media proxy of this server; null without one. */
  readonly signMedia: ((url: string) => string) | null;
  /** Reads a file whose URL the chain names; null in browsers. */
  readonly publicFile: PublicFile | null;
  /** Health of the chain's services. */
  readonly services: ServiceMonitor;
  /** Current state that only an index has; null without one. */
  readonly state: StateIndex | null;
  /** State at any block; null without an index. */
  readonly past: PastStates | null;
  /** Recorded prices; null if none are recorded. */
  readonly prices: PriceMemory | null;
  /** Proposals, rounds, statistics and versions over time; null without an index. */
  readonly records: ChainRecords | null;
}
