import type { PriceFeedConfig } from '@antescope/chains/chain-config';
import { Field } from '../answer/fields.ts';
import { type GetOptions, getJson, httpFailure } from '../http/get-json.ts';
import { failuresOf } from '../node/reading.ts';
import { data, empty, failed, meta, type Outcome } from '../outcome.ts';
import type { SourceContext } from '../source-context.ts';
import { decimalText, exactText, parseDecimal } from './decimal.ts';

/** US dollars of one whole token, as decimal text. */
export interface TokenPrice {
  usd: string;
}

/** One point of a price's history. */
export interface PricePoint {
  /** ISO time with Z. */
  time: string;
  /** null: not known for that hour. */
  usd: string | null;
}

/** Where the core token's price comes from. */
export interface PriceFeed {
  readonly name: string;
  price(): Promise<Outcome<TokenPrice>>;
  /** In US dollars; 'empty' where the feed does not tell it. */
  marketCap(): Promise<Outcome<string>>;
  /** Of the last seven days; 'empty' where the feed keeps none. */
  history(): Promise<Outcome<PricePoint[]>>;
}

/** The feed of a configuration entry. */
export function priceFeed(at: SourceContext, config: PriceFeedConfig, options: GetOptions = {}): PriceFeed {
  switch (config.type) {
    case 'backend':
      return backendFeed(config.url, options);
    case 'market':
      return marketFeed(config.url, config.id, options);
    case 'oracle':
      return oracleFeed(at, config.contract, config.pair);
    case 'static':
      return staticFeed(config.usd);
  }
}

function backendFeed(url: string, options: GetOptions): PriceFeed {
  const base = url.replace(/\/+$/, '');
  return {
    name: 'backend',
    price: () => read('backend', base, '/ticker', options, (answer) => ({ usd: priceOf(answer) })),
    marketCap: () => read('backend', base, '/marketcap', options, priceOf),
    history: () => read('backend', base, '/pricechart', options, pointsOf),
  };
}

/** The shape of public market services: a price by id, and a chart of days. */
function marketFeed(url: string, id: string, options: GetOptions): PriceFeed {
  const base = url.replace(/\/+$/, '');
  const name = encodeURIComponent(id);
  return {
    name: 'market',
    price: () =>
      read('market', base, `/simple/price?ids=${name}&vs_currencies=usd`, options, (answer) => ({
        usd: priceOf(answer.at(id).at('usd')),
      })),
    marketCap: untold('market'),
    history: () =>
      read('market', base, `/coins/${name}/market_chart?vs_currency=usd&days=7&interval=hourly`, options, (answer) =>
        pointsOf(answer.at('prices')),
      ),
  };
}

function staticFeed(usd: string): PriceFeed {
  const known = meta({ source: 'static' });
  return {
    name: 'static',
    price: () => Promise.resolve(data({ usd }, known)),
    marketCap: untold('static'),
    history: untold('static'),
  };
}

/** The newest median of an oracle contract's pair, divided by the pair's quoted precision. */
function oracleFeed(at: SourceContext, contract: string, pair: string): PriceFeed {
  return {
    name: 'oracle',
    async price() {
      try {
        const bounds = { lower_bound: pair, upper_bound: pair, limit: 1 };
        const [pairs, points] = await Promise.all([
          at.api.getTableRows({ code: contract, scope: contract, table: 'pairs', ...bounds }),
          at.api.getTableRows({
            code: contract,
            scope: pair,
            table: 'datapoints',
            index_position: '3',
            key_type: 'i64',
            reverse: true,
            limit: 1,
          }),
        ]);
        const known = { source: 'oracle', endpoint: points.endpoint, elapsedMs: points.elapsedMs };
        const [described] = pairs.value.at('rows').items();
        const [newest] = points.value.at('rows').items();
        if (described === undefined || newest === undefined) return empty(meta(known));
        const scale = described.at('quoted_precision').number();
        const median = newest.at('median').bigint();
        if (scale < 0 || scale > 18 || median <= 0n) newest.fail('a price');
        const time = newest.at('timestamp').time();
        return data({ usd: exactText({ units: median, scale }) }, meta({ ...known, time }));
      } catch (error) {
        return failed(failuresOf(error, 'oracle'));
      }
    },
    marketCap: untold('oracle'),
    history: untold('oracle'),
  };
}

async function read<T>(
  source: string,
  base: string,
  path: string,
  options: GetOptions,
  use: (answer: Field) => T,
): Promise<Outcome<T>> {
  try {
    const { value, elapsedMs } = await getJson(new URL(`${base}${path}`), { maxBytes: 1_000_000, ...options });
    const known = meta({ source, endpoint: base, elapsedMs, time: new Date().toISOString() });
    return data(use(value), known);
  } catch (error) {
    return failed([httpFailure(error, source, base)]);
  }
}

function untold(source: string): () => Promise<Outcome<never>> {
  return () => Promise.resolve(empty(meta({ source })));
}

/** A price above 0 as decimal text, from a JSON number or text. */
export function priceOf(field: Field): string {
  const { value } = field;
  const text = typeof value === 'number' || typeof value === 'bigint' ? String(value) : field.text();
  const price = parseDecimal(text);
  if (price === null || price.units <= 0n) return field.fail('a price');
  return exactText(price);
}

/** [[milliseconds, price], …] */
function pointsOf(answer: Field): PricePoint[] {
  return answer.items().map((entry) => {
    const [at, price] = entry.items();
    if (at === undefined || price === undefined) return entry.fail('a time with its price');
    const ms = Number(decimalText(parseDecimal(String(at.value)) ?? at.fail('a time'), 0, 'down'));
    if (!Number.isSafeInteger(ms) || ms < 0 || ms > 8.64e15) at.fail('a time');
    return { time: new Date(ms).toISOString(), usd: priceOf(price) };
  });
}
