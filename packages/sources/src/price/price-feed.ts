import type { PriceFeedConfig } from '@antescope/chains/config/chain-config';
import type { Field } from '../core/fields.ts';
import { askBackend, figure } from '../services/backend/backend-client.ts';
import { type GetOptions, getJson, httpFailure } from '../core/get-json.ts';
import { data, empty, failed, meta, type Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { readRow, readTable } from '../table/read-table.ts';
import { oracleDatapoints, oraclePairs } from '../table/tables/delphioracle.ts';
import { decimalText, exactText, parseDecimal } from './decimal.ts';
import type { PricePoint } from './price-point.ts';

/** US dollars of one whole token, as decimal text. */
export interface TokenPrice {
  usd: string;
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
  const ask = <T>(segments: string, of: (answer: Field) => T): Promise<Outcome<T>> =>
    askBackend(url, { segments }, of, options);
  return {
    name: 'backend',
    price: () => ask('ticker', (answer) => ({ usd: priceOf(figure(answer, 'usd')) })),
    marketCap: () => ask('marketcap', (answer) => priceOf(figure(answer, 'usd'))),
    history: () => ask('pricechart', pointsOf),
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

/** The newest median of an oracle contract's pair, divided by the pair's quoted precision; as old as its datapoint. */
function oracleFeed(at: SourceContext, contract: string, pair: string): PriceFeed {
  return {
    name: 'oracle',
    async price() {
      const byTime = { position: '3', keyType: 'i64' } as const;
      const [described, points] = await Promise.all([
        readRow(at, oraclePairs(contract), undefined, pair),
        readTable(at, oracleDatapoints(contract), pair, { reverse: true, most: 1, index: byTime }),
      ]);
      const failures = [described, points].flatMap((read) => (read.state === 'failed' ? read.meta.failures : []));
      if (failures.length > 0) return failed(failures.slice(0, 1));
      // A chain that has no such contract, or a pair that nobody quoted yet: there is no price, and nothing is wrong.
      if (described.state !== 'data' || points.state !== 'data') return empty(meta({ source: 'oracle' }));
      const { precision } = described.data;
      const { median, time } = points.data[0]!;
      const units = BigInt(median);
      const { endpoint, elapsedMs } = points.meta;
      if (described.data.name !== pair || precision < 0 || precision > 18 || units <= 0n) {
        return failed([
          { source: 'oracle', endpoint, code: 'bad-answer', message: `${pair} of ${contract} has no price` },
        ]);
      }
      return data(
        { usd: exactText({ units, scale: precision }) },
        meta({ source: 'oracle', endpoint, elapsedMs, time }),
      );
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

/** [[milliseconds, price], …], or another Antescope's [{time, usd}, …]. */
function pointsOf(answer: Field): PricePoint[] {
  return answer.items().map((entry) => {
    if (entry.isObject) {
      const usd = entry.at('usd');
      return { time: entry.at('time').time(), usd: usd.missing ? null : priceOf(usd) };
    }
    const [at, price] = entry.items();
    if (at === undefined || price === undefined) return entry.fail('a time with its price');
    const ms = Number(decimalText(parseDecimal(String(at.value)) ?? at.fail('a time'), 0, 'down'));
    if (!Number.isSafeInteger(ms) || ms < 0 || ms > 8.64e15) at.fail('a time');
    return { time: new Date(ms).toISOString(), usd: priceOf(price) };
  });
}
