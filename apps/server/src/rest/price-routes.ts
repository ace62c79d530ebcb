import { forexRates } from '@antescope/sources/price/exchange-rates';
import { coreHistory, corePrice, coreMarketCap } from '@antescope/sources/price/prices';
import { coreSeries, ramSeries, rexSeries } from '@antescope/sources/price/price-series';
import type { SeriesType } from '@antescope/sources/series/series';
import { noTokenId, parseTokenId } from '@antescope/sources/token/token-id';
import { tokenStatOf } from '@antescope/sources/token/token-tables';
import { circulatingSupply } from '@antescope/sources/supply/circulating-supply';
import { data, empty, mapOutcome, meta } from '@antescope/sources/core/outcome';
import { asset, decimal, list, object, optionalDecimal, timestamp } from './json-types.ts';
import { series, seriesType } from './series-schema.ts';
import { BadInputError, text, type RestRoute } from './rest-route.ts';

/** Prices and market cap. */
export const priceRoutes: readonly RestRoute[] = [
  {
    path: '/ticker',
    tag: 'prices',
    summary: 'Price of the core token in US dollars; `meta.time` is the time of its feed',
    params: {},
    query: {},
    response: object({ usd: decimal }),
    notFound: 'No price feed',
    read: (sources) => corePrice(sources.at),
  },
  {
    path: '/marketcap',
    tag: 'prices',
    summary: 'Market cap of the core token in US dollars: as reported by a feed, else price times circulating supply',
    params: {},
    query: {},
    response: object({ usd: decimal, supply: asset }),
    notFound: 'No price feed',
    async read({ at }) {
      const stat = await tokenStatOf(at, at.chain.coreContract, at.chain.coreSymbol.code);
      if (stat.state !== 'data') return stat;
      const circulating = await circulatingSupply(at, stat.data);
      const supply = circulating.state === 'data' ? circulating.data : stat.data.supply;
      const cap = await coreMarketCap(at, supply);
      if (cap.state !== 'data') return cap;
      const failures = [...cap.meta.failures, ...circulating.meta.failures];
      return data({ usd: cap.data, supply }, { ...cap.meta, failures });
    },
  },
  {
    path: '/pricechart',
    tag: 'prices',
    summary: 'Hourly prices of the last 168 hours; null where none is recorded',
    params: {},
    query: {},
    response: list(object({ time: timestamp, usd: optionalDecimal })),
    notFound: null,
    read: (sources) => coreHistory(sources.at, Date.now()),
  },
  {
    path: '/priceseries/{id}',
    tag: 'prices',
    summary: 'Price history: the core token in US dollars; `ram` (per KiB) and `rex` in the system token',
    params: {
      id: {
        type: 'string',
        pattern: '^[A-Za-z0-9.-]{1,40}$',
        description: 'the core token (EOS), ram or rex',
        examples: ['EOS'],
      },
    },
    query: {
      type: seriesType,
    },
    response: series,
    notFound: 'No price history',
    read({ at }, input) {
      const id = text(input, 'id');
      const type = (input.type ?? 'week') as SeriesType;
      if (id === 'ram') return ramSeries(at, type, Date.now());
      if (id === 'rex') return rexSeries(at, type, Date.now());
      const token = parseTokenId(id, at.chain.key);
      if (token === null) throw new BadInputError(noTokenId(id).meta.failures[0]!.message);
      const isCore =
        token.code === at.chain.coreSymbol.code && (token.contract ?? at.chain.coreContract) === at.chain.coreContract;
      return isCore ? coreSeries(at, type, Date.now()) : Promise.resolve(empty(meta({ source: 'none' })));
    },
  },
  {
    path: '/forex',
    tag: 'prices',
    summary: 'Exchange rates: units of each currency per US dollar',
    params: {},
    query: {},
    response: { type: 'object', description: 'decimal strings by currency code' },
    notFound: 'No exchange rates',
    read: async (sources) => mapOutcome(await forexRates(sources.at), ({ rates }) => rates),
  },
];
