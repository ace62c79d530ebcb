import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChainConfig } from '@antescope/chains/config/chain-config';
import { afterAll, describe, expect, test } from 'vitest';
import { sourcesOver } from '../../../fixtures/sources-over.ts';
import type { ChainSources } from './chain-sources.ts';
import { backendDspAccounts, backendDspPackages, backendDspRewards } from './services/dsp/backend-dsp.ts';
import { historyServices } from './services/history-services/service-health.ts';
import { historyOf } from './history/configured-histories.ts';
import { LightApi } from './services/light/light-api.ts';
import { graphProposalEnd } from './msig/graph-history.ts';
import { nftHistory } from './nft/nft-history.ts';
import { ownedNfts } from './nft/read-nfts.ts';
import type { Outcome } from './core/outcome.ts';
import { marketData } from './price/market-data.ts';
import { corePrice, forexRates } from './price/prices.ts';
import { backendProducers } from './producer/backend-producers.ts';
import { proxyComments } from './producer/proxy-comments.ts';
import { proxiesOfService } from './producer/proxy-list.ts';
import { backendRexQueue } from './rex/backend-rex.ts';
import { snapshotEntry } from './services/snapshot/snapshot-entry.ts';

// Every service that the product may be told to ask, and every way in which one can be broken: whatever it does, the
// reading has failed and says whom it asked. Nothing of it may look like data, and nothing like "there is none". Two
// readings have a fallback value for the case: it comes with the failure, and as incomplete.

interface Service {
  /** What the chain's configuration says of it. */
  at?: (url: string) => Partial<ChainConfig>;
  read: (sources: ChainSources, url: string) => Promise<Outcome<unknown>>;
  /** Whatever fields it names are its answer. */
  free?: boolean;
}

const noPrices: ChainConfig['prices'] = { feeds: [], forex: null, graphql: null, circulating: null };
const page = { limit: 10, order: 'desc' as const };

const histories = (['hyperion', 'dfuse', 'dex'] as const).map((type): [string, Service] => [
  `${type} history`,
  {
    read: ({ at }, url) =>
      historyOf({ type, url }, { api: at.api, abis: at.abis, chain: at.chain, head: () => Promise.resolve(head) }) //
        .accountActions('alice', {}, page),
  },
]);

const head = {
  chainId: 'ab'.repeat(32),
  head: 100,
  headId: '00000064'.padEnd(64, '0'),
  headTime: '2026-11-21T00:00:00.000Z',
  producer: 'prod',
  lastIrreversible: 90,
  lastIrreversibleId: '0000005a'.padEnd(64, '0'),
  serverVersion: '',
};

const light = (url: string): LightApi => new LightApi({ url, network: 'eos' });
const token = { contract: 'atomicassets' as const, id: '1099511627776' };

const services: Record<string, Service> = {
  ...Object.fromEntries(histories),
  'health of a history service': {
    at: (url) => ({ historySources: [{ type: 'hyperion', url }], lightApi: null }),
    read: async ({ at }) => (await historyServices(at))[0]!.health,
  },
  'Light API, balances': { read: (_, url) => light(url).balances('alice') },
  'Light API, holders': { read: (_, url) => light(url).topHolders('eosio.token', 'EOS') },
  'Light API, RAM': { read: (_, url) => light(url).topRam() },
  'Light API, stakes': { read: (_, url) => light(url).topStake() },
  'Light API, keys': {
    read: (_, url) => light(url).keyAccounts('EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV'),
  },
  'price feed': {
    at: (url) => ({ prices: { ...noPrices, feeds: [{ type: 'market', url, id: 'eos' }] } }),
    read: ({ at }) => corePrice(at),
  },
  'exchange rates': {
    at: (url) => ({ prices: { ...noPrices, forex: `${url}/forex` } }),
    read: ({ at }) => forexRates(at),
  },
  'market data': {
    at: (url) => ({ prices: { ...noPrices, graphql: `${url}/graphql` } }),
    read: ({ at }) => marketData(at),
  },
  'AtomicAssets API': {
    at: (url) => ({ nftApi: { atomic: url, simple: null } }),
    read: ({ at }) => ownedNfts(at, 'alice'),
  },
  'SimpleAssets API': {
    at: (url) => ({ nftApi: { atomic: null, simple: url } }),
    read: ({ at }) => ownedNfts(at, 'alice'),
  },
  'history of an NFT': {
    at: (url) => ({ nftApi: { atomic: url, simple: null } }),
    read: ({ at }) => nftHistory(at, token, { skip: 0, limit: 10 }),
  },
  'list of proxies': { read: (_, url) => proxiesOfService(url) },
  'comments on a proxy': { read: (_, url) => proxyComments(url) },
  'backend, producers': { read: (_, url) => backendProducers(url, {}) },
  'backend, REX queue': { read: (_, url) => backendRexQueue(url) },
  'backend, token services': { read: (_, url) => backendDspPackages(url) },
  'backend, stakes with token services': { read: (_, url) => backendDspAccounts(url, 'alice') },
  'backend, rewards of token services': { read: (_, url) => backendDspRewards(url) },
  'snapshot of the chain’s start': {
    at: (url) => ({ snapshots: url }),
    read: ({ at }) => snapshotEntry(at, 'alice'),
    free: true,
  },
  'history of proposals': { read: (_, url) => graphProposalEnd(url, 'alice', 'salary') },
};

