import { AbiVersions } from '@antescope/index/answers/view/abi-versions';
import { IndexSource } from '@antescope/index/answers/index-source';
import type { HistoryReader } from '@antescope/index/store/history-store';
import { eosioAccounts } from '@antescope/index/store/native-accounts';
import { SlowReadError } from '@antescope/index/store/slow-read-error';
import { createChainSources } from '@antescope/sources/create-chain-sources';
import { NodeClient } from '@antescope/sources/node/node-client';
import { expect, onTestFinished, test } from 'vitest';
import { appOver, chainOver } from './app-over.ts';
import { readCaller } from '../src/platform/read-caller.ts';
import type { ServedChain } from '../src/platform/served-chain.ts';

const key = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';

/** A chain whose index gives every read up; `callers` are the addresses that they were for. */
function slowChain(): { chain: ServedChain; callers: (string | undefined)[] } {
  const callers: (string | undefined)[] = [];
  const read = (): Promise<never> => {
    callers.push(readCaller.getStore()?.key);
    return Promise.reject(new SlowReadError('The index took too long to answer'));
  };
  const reader = new Proxy({ accounts: eosioAccounts } as HistoryReader, {
    get: (target, name) => (name === 'accounts' ? target.accounts : read),
  });
  const chain = chainOver(['http://127.0.0.1:9']);
  const node = new NodeClient({ endpoints: ['http://127.0.0.1:9'], chainId: chain.config.chainId });
  const sources = createChainSources({ node, histories: [new IndexSource(reader)], chain: chain.config });
  return { chain: { ...chain, sources, store: { reader, abis: new AbiVersions(reader, null) } }, callers };
}

test.each([
  ['GET', '/v2/history/get_actions?account=alice', { statusCode: 503, error: 'Service Unavailable' }],
  ['GET', `/api/key/${key}`, null],
  ['POST', '/v1/history/get_actions', { code: 503 }],
  ['GET', '/api/v1/accounts/alice/actions', { error: { code: 'overloaded' } }],
] as const)('%s %s is refused for now where the index is too slow', async (method, url, body) => {
  const { chain, callers } = slowChain();
  const app = await appOver([chain], { rateLimit: 1000, loadLimits: { delay: () => 0 } });
  onTestFinished(() => app.fastify.close());
  const payload = method === 'POST' ? { payload: '{"account_name":"alice"}' } : {};
  const response = await app.fastify.inject({ method, url, remoteAddress: '7.7.7.7', ...payload });
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('5');
  if (body !== null) expect(JSON.parse(response.body)).toMatchObject(body);
  expect(new Set(callers)).toEqual(new Set(['7.7.7.7']));
  // The index is not skipped for others.
  expect(await app.fastify.inject({ method, url, remoteAddress: '8.8.8.8', ...payload })).toMatchObject({
    statusCode: 503,
  });
  expect(new Set(callers)).toEqual(new Set(['7.7.7.7', '8.8.8.8']));
});
