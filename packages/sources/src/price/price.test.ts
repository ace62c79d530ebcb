import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { json, type JsonService, startJsonService } from '../../../../fixtures/json-service.ts';
import { startRecordedNode } from '../../../../fixtures/recorded-node.ts';
import { sourcesOver } from '../../../../fixtures/sources-over.ts';
import { currencies, currencyOf, currencyText, groupedDecimal } from './currency.ts';
import { decimalText, divide, multiply, parseDecimal } from './decimal.ts';
import { forexRates } from './exchange-rates.ts';
import { fiatText, marketCapText, unitPriceText } from './fiat.ts';
import { marketData } from '../services/market-data/market-data.ts';
import { coreSeries } from './price-series.ts';
import { coreHistory, coreMarketCap, corePrice, coreWorth } from './prices.ts';
import type { PriceFeedConfig } from '@antescope/chains/config/chain-config';

let service: JsonService;

beforeAll(async () => {
  service = await startJsonService();
});

afterAll(() => service.close());

/** A chain whose prices come from the test's service; each call starts with nothing remembered. */
function chainWith(
  feeds: PriceFeedConfig[],
  rest: { forex?: string; graphql?: string } = {},
  serviceTimeoutMs = 60_000,
) {
  const prices = { feeds, forex: rest.forex ?? null, graphql: rest.graphql ?? null, circulating: null };
  return sourcesOver(service.url, { prices }, { serviceTimeoutMs }).at;
}

const backend = (): PriceFeedConfig => ({ type: 'backend', url: service.url });
const rates = { USD: '1', EUR: '0.92', JPY: '155.5', BTC: '0.00001' };

describe('currencies', () => {
  test('[PRICE-008] fifteen currencies with their decimals', () => {
    expect(Object.keys(currencies)).toHaveLength(15);
    const worth = (code: string) => fiatText('10.0000 EOS', '0.5', { [code]: '1' }, code);
    for (const text of ['5 KRW', '5.0000 ETH', '5.00000000 BTC', '5.0000 EOS', '5.0000 XPR'])
      expect(worth(text.slice(-3))).toBe(text);
    for (const code of ['CAD', 'INR', 'CNY', 'HKD', 'AUD', 'SAR']) expect(worth(code)).toBe(`5.00 ${code}`);
    expect(['GBP', 'EUR', 'JPY', 'USD'].map(worth)).toEqual(['£5.00', '€5.00', '¥5', '$5.00']);
  });

  test('[PRICE-009] four currencies have a sign before the number, the others their code after it', () => {
    expect((['GBP', 'EUR', 'JPY', 'USD', 'CAD'] as const).map((code) => currencyText('12', code))).toEqual([
      '£12',
      '€12',
      '¥12',
      '$12',
      '12 CAD',
    ]);
    expect(currencyText('-1234.5', 'USD')).toBe('−$1,234.5');
  });

  test('[PRICE-017] a currency that is none of them is refused', () => {
    for (const code of ['XXX', '', 'usd', 'toString', '__proto__']) {
      expect(() => currencyOf(code)).toThrow('Unsupported currency');
    }
    expect(() => fiatText('1.0000 EOS', '1', rates, 'XXX')).toThrow('Unsupported currency');
  });

  test('[PRICE-006] a price has three decimals below one dollar, else two', () => {
    expect(unitPriceText('0.7654', rates, 'USD')).toBe('$0.765');
    expect(unitPriceText('1.239', rates, 'USD')).toBe('$1.24');
    expect(unitPriceText('1', rates, 'USD')).toBe('$1.00');
    expect(unitPriceText('1', rates, 'AUD')).toBeNull();
  });

  test('[PRICE-007] a market value is in billions from one billion on, else in millions', () => {
    expect(marketCapText('1500000000', rates, 'USD')).toBe('$1.5B');
    expect(marketCapText('900000000', rates, 'USD')).toBe('$900M');
    expect(marketCapText('1000000000', { USD: '1', CAD: '2' }, 'CAD')).toBe('2B CAD');
    expect(marketCapText('0', rates, 'USD')).toBe('$0M');
  });

  test('[PRICE-012] commas between groups of three', () => {
    expect(groupedDecimal('1234567.8')).toBe('1,234,567.8');
    expect(groupedDecimal('123')).toBe('123');
    expect(groupedDecimal('1000')).toBe('1,000');
    expect(groupedDecimal('0.1234567')).toBe('0.1234567');
  });

  test('worth is exact where a double is not, and unknown where the rate is', () => {
    expect(fiatText('461168601842738.7903 EOS', '1.000000000000000001', rates, 'USD')).toBe('$461,168,601,842,738.79');
    expect(fiatText('0.000000000000000001 LONGSYM', '1', rates, 'USD')).toBe('$0.00');
    expect(fiatText('2.0000 EOS', '0.7654', rates, 'EUR')).toBe('€1.41');
    expect(fiatText('2.0000 EOS', '0.7654', rates, 'GBP')).toBeNull();
  });

  test('[PRICE-015] an amount of a token is cut to its precision, never rounded up', () => {
    expect(decimalText(parseDecimal('1.99999')!, 4)).toBe('1.9999');
    expect(decimalText(parseDecimal('-1.99999')!, 4)).toBe('-1.9999');
    expect(decimalText(parseDecimal('1.99999')!, 4, 'half-up')).toBe('2.0000');
  });

  test('decimals agree with integers', () => {
    const value = fc.tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.integer({ min: 0, max: 18 }));
    fc.assert(
      fc.property(value, value, ([a, x], [b, y]) => {
        const product = multiply({ units: a, scale: x }, { units: b, scale: y });
        expect(product).toEqual({ units: a * b, scale: x + y });
        expect(parseDecimal(decimalText({ units: a, scale: x }, x, 'down'))).toEqual({ units: a, scale: x });
        const quotient = divide(product, { units: b, scale: y }, x);
        if (b !== 0n) expect(quotient?.units).toBe(a);
      }),
    );
    expect(parseDecimal('1e-8')).toEqual({ units: 1n, scale: 8 });
    expect(parseDecimal('NaN')).toBeNull();
    expect(parseDecimal('1e99')).toBeNull();
  });
});

