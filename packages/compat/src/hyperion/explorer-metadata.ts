import type { CompatChain } from '../core/compat-chain.ts';

/** The chain as explorers of Hyperion show it, without a theme and price oracle. `host`: name of this server. */
export async function explorerMetadata({ config, sources }: CompatChain, host: string) {
  const head = config.chainId === null ? await sources.head() : null;
  return {
    provider: 'Antescope',
    provider_url: `//${host}`,
    chain_name: config.name,
    chain_id: head?.state === 'data' ? head.data.chainId : config.chainId,
    custom_core_token: config.coreSymbol.code,
    theme: {},
    oracle: {},
    oracle_price_historgram: false,
  };
}
