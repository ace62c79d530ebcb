import { chainByKey } from '@antescope/chains/config/registry';
import { startFakeNode } from '../fixtures/fake-node.ts';
import type { Site } from './fixtures.ts';
import { startAntescope } from '../test-kit/start-antescope.ts';

export interface FakeChains extends Site {
  stop(): Promise<void>;
}

type Answer = (path: string, body: Record<string, unknown>) => unknown;

/**
 * One site for chains of the registry, each over a node with the answers of the test. `settings`: overrides of every chain.
 */
export async function startOnFakeNodes(
  chains: Record<string, Answer>,
  settings: Record<string, unknown> = {},
): Promise<FakeChains> {
  const keys = Object.keys(chains);
  const nodes = await Promise.all(
    keys.map((key) => startFakeNode((path, body) => infoOf(key, path) ?? chains[key]!(path, body))),
  );
  const overrides = keys.map((key, index) => [
    key,
    { endpoints: [nodes[index]!.url], prices: { feeds: [], forex: null }, ...settings },
  ]);
  const site = await startAntescope([], {
    chain: keys[0],
    public: true,
    serve: keys.slice(1).map((chain) => ({ chain, public: true })),
    chains: Object.fromEntries(overrides) as unknown,
  });
  return {
    url: site.url,
    async stop() {
      await site.stop();
      await Promise.all(nodes.map((node) => node.close()));
    },
  };
}

/** Head of a chain that does not move. */
function infoOf(key: string, path: string): object | null {
  if (path !== '/v1/chain/get_info') return null;
  const id = '0000001e'.padEnd(64, '0');
  return {
    server_version: '00000000',
    chain_id: chainByKey(key).chainId,
    head_block_num: 30,
    last_irreversible_block_num: 28,
    last_irreversible_block_id: '0000001c'.padEnd(64, '0'),
    head_block_id: id,
    head_block_time: new Date().toISOString().slice(0, -1),
    head_block_producer: 'arcticbp1111',
    virtual_block_cpu_limit: 200000,
    virtual_block_net_limit: 1048576,
    block_cpu_limit: 199900,
    block_net_limit: 1048576,
    server_version_string: 'v3.2.6',
  };
}
