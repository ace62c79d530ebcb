import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json, type JsonService, startJsonService } from '../../../../../fixtures/json-service.ts';
import { sourcesOver } from '../../../../../fixtures/sources-over.ts';
import type { SourceContext } from '../../core/source-context.ts';
import {
  acceptTerms,
  availableFeatures,
  createUser,
  ipInfo,
  legalDocuments,
  loginUser,
  noFeatures,
  tokenExchangeRates,
  withdrawalQuote,
} from './identity.ts';

let service: JsonService;
let at: SourceContext;
const context = (url: string) => sourcesOver('http://127.0.0.1:9', { services: { identity: { url } } }).at;
beforeAll(async () => {
  service = await startJsonService();
});
afterAll(() => service.close());
beforeEach(() => {
  service.requests.length = 0;
  service.answers = {};
  at = context(service.url);
});

const featuresPath = '/v2/kyc/by-chain-account/alice/available-features';
const login = {
  signer: { actor: 'alice', permission: 'active' },
  signatures: ['SIG_K1_x'] as [string],
  transaction: {},
};

test('[ID-001] [ID-006] features of an account are four booleans', async () => {
  service.answers[featuresPath] = json({ fiat: false, bridge: true, swap: true, loan: 0 });
  expect(await availableFeatures(at, 'alice')).toEqual({
    features: { fiat: false, bridge: true, swap: true, loan: false },
    failures: [],
  });
  expect(service.requests.map(({ path }) => path)).toEqual([featuresPath]);
});

test('[ID-002] a failed lookup turns every feature off, and says why', async () => {
  for (const answer of [{ status: 500, body: 'down' }, json({ fiat: 'yes' }), json({ bridge: true })]) {
    service.answers[featuresPath] = answer;
    const { features, failures } = await availableFeatures(at, 'alice');
    expect(features).toEqual(noFeatures);
    expect(features).toEqual({ fiat: false, bridge: false, swap: false, loan: false });
    expect(failures).toHaveLength(1);
  }
});

test('[ID-003] [SWAP-004] exchange rates of tokens have every field', async () => {
  const rate = { counterCurrency: 'USD', price: 0.00091, priceChangePercent: -1.5, marketCap: 1, volume: 2 };
  const timestamp = '2026-11-25T10:00:00Z';
  service.answers['/v1/chain/exchange-rates/info'] = json([
    { contract: 'eosio.token', symbol: 'XPR', rank: 1, rates: [{ ...rate, timestamp }] },
  ]);
  expect(await tokenExchangeRates(at)).toMatchObject({
    state: 'data',
    data: [
      {
        contract: 'eosio.token',
        symbol: 'XPR',
        rank: 1,
        rates: [
          {
            counterCurrency: 'USD',
            price: '0.00091',
            priceChangePercent: '-1.5',
            marketCap: '1',
            volume: '2',
            timestamp,
          },
        ],
      },
    ],
  });
});

test('[SWAP-008] failed exchange rates have their text', async () => {
  service.answers['/v1/chain/exchange-rates/info'] = { status: 503, body: '{"message":"maintenance"}' };
  expect((await tokenExchangeRates(at)).meta.failures[0]!.message).toBe('Could not fetch exchange rates: maintenance');
});

test('[ID-004] [SWAP-003] a fee is asked with currency and network, and is a quote', async () => {
  const quote = { quoteId: 'q1', estimatedFee: 0.0001, currency: 'XBTC', network: 'bitcoin' };
  service.answers['/v1/swaps/calculate-estimated-fee'] = json(quote);
  expect(await withdrawalQuote(at, 'XBTC', 'bitcoin')).toMatchObject({ data: { ...quote, estimatedFee: '0.0001' } });
  expect(service.requests).toEqual([
    { method: 'POST', path: '/v1/swaps/calculate-estimated-fee', body: '{"currency":"XBTC","network":"bitcoin"}' },
  ]);
});

test('[ID-005] [ID-009] the country of the address, and whether the terms are accepted', async () => {
  service.answers['/v1/kyc/ip-info'] = json({ country: 'CH', ip: '192.0.2.1' });
  service.answers['/v1/users/by-chain-account/alice/legal-doc-status'] = json({ termsOfService: true });
  expect(await ipInfo(at)).toMatchObject({ data: { country: 'CH' } });
  expect(await legalDocuments(at, 'alice')).toMatchObject({ data: { termsOfService: true } });
  expect((await legalDocuments(at, 'bob')).state).toBe('empty');
});

test('[ID-007] [ID-008] creating a user and both logins answer with a token', async () => {
  const user = { email: 'a@b.c', name: 'A', chainAccount: 'alice', activePublicKey: 'PUB', ownerPublicKey: 'PUB' };
  for (const path of ['/v2/users/create', '/v2/users/login', '/v3/users/login'])
    service.answers[path] = json({ token: 't1' });
  expect(await createUser(at, user)).toMatchObject({ data: { token: 't1' } });
  expect(await loginUser(at, 'v2', login)).toMatchObject({ data: { token: 't1' } });
  expect(await loginUser(at, 'v3', { ...login, email: 'a@b.c' })).toMatchObject({ data: { token: 't1' } });
  expect(service.requests.map(({ method, path, body }) => [method, path, JSON.parse(body)])).toEqual([
    ['POST', '/v2/users/create', user],
    ['POST', '/v2/users/login', login],
    ['POST', '/v3/users/login', { ...login, email: 'a@b.c' }],
  ]);
  service.answers['/v3/users/login'] = json({ token: 'line\r\nbreak' });
  expect((await loginUser(at, 'v3', login)).state).toBe('failed');
});

test('[ID-010] the terms are accepted with a bearer token', async () => {
  const seen: unknown[] = [];
  const server = createServer((request, response) => {
    seen.push([request.method, request.url, request.headers.authorization]);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"termsOfService":true}');
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await acceptTerms(context(url), 't1')).toMatchObject({ data: { termsOfService: true } });
  expect(seen).toEqual([['PATCH', '/v1/users/me/legal-doc-status', 'Bearer t1']]);
  server.closeAllConnections();
  server.close();
});
