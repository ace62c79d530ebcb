import type { ChainConfig } from '@antescope/chains/config/chain-config';
import type { AbiSource } from '../abi/abi-source.ts';
import type { HeadView } from '../block/block-view.ts';
import type { ChainApi } from '../node/chain-api.ts';
import type { Outcome } from './outcome.ts';
import type { ChainRecords } from '../state/chain-records.ts';
import type { PastStates } from '../state/past-states.ts';
import type { PriceMemory } from '../price/price-memory.ts';
import type { StateIndex } from '../state/state-index.ts';

/**
 * What a domain's readers stand on: `rexPool(sources.at)`. A domain of its own is a folder of functions over this
 * context, so that the interface of the sources does not grow with every table.
 */
export interface SourceContext {
  readonly api: ChainApi;
  readonly abis: AbiSource;
  readonly chain: ChainConfig;
  /** The head, shared by the readings of one page; throws NodeUnavailableError where no endpoint answers. */
  knownHead(): Promise<HeadView>;
  /** Gives a failed reading the last value that was read for the same question, with the age of that value. */
  remember<T>(question: string, reading: Promise<Outcome<T>>): Promise<Outcome<T>>;
  /**
   * One reading for everybody who asks within `keepMs`; a failed one is asked again after a few seconds. For services
   * beside the node, whose answers change slowly: prices, rates, lists.
   */
  share<T>(question: string, keepMs: number, read: () => Promise<Outcome<T>>): Promise<Outcome<T>>;
  /** Questions that only an index of the chain's state answers; null where there is none. */
  readonly state: StateIndex | null;
  /** The state as it was at any block; null where there is no index. */
  readonly past: PastStates | null;
  /** Prices that were kept; null where nobody keeps them. */
  readonly prices: PriceMemory | null;
  /** What happened all along: proposals, rounds, statistics, versions; null where there is no index. */
  readonly records: ChainRecords | null;
}
