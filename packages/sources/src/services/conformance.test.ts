import { readdirSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ChainConfig } from '@antescope/chains/config/chain-config';
import { afterAll, describe, expect, test } from 'vitest';
import { sourcesOver } from '../../../../fixtures/sources-over.ts';
import type { HeadView } from '../block/block-view.ts';
import type { Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { historyOf } from '../history/configured-histories.ts';
import { nftHistory } from '../nft/nft-history.ts';
import { ownedNfts } from '../nft/read-nfts.ts';
import { forexRates } from '../price/exchange-rates.ts';
import { corePrice } from '../price/prices.ts';
import { proxyComments } from '../producer/proxy-comments.ts';
import { dexHealth } from './dex/dex.ts';
import { dfuseHealth } from './dfuse/dfuse.ts';
import { historyServices } from './history-services/history-services.ts';
import { hyperionHealth } from './hyperion/hyperion.ts';
import { lightHealth } from './light-api/light-api.ts';
import { nativeHealth } from './native-history/native-history.ts';
import { services } from './registry.ts';
import { aList, aText, noPrices, otherTypes, type ServiceConformance } from './service-conformance.ts';
import { serviceStatuses } from './service-statuses.ts';

// What every service has to do with every fault of the other side: fail with a code that says what happened, name the
// endpoint, and never pass the fault off as data or as "there is none". Each service has its calls in a
// `<name>.conformance.ts` in its folder.

const noServices: Partial<ChainConfig> = { prices: noPrices, lightApi: null };
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
const table: Readonly<Record<string, ServiceConformance>> = Object.fromEntries(
  await Promise.all(
    files
      .filter((file) => file.endsWith('.conformance.ts'))
      .map(async (file) => {
        const url = pathToFileURL(join(import.meta.dirname, file)).href;
        const { conformance } = (await import(/* @vite-ignore */ url)) as { conformance: ServiceConformance };
        return [basename(file, '.conformance.ts'), conformance] as const;
      }),
  ),
);

const say = (body: string, status = 200, type = 'application/json'): RequestListener => {
  return (_, response) => response.writeHead(status, { 'content-type': type }).end(body);
};

const faults: Record<string, { answer: RequestListener | 'dead'; code: string }> = {
  'no server': { answer: 'dead', code: 'network' },
  'a cut connection': { answer: (request) => void request.socket.destroy(), code: 'network' },
  'an answer cut short': {
    answer: (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"data": [', () => response.destroy());
    },
    code: 'network',
  },
  'no answer in time': { answer: () => undefined, code: 'timeout' },
  'an answer without end': {
    answer: (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const more = (): void => {
        while (!response.destroyed && response.write(' '.repeat(1 << 20)));
      };
      response.on('drain', more);
      more();
    },
    code: 'too-large',
  },
  'an error status': { answer: say('{"message": "database is locked"}', 500), code: 'http' },
  'too many requests': { answer: say('{"message": "slow down"}', 429), code: 'rate-limited' },
  'a page for people': {
    answer: say('<!doctype html><title>Welcome</title><p>Everything is fine', 200, 'text/html'),
    code: 'bad-answer',
  },
  'an error with status 200': { answer: say('{"error": "database is locked"}'), code: 'bad-answer' },
  'a 404 with status 200': { answer: say('{"code": 404, "message": "Not Found"}'), code: 'bad-answer' },
  'half of its JSON': { answer: say('{"data": [{"a": 1'), code: 'bad-answer' },
  nothing: { answer: say(''), code: 'bad-answer' },
  [aText]: { answer: say('"fine"'), code: 'bad-answer' },
  [aList]: { answer: say('[1, 2, 3]'), code: 'bad-answer' },
  [otherTypes]: {
    answer: say(
      '{"data": {"data": "x", "market": 7}, "actions": 5, "balances": "none", "results": {}, "rows": "a", "market": []}',
    ),
    code: 'bad-answer',
  },
};

const servers: ReturnType<typeof createServer>[] = [];
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** No server listens here. */
const nowhere = 'http://127.0.0.1:9';

async function listen(answer: RequestListener | 'dead'): Promise<{ url: string; requests: () => number }> {
  if (answer === 'dead') return { url: nowhere, requests: () => 0 };
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests: () => requests };
}

/** Time-out of services where that is the fault. */
const shortMs = 100;
/** Elsewhere: theirs, 400 ms for one, pass on a busy machine. */
const patientMs = 100_000;

/** `serviceTimeoutMs`: null for those of the services. */
function contextOf(changes: Partial<ChainConfig>, serviceTimeoutMs: number | null = patientMs): SourceContext {
  const parts = serviceTimeoutMs === null ? {} : { serviceTimeoutMs };
  return sourcesOver(nowhere, { ...noServices, ...changes }, parts).at;
}

test('every registered service is in the table', () => {
  expect(Object.keys(table).toSorted()).toEqual(services.map(({ name }) => name).toSorted());
});

const reads = Object.entries(table).flatMap(([service, { reads: own, ...conformance }]) =>
  Object.entries(own).map(([name, read]) => ({ title: `${service}: ${name}`, service, read, ...conformance })),
);

describe.each(Object.entries(faults))('%s', (fault, { answer, code }) => {
  const concerned = reads.filter(({ accepts }) => accepts?.includes(fault) !== true);
  test.each(concerned)(`$title fails with '${code}'`, async ({ service, at, read }) => {
    const { url } = await listen(answer);
    const context = contextOf(at(url), code === 'timeout' ? shortMs : patientMs);
    const outcome = await read(context);
    expect(outcome, JSON.stringify(outcome).slice(0, 200)).toMatchObject({
      state: 'failed',
      stale: null,
      meta: { complete: false, failures: [{ source: service, endpoint: url, code }] },
    });
    const { message } = outcome.meta.failures[0]!;
    expect(message.length).toBeGreaterThan(0);
    expect(message.length).toBeLessThanOrEqual(400);
    const status = serviceStatuses(context).find((row) => row.service === service)!;
    expect(status).toMatchObject({ endpoint: url, failuresInRow: 1, failed: 1, answered: 0, lastFailure: { code } });
  });
});

describe('a 404', () => {
  test.each(reads)('$title is empty or failed, as the service means it', async ({ at, read, absent }) => {
    const { url } = await listen(say('{"message": "Not Found"}', 404));
    const outcome = await read(contextOf(at(url)));
    if (absent === true) expect(outcome).toMatchObject({ state: 'empty', meta: { endpoint: url, failures: [] } });
    else expect(outcome).toMatchObject({ state: 'failed', meta: { failures: [{ code: 'http', endpoint: url }] } });
  });
});

test.each(Object.entries(table))('%s: a rate limit is respected for a while', async (_, { at, reads: own }) => {
  const { url, requests } = await listen((_request, response) => {
    response.writeHead(429, { 'retry-after': '30' }).end('slow down');
  });
  const context = contextOf(at(url));
  const [read] = Object.values(own);
  await read!(context);
  const again = await Object.values(own).at(-1)!(context);
  expect(again).toMatchObject({ state: 'failed', meta: { failures: [{ code: 'rate-limited' }] } });
  expect(requests()).toBe(1);
});

test('a service that never answers has failed after a few seconds', async () => {
  const { url } = await listen(() => undefined);
  const outcomes = await Promise.all(reads.map(({ at, read }) => read(contextOf(at(url), null))));
  expect(outcomes.map(({ state, meta }) => [state, meta.failures[0]?.code])).toEqual(
    outcomes.map(() => ['failed', 'timeout']),
  );
});

// What is made of several sources: whatever a service does, the outcome has failed, or is incomplete with its failure.
const combined: Record<
  string,
  { at: ServiceConformance['at']; read: (at: SourceContext) => Promise<Outcome<unknown>> }
> = {
  ...Object.fromEntries(
    (['hyperion', 'dfuse', 'dex'] as const).map((type) => [
      `${type} history`,
      {
        at: (url: string) => ({ historySources: [{ type, url }] }),
        read: (at: SourceContext) => {
          const knownHead = () => Promise.resolve({ head: 100, lastIrreversible: 90 } as HeadView);
          const history = historyOf(at.chain.historySources[0]!, { ...at, knownHead });
          return history.accountActions('alice', {}, { limit: 10, order: 'desc' });
        },
      },
    ]),
  ),
  'health of a history service': {
    at: (url) => ({ historySources: [{ type: 'hyperion', url }] }),
    read: async (at) => (await historyServices(at))[0]!.health,
  },
  'price of the core token': { at: table['market-prices']!.at, read: corePrice },
  'exchange rates': { at: table.forex!.at, read: forexRates },
  'owned NFTs': { at: table['atomic-api']!.at, read: (at) => ownedNfts(at, 'alice') },
  'history of an NFT': {
    at: table['atomic-api']!.at,
    read: (at) => nftHistory(at, { contract: 'atomicassets', id: '1' }, { skip: 0, limit: 10 }),
  },
  'comments on the proxies': { at: table.backend!.at, read: proxyComments },
};

describe.each(Object.entries(faults))('%s, among other sources', (_fault, { answer, code }) => {
  test.each(Object.entries(combined))('%s', async (_name, { at, read }) => {
    const { url } = await listen(answer);
    const outcome = await read(contextOf(at(url), code === 'timeout' ? shortMs : patientMs));
    const { state, meta } = outcome;
    const hasFailed = state === 'failed' || (!meta.complete && meta.failures.length > 0);
    expect(hasFailed, `${state} ${JSON.stringify(outcome).slice(0, 200)}`).toBe(true);
    expect(meta.failures.map(({ endpoint }) => endpoint ?? '').join()).toContain(url);
  });
});

test('health of every service, by its own call', async () => {
  const { url } = await listen(say('{"message": "down"}', 503));
  const historySources = (['native', 'hyperion', 'dfuse', 'dex'] as const).map((type) => ({ type, url }));
  const at = contextOf({ historySources, lightApi: { url, network: 'eos' } });
  const health = await Promise.all(
    [nativeHealth, hyperionHealth, dfuseHealth, dexHealth, lightHealth].map((call) => call(at as never)),
  );
  expect(health.map(({ meta }) => meta.failures[0]?.code)).toEqual(['http', 'http', 'http', 'http', 'http']);
  expect(await historyServices(at)).toHaveLength(5);
});