const say = (body: string, status = 200, type = 'application/json'): RequestListener => {
  return (_, response) => response.writeHead(status, { 'content-type': type }).end(body);
};

const otherTypes = 'answers with other types throughout';

const troubles: Record<string, RequestListener | 'dead'> = {
  'cannot be reached': 'dead',
  'cuts the connection': (request) => void request.socket.destroy(),
  'cuts the answer short': (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"data": [', () => response.destroy());
  },
  'answers with a page for people': say('<!doctype html><title>Welcome</title><p>Everything is fine', 200, 'text/html'),
  'answers with an error status': say('{"message": "database is locked"}', 500),
  'answers 200 with an error': say('{"error": "database is locked"}'),
  'answers 200 with a 404 inside': say('{"code": 404, "message": "Not Found"}'),
  'answers with half of its JSON': say('{"data": [{"a": 1'),
  'answers with a text': say('"fine"'),
  'answers with a number’s list': say('[1, 2, 3]'),
  'answers with nothing': say(''),
  [otherTypes]: say(
    '{"data": {"data": "x", "market": 7}, "actions": 5, "balances": "none", "results": {}, "rows": "a", "market": []}',
  ),
  'sends without end': (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const more = (): void => {
      while (!response.destroyed && response.write(' '.repeat(1 << 20)));
    };
    response.on('drain', more);
    more();
  },
};

function hasFailed({ state, meta }: Outcome<unknown>): boolean {
  return state === 'failed' || (!meta.complete && meta.failures.length > 0);
}

const servers: ReturnType<typeof createServer>[] = [];
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** Where nobody listens. */
const nowhere = 'http://127.0.0.1:9';

async function troubled(trouble: RequestListener | 'dead'): Promise<string> {
  if (trouble === 'dead') return nowhere;
  const server = createServer(trouble);
  servers.push(server);
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe.each(Object.entries(troubles))('a service that %s', (how, trouble) => {
  const concerned = Object.entries(services).filter(([, { free }]) => free !== true || how !== otherTypes);
  test.each(concerned)('%s: has failed, and is named', async (_name, { at, read }) => {
    const url = await troubled(trouble);
    const sources = sourcesOver(nowhere, { prices: noPrices, lightApi: null, ...at?.(url) });
    const outcome = await read(sources, url);
    expect(hasFailed(outcome), `${outcome.state} ${JSON.stringify(outcome).slice(0, 200)}`).toBe(true);
    expect(outcome.meta.failures.length).toBeGreaterThan(0);
    expect(outcome.meta.failures.map(({ endpoint }) => endpoint ?? '').join()).toContain(url);
    for (const { code, message } of outcome.meta.failures) {
      expect(code).not.toBe('');
      expect(message.length).toBeGreaterThan(0);
      expect(message.length).toBeLessThanOrEqual(400);
    }
  });
});

test('a service that never answers has failed after a few seconds, whatever is asked of it', async () => {
  const url = await troubled(() => undefined);
  const outcomes = await Promise.all(
    Object.values(services).map(({ at, read }) =>
      read(sourcesOver(nowhere, { prices: noPrices, lightApi: null, ...at?.(url) }), url),
    ),
  );
  expect(outcomes.map(hasFailed)).toEqual(outcomes.map(() => true));
}, 20_000);
