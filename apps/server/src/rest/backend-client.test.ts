import fc from 'fast-check';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChainSources } from '@antescope/sources/chain-sources';
import type { Outcome } from '@antescope/sources/core/outcome';
import { dspPackageList } from '@antescope/sources/services/dsp/dsp';
import { nftHistory } from '@antescope/sources/nft/nft-history';
import { forexRates } from '@antescope/sources/price/exchange-rates';
import { coreHistory, coreMarketCap, corePrice } from '@antescope/sources/price/prices';
import { backendProducer, backendProducers } from '@antescope/sources/services/backend/producers';
import { backendExpiringLoans, backendRexQueue } from '@antescope/sources/services/backend/rex';
import { expiringLoans, rexOrders } from '@antescope/sources/rex/rex-market';
import { chainRate } from '@antescope/sources/statistics/chain-rate';
import { userCount } from '@antescope/sources/statistics/user-count';
import { topHolders } from '@antescope/sources/token/top-holders';
import { tokenStatOf } from '@antescope/sources/token/token-tables';
import { sourcesOver } from '../../../../fixtures/sources-over.ts';
import { appOver } from '../../test/app-over.ts';
import { indexedChain } from '../../test/backend-devnet.ts';
import { indexedDevnet, type IndexedDevnet } from '../../test/indexed-devnet.ts';
import type { App } from '../start/app.ts';
import { restRoutes } from './routes.ts';

let devnet: IndexedDevnet;
let app: App;
let base: string;
/** Of the Antescope that has an index. */
let own: ChainSources;
/** Of one that has none, and the other for its backend. */
let away: ChainSources;

beforeAll(async () => {
  devnet = await indexedDevnet();
  const feeds = [{ type: 'static' as const, usd: '0.75' }];
  const chain = indexedChain(devnet, { prices: { feeds, forex: null, graphql: null, circulating: null } });
  own = chain.sources;
  app = await appOver([chain]);
  await app.fastify.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(app.fastify.server.address() as AddressInfo).port}/api/v1`;
  const fed = { feeds: [{ type: 'backend' as const, url: base }], forex: null, graphql: null, circulating: null };
  away = sourcesOver('http://127.0.0.1:9', { backend: base, prices: fed });
});

afterAll(async () => {
  await app.fastify.close();
  await devnet.close();
});

function valueOf<T>(outcome: Outcome<T>): T {
  if (outcome.state !== 'data') throw new Error(JSON.stringify(outcome));
  return outcome.data;
}

test('[BACKEND-022] an Antescope without an index has for its backend one that has, and reads the same', async () => {
  const stat = valueOf(await tokenStatOf(own.at, 'eosio.token', 'EOS'));
  const [here, there] = await Promise.all([topHolders(own.at, stat), topHolders(away.at, stat)]);
  const plain = valueOf(here).holders.map((holder) => ({ ...holder, created: null }));
  expect(valueOf(there)).toEqual({ holders: plain, count: valueOf(here).count });
  expect(there.meta.source).toBe('backend');
  expect(valueOf(await userCount(away.at))).toEqual(valueOf(await userCount(own.at)));
  expect(valueOf(await chainRate(away.at, 1))).toEqual(valueOf(await chainRate(own.at, 1)));
  expect(valueOf(await rexOrders(own.at))).toEqual(valueOf(await backendRexQueue(away.at)));
  const loans = await expiringLoans(own.at);
  const all = 'all' in loans ? loans.all : null;
  expect(all).toBeNull();
  expect(valueOf(await backendExpiringLoans(away.at)).length).toBeGreaterThan(0);
  const producers = valueOf(await own.producers(50));
  const listed = valueOf(await backendProducers(away.at));
  expect(listed.map(({ owner, rank }) => [owner, rank])).toEqual(producers.map(({ name, rank }) => [name, rank]));
  expect(valueOf(await backendProducer(away.at, listed[3]!.owner)).rank).toBe(4);
  expect((await backendProducer(away.at, 'missing')).state).toBe('empty');
  expect((await dspPackageList(away.at)).state).toBe('empty');
});

test('prices of another Antescope: ticker, market value, chart and rates', async () => {
  expect(valueOf(await corePrice(away.at))).toEqual({ usd: '0.75' });
  const cap = valueOf(await coreMarketCap(away.at, '1.0000 EOS'));
  expect(cap).toBe(valueOf(await coreMarketCap(own.at, await supplyOf())));
  const chart = await coreHistory(away.at, Date.now());
  expect(valueOf(chart)).toHaveLength(168);
  expect(valueOf(await forexRates(away.at)).rates).toEqual({ USD: '1' });
});

async function supplyOf(): Promise<string> {
  const answer = await fetch(`${base}/supply/EOS`);
  const { data } = (await answer.json()) as { data: { circulating: string } };
  return data.circulating;
}

test('the history of an NFT through another Antescope', async () => {
  const owned = await fetch(`${base}/accounts/alice/nfts`);
  const { data } = (await owned.json()) as { data: { id: string; contract: 'atomicassets' | 'simpleassets' }[] };
  const asset = data.find(({ contract }) => contract === 'atomicassets')!;
  const events = valueOf(await nftHistory(away.at, asset, { skip: 0, limit: 20 }));
  expect(events.at(-1)?.name).toBe('logmint');
  expect(events.every(({ time, transactionId }) => time !== null && /^[0-9a-f]{64}$/.test(transactionId!))).toBe(true);
});

test('whatever is asked of whichever resource, the answer is one that the documentation names', async () => {
  const nasty = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.constantFrom(
      '',
      '0',
      '-1',
      '1e309',
      '9'.repeat(40),
      'NaN',
      'null',
      'alice',
      'eosio.token',
      'EOS',
      '..',
      '../../etc/passwd',
    ),
    fc.constantFrom(
      "' OR 1=1 --",
      '%00',
      '{"$gt":""}',
      '__proto__',
      'http://127.0.0.1/',
      '\u202e',
      '1-00000001-1',
      'true',
    ),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...restRoutes),
      fc.array(nasty, { minLength: 12, maxLength: 12 }),
      fc.nat({ max: 4095 }),
      async (route, values, given) => {
        const value = (at: number): string => encodeURIComponent(values[at % values.length]!.toWellFormed());
        let at = 0;
        const path = route.path.replaceAll(/\{\w+\}/g, () => value(at++));
        // Parts of dots are gone before a server sees the address: it is another one then.
        if (/\/\.{1,2}(?:\/|$)/.test(path)) return;
        // An example's own values for some, so that not everything ends at the first check.
        const query = Object.keys(route.query).flatMap((name, place) => {
          if (((given >> place) & 1) === 0) return [];
          const known = route.example?.[name];
          return [`${name}=${known !== undefined && (given >> 11) % 2 === 0 ? known : value(at++)}`];
        });
        const answer = await app.fastify.inject(`/api/v1${path}?${query.join('&')}`);
        expect([200, 400, 404, 410, 502], `${path}?${query.join('&')}: ${answer.body.slice(0, 200)}`).toContain(
          answer.statusCode,
        );
        expect(answer.headers['content-type']).toContain('application/json');
        const body = JSON.parse(answer.body) as { error?: { code: string; message: string } };
        if (answer.statusCode >= 400) expect(body.error?.message.length).toBeGreaterThan(0);
        expect(answer.body).not.toMatch(/\bat .*\.ts:\d+/);
      },
    ),
    { numRuns: 400 },
  );
});
