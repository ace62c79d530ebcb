import type { ChainConfig } from '@antescope/chains/config/chain-config';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { json, type JsonService, startJsonService } from '../../../../fixtures/json-service.ts';
import { sourcesOver } from '../../../../fixtures/sources-over.ts';
import type { SourceContext } from '../core/source-context.ts';
import { httpUrl } from './config-values.ts';
import { defineService } from './define-service.ts';
import { ServiceConfigError } from './service-config.ts';
import { checkServices, serviceStatuses } from './service-statuses.ts';

/** A service as a new one is defined: its entry is `services.quotes`. */
const quotes = defineService({
  name: 'quotes',
  config: v.strictObject({ url: httpUrl, markets: v.array(v.string()) }),
  url: ({ url }) => url,
  timeoutMs: 1000,
  maxBytes: 10_000,
});

const quote = quotes.call({
  request: ({ markets }, amount: string) => ({ path: ['v1', 'quote', markets[0]!, amount] }),
  read: (answer, { markets }, amount) => ({ market: markets[0]!, amount, price: answer.at('price').text() }),
  cacheMs: 60_000,
});

const order = quotes.call({
  request: (_config, id: string, token: string) => ({ path: ['v1', 'orders'], body: { id }, bearer: token }),
  read: (answer) => answer.at('state').text(),
  cacheMs: 60_000,
});

let service: JsonService;
beforeAll(async () => {
  service = await startJsonService();
});
afterAll(() => service.close());
beforeEach(() => {
  service.requests.length = 0;
});

function contextWith(services: Record<string, unknown>): SourceContext {
  return sourcesOver('http://127.0.0.1:9', { services } as Partial<ChainConfig>).at;
}

const configured = () => contextWith({ quotes: { url: `${service.url}/`, markets: ['eos'] } });

test('a call takes its entry and its arguments, and one answer serves all callers for a while', async () => {
  service.answers = { '/v1/quote/eos/1.5': json({ price: '0.7' }) };
  const at = configured();
  const results = await Promise.all([quote(at, '1.5'), quote(at, '1.5')]);
  expect(results[0]).toMatchObject({
    state: 'data',
    data: { market: 'eos', amount: '1.5', price: '0.7' },
    meta: { source: 'quotes', endpoint: service.url },
  });
  expect(await quote(at, '1.5')).toEqual(results[1]);
  expect(service.requests).toHaveLength(1);
  await quote(at, '2');
  expect(service.requests).toHaveLength(2);
});

test('a body is sent by POST, a token as header; such an answer is never shared', async () => {
  service.answers = { '/v1/orders': json({ state: 'open' }) };
  const at = configured();
  expect(await order(at, 'a', 'secret')).toMatchObject({ state: 'data', data: 'open' });
  await order(at, 'a', 'secret');
  expect(service.requests.map(({ method, body }) => [method, body])).toEqual([
    ['POST', '{"id":"a"}'],
    ['POST', '{"id":"a"}'],
  ]);
});

test('without an entry there is nothing, and an entry that does not fit is a failure and one line for the operator', async () => {
  expect(await quote(contextWith({}), '1')).toMatchObject({ state: 'empty', meta: { source: 'none' } });
  expect(quotes.isConfigured(contextWith({}).chain)).toBe(false);
  const wrong = contextWith({ quotes: { url: 'ftp://x', markets: [] } });
  expect(await quote(wrong, '1')).toMatchObject({ state: 'failed', meta: { failures: [{ code: 'bad-config' }] } });
  expect(() => quotes.endpoints(wrong.chain)).toThrow(
    new ServiceConfigError("Service 'quotes' at 'url': must be an http or https URL"),
  );
  expect(() => checkServices(contextWith({ quote: {} }).chain)).toThrow("Service 'quote' is unknown");
  const light = { lightApi: { url: 'light', network: 'eos' } };
  expect(() => checkServices(sourcesOver('http://127.0.0.1:9', light).at.chain)).toThrow(
    "Service 'light-api' at 'url'",
  );
});

test('health has a row for every configured service, asked or not', async () => {
  const { at } = sourcesOver('http://127.0.0.1:9', { backend: service.url, prices: noPrices, lightApi: null });
  const rows = serviceStatuses(at).map(({ service: name, endpoint }) => [name, endpoint]);
  expect(rows).toEqual([
    ['backend', service.url],
    ['forex', service.url],
    ['snapshot', service.url],
  ]);
  expect(serviceStatuses(at)[0]).toMatchObject({ lastSuccess: null, lastFailure: null, elapsedMs: null });
});

const noPrices: ChainConfig['prices'] = { feeds: [], forex: null, graphql: null, circulating: null };
