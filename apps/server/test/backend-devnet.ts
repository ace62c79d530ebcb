import type { ChainConfig } from '@antescope/chains/config/chain-config';
import { createChainSources } from '@antescope/sources/create-chain-sources';
import { NodeClient } from '@antescope/sources/node/node-client';
import type { PriceMemory } from '@antescope/sources/price/price-memory';
import type { ServedChain } from '../src/platform/served-chain.ts';
import { IndexPast } from '@antescope/index/answers/index-past';
import { IndexSource } from '@antescope/index/answers/index-source';
import { IndexState } from '@antescope/index/answers/index-state';
import { indexRecords } from '@antescope/index/answers/records/index-records';
import type { IndexedDevnet } from './indexed-devnet.ts';

/** The devnet's chain as the product serves it, its index included, with what a test changes of its configuration. */
export function indexedChain(
  { chain, devnet }: IndexedDevnet,
  changes: Partial<ChainConfig> = {},
  prices?: PriceMemory,
): ServedChain {
  const { reader, abis } = chain.store!;
  const config = { ...chain.config, ...changes };
  const sources = createChainSources({
    node: new NodeClient({ endpoints: [devnet.api], chainId: config.chainId }),
    histories: [new IndexSource(reader)],
    chain: config,
    state: new IndexState(reader, abis),
    past: new IndexPast(reader, abis, config.keyPrefix),
    records: indexRecords({ reader, abis, keyPrefix: config.keyPrefix }),
    ...(prices === undefined ? {} : { prices }),
  });
  return { ...chain, config, sources };
}
