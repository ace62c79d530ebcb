import { AbiSource } from '@antescope/sources/abi/abi-source';
import { createChainSources } from '@antescope/sources/create-chain-sources';
import { ChainApi } from '@antescope/sources/node/chain-api';
import { NodeClient } from '@antescope/sources/node/node-client';
import { IndexPast } from '@antescope/index/answers/index-past';
import { IndexSource } from '@antescope/index/answers/index-source';
import { IndexState } from '@antescope/index/answers/index-state';
import { indexRecords } from '@antescope/index/answers/records/index-records';
import { AbiVersions } from '@antescope/index/answers/view/abi-versions';
import { sqliteStore } from '@antescope/index/store/sqlite/sqlite-store';
import { readCaller } from '../../apps/server/src/platform/read-caller.ts';
import { loadBundle } from '../../apps/server/src/routes/pages/load-bundle.ts';
import { appOver, chainOver, recordedChainId as chainId } from '../../apps/server/test/app-over.ts';

/** Serves a store without an indexer. Arguments: data folder, URL of a node. Prints its URL and its tree of routes as JSON. */
const [dataFolder = '', nodeUrl = ''] = process.argv.slice(2);
const reader = await sqliteStore({ dataFolder, chainId }).openServingReader(() => readCaller.getStore() ?? null);
const chain = chainOver([nodeUrl]);
const { config } = chain;
const node = new NodeClient({ endpoints: [nodeUrl], chainId });
const present = new AbiSource(new ChainApi(node));
const abis = new AbiVersions(reader, present, config.keyPrefix);
const sources = createChainSources({
  node,
  histories: [new IndexSource(reader, present, config)],
  chain: config,
  records: indexRecords({ reader, abis, keyPrefix: config.keyPrefix }),
  state: new IndexState(reader, abis),
  past: new IndexPast(reader, abis, config.keyPrefix),
});
const app = await appOver([{ ...chain, sources, store: { reader, abis } }], {
  bundle: await loadBundle(),
  rateLimit: 3000,
  // X-Forwarded-For identifies the visitor.
  trustProxy: 1,
  report: (problem) => console.error(problem.split('\n')[0]),
});
await app.fastify.listen({ port: 0, host: '127.0.0.1' });
const address = app.fastify.server.address();
const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
console.log(JSON.stringify({ url, routes: app.fastify.printRoutes({ commonPrefix: false }) }));
