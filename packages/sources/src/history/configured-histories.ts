import type { HistorySourceConfig, HistorySourceType } from '@antescope/chains/config/chain-config';
import type { HistoryContext } from './history-context.ts';
import { ChainApi } from '../node/chain-api.ts';
import { NodeClient } from '../node/node-client.ts';
import { DexHistory } from './dex-history.ts';
import { DfuseHistory } from './dfuse/dfuse-history.ts';
import type { HistorySource } from './history-source.ts';
import { HyperionHistory } from './hyperion-history.ts';
import { LightHistory } from './light-history.ts';
import { NativeHistory } from './native-history.ts';

/** History types by their name in a chain's configuration. */
const kinds: Record<HistorySourceType, (url: string | null, context: HistoryContext) => HistorySource> = {
  native: (url, { api, abis, chain, knownHead }) => {
    const historyApi = url === null ? api : new ChainApi(new NodeClient({ endpoints: [url], chainId: chain.chainId }));
    return new NativeHistory(historyApi, abis, knownHead);
  },
  hyperion: (url, context) => new HyperionHistory(url, context),
  dfuse: (url, context) => new DfuseHistory(url, context),
  dex: (url, context) => new DexHistory(url, context),
  light: (url, context) => {
    const { lightApi, key } = context.chain;
    return new LightHistory(url === null ? lightApi : { url, network: lightApi?.network ?? key }, context);
  },
};

/** One history of a chain's configuration. */
export function historyOf({ type, url }: HistorySourceConfig, context: HistoryContext): HistorySource {
  return kinds[type](url, context);
}

/** A chain's histories in the order of its configuration; the node's own comes last unless it is configured. */
export function configuredHistories(context: HistoryContext): HistorySource[] {
  const { historySources } = context.chain;
  const named = historySources.map((config) => historyOf(config, context));
  const hasNative = historySources.some(({ type }) => type === 'native');
  return hasNative ? named : [...named, historyOf({ type: 'native', url: null }, context)];
}
