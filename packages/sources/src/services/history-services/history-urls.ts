import type { ChainConfig, HistorySourceType } from '@antescope/chains/config/chain-config';

/** URLs of the chain's history services of one kind. */
export function historyUrls(chain: ChainConfig, kind: HistorySourceType): string[] {
  return chain.historySources.flatMap(({ type, url }) => (type === kind && url !== null ? [url] : []));
}
