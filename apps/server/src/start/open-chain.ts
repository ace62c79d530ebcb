import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import type { ChainConfig } from '@antescope/chains/config/chain-config';
import type { ChainStore } from '@antescope/compat/core/compat-chain';
import type { ChainSources } from '@antescope/sources/chain-sources';
import { AbiSource } from '@antescope/sources/abi/abi-source';
import { createChainSources } from '@antescope/sources/create-chain-sources';
import type { HistorySource } from '@antescope/sources/history/history-source';
import { ChainApi } from '@antescope/sources/node/chain-api';
import { NodeClient } from '@antescope/sources/node/node-client';
import { corePrice } from '@antescope/sources/price/prices';
import { ServiceConfigError } from '@antescope/sources/services/service-config';
import { checkServices } from '@antescope/sources/services/service-statuses';
import { readCaller } from '../platform/read-caller.ts';
import type { IndexStatus, ServedChain } from '../platform/served-chain.ts';
import type { Indexer } from '@antescope/index/indexer/indexer';
import { PriceCache } from '../platform/prices/price-cache.ts';
import { recordPrices } from '../platform/prices/record-prices.ts';
import { ChainProxy } from '../platform/node-proxy/chain-proxy.ts';
import { feedQueries } from '../realtime/feed-queries.ts';
import { IndexFeed, type IndexFeedOptions } from '../realtime/index-feed.ts';
import { NodeFeed } from '../realtime/node-feed.ts';
import { RealtimeServer } from '../realtime/realtime-server.ts';
import type { ChainRecords } from '@antescope/sources/state/chain-records';
import { indexRecords } from '@antescope/index/answers/records/index-records';
import { IndexPast } from '@antescope/index/answers/index-past';
import { IndexSource } from '@antescope/index/answers/index-source';
import { IndexState } from '@antescope/index/answers/index-state';
import { setNotice } from '@antescope/index/answers/index-notice';
import type { HistoryReader } from '@antescope/index/store/history-store';
import type { IndexStore } from '@antescope/index/store/index-store';
import { AbiVersions } from '@antescope/index/answers/view/abi-versions';
import { sqlite, type StoreSettings } from '../config/store-settings.ts';
import type { DiscoveredChain } from './discover-chain.ts';
import { chooseReader, type ChosenReader } from './choose-reader.ts';
import { indexStatus, persistentProblem } from './index-status.ts';
import { StartError } from './start-error.ts';
import { publicFileReader } from './public-file.ts';
import { openMediaSigner } from './open-media-signer.ts';
import { storeOfChain } from './store-of-chain.ts';

/** A chain that is being served. */
export interface OpenChain {
  served: ServedChain;
  /** Handles the websocket upgrade of /realtime. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): Promise<void>;
}

export interface Reports {
  /** One line for the operator; the server keeps running. */
  warn(line: string): void;
}

/** Opens the sources of a chain, and its index if configured. Throws StartError. */
export async function openChain(
  discovered: DiscoveredChain,
  dataFolder: string,
  reports: Reports,
  storeSettings: StoreSettings = sqlite,
): Promise<OpenChain> {
  const { config, nodes } = discovered;
  checkServiceConfigs(config);
  const node = new NodeClient({ endpoints: nodes, chainId: config.chainId });
  const proxy = new ChainProxy(node);
  const { chainId, systemAccounts: accounts } = config;
  const store = chainId === null ? null : await storeOfChain(storeSettings, { dataFolder, chainId, accounts });
  const chosen = await chooseReader(discovered, store);
  for (const line of chosen?.skipped ?? []) reports.warn(line);
  const index =
    chosen === null ? null : await openIndex(discovered, chosen, store, reports, new AbiSource(new ChainApi(node)));
  const histories: HistorySource[] = index === null ? [] : [index.source];
  const priceCache = openPriceCache(discovered, dataFolder, reports);
  const mediaSigner = openMediaSigner(dataFolder);
  const sources = createChainSources({
    node,
    histories,
    chain: config,
    signMedia: (url) => mediaSigner.sign(url),
    publicFile: publicFileReader(config.ipfsGateway),
    // Only state history includes state: any other index would fail every state read.
    ...(index === null ? {} : { records: index.records }),
    ...(index === null || chosen?.kind !== 'ship' ? {} : { state: index.state, past: index.past }),
    ...(priceCache === null ? {} : { prices: priceCache }),
  });
  const feed =
    index === null ? new NodeFeed({ at: sources.at, queries: feedQueries(sources) }) : await index.feed(sources);
  const realtime = new RealtimeServer(feed.hub);
  const recording = priceCache === null ? null : recordPrices(priceCache, () => corePrice(sources.at), reports.warn);
  return {
    served: {
      config,
      sources,
      proxy,
      endpoints: () => node.endpoints,
      index: index?.status ?? null,
      ...(index === null ? {} : { feeds: async () => (await index.store.reader.status())?.feeds ?? [] }),
      // The compatible APIs return receipts, which only state history has.
      ...(index === null || chosen?.kind !== 'ship' ? {} : { store: index.store }),
      realtimeClients: () => realtime.clients,
    },
    upgrade: realtime.upgrade,
    async close() {
      recording?.stop();
      realtime.close();
      feed.close();
      await index?.close();
    },
  };
}

