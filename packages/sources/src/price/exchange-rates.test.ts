import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { json, type JsonService, startJsonService } from '../../../../fixtures/json-service.ts';
import { sourcesOver } from '../../../../fixtures/sources-over.ts';
import { Field } from '../core/fields.ts';
import { readReferenceRates } from '../services/reference-rates/reference-rates.ts';
import { currencies } from './currency.ts';
import { conversionTo, forexRates } from './exchange-rates.ts';

let service: JsonService;
const marketPath = '/simple/price?ids=bitcoin%2Cethereum%2Ceos%2Cproton&vs_currencies=usd';

beforeAll(async () => {
  service = await startJsonService();
});
afterAll(() => service.close());
beforeEach(() => {
  service.requests.length = 0;
  service.answers = { '/daily.xml': { type: 'text/xml', body: daily }, [marketPath]: json(market) };
});

const daily = `<?xml version="1.0"?><gesmes:Envelope><Cube><Cube time='2026-11-24'>
  <Cube currency='USD' rate='1.25'/><Cube currency='JPY' rate='187.5'/><Cube currency='GBP' rate='0.875'/>
  <Cube currency='CAD' rate='1.5'/><Cube currency='INR' rate='100'/><Cube currency='CNY' rate='8.75'/>
  <Cube currency='HKD' rate='9.75'/><Cube currency='KRW' rate='1750'/><Cube currency='AUD' rate='1.875'/>
  <Cube currency='CHF' rate='0.93'/></Cube></Cube></gesmes:Envelope>`;
const market = { bitcoin: { usd: 80_000 }, ethereum: { usd: 2500 }, eos: { usd: 0.5 }, proton: { usd: 0.0008 } };

function context(forex: { reference: string | null; market: string | null } | null) {
  const prices = { feeds: [], forex, graphql: null, circulating: null };
  return sourcesOver('http://127.0.0.1:9', { prices }).at;
}
const both = () => context({ reference: `${service.url}/daily.xml`, market: service.url });

test('reference rates and market prices have every currency, each with its source and day', async () => {
  const read = await forexRates(both());
  if (read.state !== 'data') throw new Error(JSON.stringify(read));
  expect(read.data.rates).toEqual({
    USD: '1',
    EUR: '0.8',
    JPY: '150',
    GBP: '0.7',
    CAD: '1.2',
    INR: '80',
    CNY: '7',
    HKD: '7.8',
    KRW: '1400',
    AUD: '1.5',
    SAR: '3.75',
    BTC: '0.0000125',
    ETH: '0.0004',
    EOS: '2',
    XPR: '1250',
  });
  expect(Object.keys(read.data.rates).toSorted()).toEqual(Object.keys(currencies).toSorted());
  expect(read.data.origins).toMatchObject({
    EUR: { source: 'reference', day: '2026-11-24' },
    SAR: { source: 'peg', day: null },
    BTC: { source: 'market', day: null },
  });
  expect(read.meta).toMatchObject({ complete: true, time: '2026-11-24T00:00:00.000Z' });
});

test('one source may fail without the other, and says so', async () => {
  service.answers['/daily.xml'] = { status: 503, body: 'maintenance' };
  const at = both();
  expect(await forexRates(at)).toMatchObject({
    state: 'data',
    data: { rates: { USD: '1', BTC: '0.0000125' } },
    meta: { complete: false, failures: [{ source: 'reference-rates', code: 'http' }] },
  });
  expect(await conversionTo(at, 'BTC')).toMatchObject({ currency: 'BTC', missing: null });
  expect(await conversionTo(at, 'EUR')).toMatchObject({
    currency: 'USD',
    rates: { USD: '1' },
    missing: { currency: 'EUR', failures: [{ source: 'reference-rates' }] },
  });
  delete service.answers[marketPath];
  expect(await forexRates(both())).toMatchObject({ state: 'failed', meta: { failures: [{}, {}] } });
});

test('US dollars need no rate, and other currencies are read once', async () => {
  const at = both();
  expect(await conversionTo(at, 'USD')).toEqual({
    currency: 'USD',
    rates: { USD: '1' },
    origin: null,
    missing: null,
  });
  expect(await conversionTo(at, '__proto__')).toMatchObject({ currency: 'USD', missing: null });
  expect(service.requests).toEqual([]);
  for (const code of ['EUR', 'JPY', 'BTC']) await conversionTo(at, code);
  expect(service.requests.map(({ path }) => path).toSorted()).toEqual(['/daily.xml', marketPath].toSorted());
});

test('a document of another kind is no set of rates', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(() => readReferenceRates(new Field(text))).toThrow('Bad answer');
    }),
  );
  const noDollar = daily.replace("currency='USD'", "currency='XYZ'");
  expect(() => readReferenceRates(new Field(noDollar))).toThrow('a rate of the US dollar');
  const zero = readReferenceRates(new Field(daily.replace("rate='187.5'", "rate='0'")));
  expect(zero.perEuro.has('JPY')).toBe(false);
});
