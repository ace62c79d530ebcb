import type { ChainConfig, HistorySourceConfig, HistorySourceType } from '@antescope/chains/config/chain-config';
import type { AbiSource } from '../abi/abi-source.ts';
import type { HeadView } from '../block/block-view.ts';
import { ChainApi } from '../node/chain-api.ts';
import { NodeClient } from '../node/node-client.ts';
import { DexHistory } from './dex-history.ts';
import { DfuseHistory } from './dfuse/dfuse-history.ts';
import type { HistorySource } from './history-source.ts';
import { HyperionHistory } from './hyperion-history.ts';
import { LightHistory } from './light-history.ts';
import { NativeHistory } from './native-history.ts';

/** What histories stand on beside their own service. */
export interface HistoryContext {
  api: ChainApi;
  abis: AbiSource;
  chain: ChainConfig;
  head: () => Promise<HeadView>;
}

/** Every kind of history by its name in a chain's configuration. Another kind is another entry. */
const kinds: Record<HistorySourceType, (url: string | null, context: HistoryContext) => HistorySource> = {
  native: (url, { api, abis, chain, head }) => {
    const own = url === null ? api : new ChainApi(new NodeClient({ endpoints: [url], chainId: chain.chainId }));
    return new NativeHistory(own, abis, head);
  },
  hyperion: (url, { head, chain }) => new HyperionHistory(url, head, chain),
  dfuse: (url, { chain, abis, head }) => new DfuseHistory(url, { chain, abis, head }),
  dex: (url, { abis, head }) => new DexHistory(url, abis, head),
  light: (url, { chain }) => {
    const network = chain.lightApi?.network ?? chain.key;
    return new LightHistory(url === null ? chain.lightApi : { url, network });
  },
};

/** One history of a chain's configuration. */
export function historyOf({ type, url }: HistorySourceConfig, context: HistoryContext): HistorySource {
  return kinds[type](url, context);
}

/** A chain's histories in the order of its configuration; the node's own comes last where it is not named. */
export function configuredHistories(context: HistoryContext): HistorySource[] {
  const { historySources } = context.chain;
  const named = historySources.map((config) => historyOf(config, context));
  const hasNative = historySources.some(({ type }) => type === 'native');
  return hasNative ? named : [...named, historyOf({ type: 'native', url: null }, context)];
}