function checkServiceConfigs(config: ChainConfig): void {
  try {
    checkServices(config);
  } catch (error) {
    if (!(error instanceof ServiceConfigError)) throw error;
    throw new StartError(`Chain '${config.key}': ${error.message}`, { cause: error });
  }
}

/** Prices are recorded beside the index if the chain has a price feed. */
function openPriceCache({ config }: DiscoveredChain, dataFolder: string, { warn }: Reports): PriceCache | null {
  if (config.prices.feeds.length === 0 || config.chainId === null) return null;
  return new PriceCache(join(dataFolder, config.chainId, 'prices.json'), warn);
}

async function reportEnd(indexer: Indexer, key: string, reports: Reports): Promise<void> {
  const problem = await indexer.ended;
  if (problem !== null) reports.warn(`Indexing of ${key} stopped: ${problem.message}`);
}

/** The server's reader of an index; stops its indexer if it cannot be opened. */
async function openReaderOrStop(store: IndexStore, indexer: Indexer, small: boolean): Promise<HistoryReader> {
  try {
    return await store.openServingReader(() => readCaller.getStore() ?? null, small ? 1 : undefined);
  } catch (error) {
    await indexer.stop();
    throw error;
  }
}

interface OpenIndex {
  source: HistorySource;
  state: IndexState;
  past: IndexPast;
  records: ChainRecords;
  store: ChainStore;
  feed(sources: ChainSources): Promise<IndexFeed>;
  status(): IndexStatus;
  close(): Promise<void>;
}

async function openIndex(
  discovered: DiscoveredChain,
  chosen: ChosenReader,
  store: IndexStore | null,
  reports: Reports,
  abis: AbiSource,
): Promise<OpenIndex> {
  const { key, keyPrefix } = discovered.config;
  if (store === null) throw new StartError(`The chain ID of ${key} is unknown: its node did not return it`);
  const { kind, urls } = chosen;
  const { small = false } = discovered;
  const range = {
    small,
    ...(discovered.indexFrom === undefined ? {} : { startBlock: Math.max(1, discovered.indexFrom) }),
  };
  const indexer = store.startIndexer(
    kind === 'ship' ? { shipUrl: urls[0]!, ...range } : { poll: { kind, nodes: urls }, ...range },
  );
  try {
    await indexer.ready;
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error), { cause: error });
  }
  void reportEnd(indexer, key, reports);
  const reader = await openReaderOrStop(store, indexer, small);
  setNotice(reader, () => ({ reader: kind, problem: persistentProblem(indexer.status()) }));
  const source = new IndexSource(reader, abis, discovered.config);
  const versions = new AbiVersions(reader, abis, keyPrefix);
  const state = new IndexState(reader, versions);
  const listen: IndexFeedOptions['listen'] = (listener) => indexer.listen(listener);
  return {
    source,
    state,
    past: new IndexPast(reader, versions, keyPrefix),
    records: indexRecords({ reader, abis: versions, keyPrefix }),
    store: { reader, abis: versions, listen },
    async feed(sources) {
      const head = await sources.head();
      const serverVersion = head.state === 'data' ? head.data.serverVersion : '';
      return new IndexFeed({ reader, source, queries: feedQueries(sources), serverVersion, listen });
    },
    status: () => indexStatus(kind, indexer.status()),
    async close() {
      await indexer.stop();
      await reader.close();
    },
  };
}