describe('services', () => {
  test('[PRICE-005] RAM is priced for 1024 bytes, by the market row of the chain', async () => {
    const node = await startRecordedNode();
    const read = await sourcesOver(node.url).ramPrice();
    await node.close();
    if (read.state !== 'data') throw new Error(read.state);
    const number = (asset: string) => parseDecimal(asset.split(' ')[0]!)!;
    const exact = divide(multiply(number(read.data.quote), { units: 1024n, scale: 0 }), number(read.data.base), 12)!;
    expect(read.data.perKib).toBe(`${decimalText(exact, 4, 'half-up')} EOS`);
  });

  test('[PRICE-018] the ticker, the market cap and the chart are read from the backend', async () => {
    service.requests.length = 0;
    const now = Date.parse('2026-11-21T10:30:00Z');
    const points = Array.from({ length: 168 }, (_, index) => [now - (167 - index) * 3_600_000, 0.5 + index / 1000]);
    Object.assign(service.answers, { '/ticker': json(0.7654), '/marketcap': json(1.5e9), '/pricechart': json(points) });
    const at = chainWith([backend()]);
    expect(await corePrice(at)).toMatchObject({
      state: 'data',
      data: { usd: '0.7654' },
      meta: { source: 'backend-prices' },
    });
    const history = await coreHistory(at, now);
    if (history.state !== 'data') throw new Error(history.state);
    expect(history.data).toHaveLength(168);
    expect(history.data.at(-1)).toEqual({ time: '2026-11-21T10:00:00.000Z', usd: '0.667' });
    const month = await coreSeries(at, 'month', now);
    if (month.state !== 'data') throw new Error(month.state);
    expect(month).toMatchObject({ meta: { source: 'backend-prices', complete: false } });
    expect(month.data.points.map(({ value }) => value)).toEqual([
      ...Array.from({ length: 23 }, () => null),
      ...[0.523, 0.547, 0.571, 0.595, 0.619, 0.643, 0.667].map(String),
    ]);
    expect(await coreMarketCap(at, '1.0000 EOS')).toMatchObject({ state: 'data', data: '1500000000' });
    expect(service.requests.map(({ path }) => path)).toEqual(['/ticker', '/pricechart', '/marketcap']);
    // A second page makes no further request.
    await corePrice(at);
    expect(service.requests).toHaveLength(3);
    // A feed that keeps none: price times supply.
    const computed = await coreMarketCap(chainWith([{ type: 'static', usd: '0.5' }]), '3000.0000 EOS');
    expect(computed).toMatchObject({ state: 'data', data: '1500' });
  });

  test('[PRICE-010] without a history there are still 168 hourly points, none of them invented', async () => {
    const history = await coreHistory(chainWith([{ type: 'static', usd: '1' }]), Date.parse('2026-11-21T10:30:00Z'));
    if (history.state !== 'data') throw new Error(history.state);
    expect(history.data).toHaveLength(168);
    expect(history.data.every(({ usd }) => usd === null)).toBe(true);
    expect(history.meta.complete).toBe(false);
    expect(Date.parse(history.data.at(-1)!.time) - Date.parse(history.data[0]!.time)).toBe(167 * 3_600_000);
  });

  test('[PRICE-003] [PRICE-004] rates are read once, and only for known currencies', async () => {
    service.requests.length = 0;
    service.answers['/forex'] = json({ USD: 1, EUR: 0.92, JPY: '155.5', XAU: 3 });
    const at = chainWith([], { forex: `${service.url}/forex` });
    expect(await forexRates(at)).toMatchObject({
      state: 'data',
      data: { rates: { USD: '1', EUR: '0.92', JPY: '155.5' } },
    });
    expect(((await forexRates(at)) as { data: { rates: object } }).data.rates).not.toHaveProperty('XAU');
    expect(service.requests).toEqual([{ method: 'GET', path: '/forex', body: '' }]);
  });

  test('[PRICE-002] without rates a dollar is one dollar, and worth is still shown', async () => {
    const at = chainWith([{ type: 'static', usd: '0.5' }]);
    const inDollars = { usd: '0.5', conversion: { currency: 'USD', rates: { USD: '1' } } };
    expect(await forexRates(at)).toMatchObject({ data: { rates: { USD: '1' } } });
    expect(await coreWorth(at, 'USD')).toMatchObject(inDollars);
    expect(await coreWorth(at, 'EUR')).toMatchObject({ conversion: { currency: 'USD', missing: { currency: 'EUR' } } });
    service.answers['/forex'] = { status: 503, body: 'down' };
    const dead = chainWith([{ type: 'static', usd: '0.5' }], { forex: `${service.url}/forex` });
    expect(await forexRates(dead)).toMatchObject({ state: 'failed', meta: { failures: [{ code: 'http' }] } });
    expect(await coreWorth(dead, 'USD')).toMatchObject(inDollars);
    const missing = { currency: 'EUR', failures: [{ code: 'http' }] };
    expect(await coreWorth(dead, 'EUR')).toMatchObject({ usd: '0.5', conversion: { currency: 'USD', missing } });
    expect(await coreWorth(chainWith([]), 'EUR')).toBeNull();
  });

  test('[PRICE-011] the market-data service is asked by GraphQL for the REX return and a week of prices', async () => {
    service.requests.length = 0;
    const chart = [{ time: '2026-11-21T10:00:00Z', usd: 0.7 }];
    service.answers['/graphql'] = json({ data: { market: { rexRate: '1.25', chart } } });
    const at = chainWith([], { graphql: `${service.url}/graphql` });
    expect(await marketData(at)).toMatchObject({
      state: 'data',
      data: { rexRate: '1.25', chart: [{ time: '2026-11-21T10:00:00Z', usd: '0.7' }] },
    });
    expect(service.requests[0]).toMatchObject({ method: 'POST', path: '/graphql' });
    const sent = JSON.parse(service.requests[0]!.body) as { query: string; variables: object };
    expect(sent.query).toMatch(/rexRate.*chart/s);
    expect(sent.variables).toEqual({ chain: 'local' });
    const week = await coreHistory(at, Date.parse('2026-11-21T10:30:00Z'));
    expect(week).toMatchObject({ state: 'data', meta: { source: 'market-data' } });
    expect(week.state === 'data' && week.data.at(-1)).toEqual({ time: '2026-11-21T10:00:00.000Z', usd: '0.7' });
    service.answers['/graphql'] = json({ data: null, errors: [{ message: 'no such field' }] });
    const refused = await marketData(chainWith([], { graphql: `${service.url}/graphql` }));
    expect(refused).toMatchObject({ state: 'failed', meta: { failures: [{ message: 'no such field' }] } });
  });

  test.each([
    ['dead', { status: 500, body: 'x' }, 'http'],
    ['HTML for JSON', { type: 'text/html', body: '<html>' }, 'bad-answer'],
    ['200 with an error body', json({ error: 'rate limit' }), 'bad-answer'],
    ['a negative price', json(-1), 'bad-answer'],
    ['a price that is a list', json([1]), 'bad-answer'],
    ['a body without end', { body: ' '.repeat(1_100_000) }, 'too-large'],
  ] as const)('a feed that is %s is passed over, and named', async (_, answer, code) => {
    service.answers['/ticker'] = answer;
    const outcome = await corePrice(chainWith([backend()]));
    expect(outcome).toMatchObject({
      state: 'failed',
      stale: null,
      meta: { failures: [{ source: 'backend-prices', code }] },
    });
    const next = await corePrice(chainWith([backend(), { type: 'static', usd: '2' }]));
    expect(next).toMatchObject({ state: 'data', data: { usd: '2' }, meta: { source: 'static', failures: [{ code }] } });
  });

  test('a feed that never answers is given up', async () => {
    service.answers['/ticker'] = 'silent';
    const outcome = await corePrice(chainWith([backend()], {}, 30));
    expect(outcome).toMatchObject({ state: 'failed', meta: { failures: [{ code: 'timeout' }] } });
  });

  test('the median of an on-chain oracle, with the precision of its pair', async () => {
    Object.defineProperty(service.answers, '/v1/chain/get_table_rows', {
      configurable: true,
      get() {
        const { table } = JSON.parse(service.requests.at(-1)!.body) as { table: string };
        const row =
          table === 'pairs'
            ? { name: 'eosusd', active: 1, base_symbol: '4,EOS', quote_symbol: '2,USD', quoted_precision: 4 }
            : { id: 7, owner: 'bp', value: 7660, median: '7654', timestamp: '2026-11-21T10:00:00.000' };
        return json({ rows: [row], more: false, next_key: '' });
      },
    });
    const feed: PriceFeedConfig = { type: 'oracle', contract: 'delphioracle', pair: 'eosusd' };
    expect(await corePrice(chainWith([feed]))).toMatchObject({
      state: 'data',
      data: { usd: '0.7654' },
      meta: { source: 'oracle', time: '2026-11-21T10:00:00.000Z' },
    });
  });
});
