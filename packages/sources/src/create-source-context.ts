import type { ChainConfig } from '@antescope/chains/config/chain-config';
import { AbiSource } from './abi/abi-source.ts';
import { BlockCache } from './block/block-cache.ts';
import { RecentBlocks } from './block/recent-blocks.ts';
import { HeadReader } from './block/head-reader.ts';
import { approximateSize } from './core/approximate-size.ts';
import { ExpiringCache } from './core/expiring-cache.ts';
import { LastKnown } from './core/last-known.ts';
import type { Outcome } from './core/outcome.ts';
import type { PublicFile, SourceContext } from './core/source-context.ts';
import { configuredHistories } from './history/configured-histories.ts';
import { filterContext } from './history/filtered-actions.ts';
import type { HistorySource } from './history/history-source.ts';
import { HistorySelection } from './history/select.ts';
import { spamRules } from './history/spam.ts';
import { ChainApi } from './node/chain-api.ts';
import type { NodeClient } from './node/node-client.ts';
import type { PriceMemory } from './price/price-memory.ts';
import { ServiceMonitor } from './services/service-monitor.ts';
import type { ChainRecords } from './state/chain-records.ts';
import type { PastStates } from './state/past-states.ts';
import type { StateIndex } from './state/state-index.ts';

/** What the sources of one chain are made of. */
export interface ChainSourcesParts {
  node: NodeClient;
  /** Best first, our own index for one. Those of the chain's configuration and the node's own follow. */
  histories: readonly HistorySource[];
  chain: ChainConfig;
  /** Our index of the current state. */
  state?: StateIndex;
  /** The same index, for the state at any block. */
  past?: PastStates;
  /** Recorded prices. */
  prices?: PriceMemory;
  /** Proposals, rounds, statistics and versions of our index. */
  records?: ChainRecords;
  /** Signs URLs for the media proxy. */
  signMedia?: (url: string) => string;
  /** Reads files whose URL the chain names. */
  publicFile?: PublicFile;
  /** Time-out of every service, instead of its own. */
  serviceTimeoutMs?: number;
}

const lastKnownLimits = { entries: 1000, bytes: 32_000_000 };
const sharedLimits = { entries: 500, bytes: 32_000_000, sizeOf: approximateSize };
/** A shared read that failed is repeated after this. */
const failedCacheMs = 5000;

export function createSourceContext(parts: ChainSourcesParts): SourceContext {
  const { node, chain } = parts;
  const api = new ChainApi(node);
  const abis = new AbiSource(api);
  const heads = new HeadReader(api);
  const knownHead = () => heads.lastKnown();
  const last = new LastKnown(lastKnownLimits);
  const shared = new ExpiringCache<Outcome<unknown>>(sharedLimits);
  const services = new ServiceMonitor(
    parts.serviceTimeoutMs === undefined ? {} : { timeoutMs: parts.serviceTimeoutMs },
  );
  const share: SourceContext['share'] = <T>(
    key: string,
    cacheMs: number,
    read: () => Promise<Outcome<T>>,
    staleMs = 0,
  ) =>
    shared.getStale(
      key,
      (outcome) => (outcome.state === 'failed' ? Math.min(failedCacheMs, cacheMs) : cacheMs),
      (outcome) => (outcome.state === 'failed' ? 0 : staleMs),
      () => last.of(key, read()),
    ) as Promise<Outcome<T>>;
  const histories = configuredHistories({ api, abis, chain, knownHead, share, services });
  return {
    api,
    abis,
    chain,
    services,
    heads,
    knownHead,
    blocks: new BlockCache(api),
    recentBlocks: new RecentBlocks(api),
    histories: new HistorySelection([...parts.histories, ...histories]),
    filters: filterContext(chain, spamRules(chain)),
    remember: (key, read) => last.of(key, read),
    share,
    state: parts.state ?? null,
    past: parts.past ?? null,
    prices: parts.prices ?? null,
    records: parts.records ?? null,
    signMedia: parts.signMedia ?? null,
    publicFile: parts.publicFile ?? null,
  };
}
