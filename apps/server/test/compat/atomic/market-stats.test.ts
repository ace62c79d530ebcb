import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appOver } from '../../app-over.ts';
import { type IndexedDevnet, indexedDevnet } from '../../indexed-devnet.ts';
import type { App } from '../../../src/start/app.ts';

let indexed: IndexedDevnet;
let app: App;
let sold: Trade[];
beforeAll(async () => {
  indexed = await indexedDevnet();
  app = await appOver([indexed.chain]);
  const kinds = await Promise.all(
    ['sales', 'auctions', 'buyoffers'].map((kind) => get<Trade[]>(`atomicmarket/v1/${kind}?state=3&limit=100`)),
  );
  sold = kinds.flat();
}, 120_000);
afterAll(async () => {
  await app.fastify.close();
  await indexed.close();
});

interface Asset {
  asset_id: string;
  owner: string | null;
  burned_by_account: string | null;
  burned_at_block: string | null;
  schema: { schema_name: string };
  template: { template_id: string } | null;
  collection: { collection_name: string };
}

interface Trade {
  seller: string;
  buyer: string;
  maker_marketplace: string;
  price: { token_symbol: string; amount: string };
  assets: (string | Asset)[];
  collection: { collection_name: string };
  updated_at_time: string;
}

async function get<Data>(path: string): Promise<Data> {
  const answer = await app.fastify.inject(`/${path}`);
  const body = JSON.parse(answer.body) as { success: boolean; data: Data; message?: string };
  expect(body.message).toBeUndefined();
  return body.data;
}

const inEos = (): Trade[] => sold.filter(({ price }) => price.token_symbol === 'EOS');
const sum = (trades: readonly Trade[]): string =>
  String(trades.reduce((total, { price }) => total + BigInt(price.amount), 0n));

describe('statistics of trades', () => {
  interface Row {
    volume: string;
    sales: string;
  }

  test('by collection: as many and as much as the lists of trades have', async () => {
    expect(inEos().length).toBeGreaterThan(1);
    const { symbol, results } = await get<{ symbol: object; results: (Row & { collection_name: string })[] }>(
      'atomicmarket/v1/stats/collections?symbol=EOS',
    );
    expect(symbol).toEqual({ token_contract: 'eosio.token', token_symbol: 'EOS', token_precision: 4 });
    for (const { collection_name: name, volume, sales } of results) {
      const own = inEos().filter(({ collection }) => collection.collection_name === name);
      expect([volume, sales], name).toEqual([sum(own), String(own.length)]);
      const one = await get<{ result: Row }>(`atomicmarket/v1/stats/collections/${name}?symbol=EOS`);
      expect(one.result).toMatchObject({ volume, sales });
    }
    const volumes = results.map(({ volume }) => Number(volume));
    expect(volumes).toEqual(volumes.toSorted((a, b) => b - a));
  });

  test('by account, marketplace and day', async () => {
    const { results: accounts } = await get<{
      results: { account: string; buy_volume: string; sell_volume: string }[];
    }>('atomicmarket/v1/stats/accounts?symbol=EOS');
    for (const { account, buy_volume: bought, sell_volume: given } of accounts) {
      expect(bought).toBe(sum(inEos().filter(({ buyer }) => buyer === account)));
      expect(given).toBe(sum(inEos().filter(({ seller }) => seller === account)));
    }
    const { results: markets } = await get<{ results: { marketplace_name: string; maker_volume: string }[] }>(
      'atomicmarket/v1/stats/markets?symbol=EOS',
    );
    for (const { marketplace_name: name, maker_volume: volume } of markets)
      expect(volume).toBe(sum(inEos().filter((trade) => trade.maker_marketplace === name)));
    const { results: days } = await get<{ results: (Row & { time: string; max: string })[] }>(
      'atomicmarket/v1/stats/graph?symbol=EOS',
    );
    expect(days.reduce((total, { sales }) => total + Number(sales), 0)).toBe(inEos().length);
    expect(days.every(({ time }) => Number(time) % 86_400_000 === 0)).toBe(true);
  });

  test('only of a time and of some collections, and not of an unknown token', async () => {
    const all = await get<{ results: Row[] }>('atomicmarket/v1/stats/graph?symbol=EOS');
    const none = await get<{ results: Row[] }>('atomicmarket/v1/stats/graph?symbol=EOS&after=4000000000000');
    expect([all.results.length > 0, none.results]).toEqual([true, []]);
    const { collection_name: name } = inEos()[0]!.collection;
    const { result } = await get<{ result: Row }>(
      `atomicmarket/v1/stats/sales?symbol=EOS&collection_blacklist=${name}`,
    );
    expect(Number(result.sales)).toBeLessThan(inEos().length);
    const answer = await app.fastify.inject('/atomicmarket/v1/stats/sales?symbol=NOPE');
    expect([answer.statusCode, JSON.parse(answer.body)]).toEqual([
      400,
      { success: false, message: 'Symbol not found' },
    ]);
  });
});

describe('prices', () => {
  interface Priced {
    template_id: string;
    token_symbol: string;
    median: string;
    average: string;
    min: string;
    max: string;
    sales: string;
  }

  /** Amounts of trades of one asset that exists, by its template. */
  function amountsOf(template: string): bigint[] {
    return inEos()
      .filter(({ assets }) => {
        const [asset] = assets;
        return assets.length === 1 && typeof asset === 'object' && asset.template?.template_id === template;
      })
      .map(({ price }) => BigInt(price.amount))
      .toSorted((a, b) => Number(a - b));
  }

  test('of templates', async () => {
    const prices = await get<Priced[]>('atomicmarket/v1/prices/templates?symbol=EOS');
    expect(prices.length).toBeGreaterThan(0);
    for (const { template_id: id, median, min, max, sales } of prices) {
      const amounts = amountsOf(id);
      expect([min, max, sales]).toEqual([String(amounts[0]), String(amounts.at(-1)), String(amounts.length)]);
      expect(median).toBe(String(amounts[Math.ceil(amounts.length / 2) - 1]));
    }
  });

  test('of the sales of a template, oldest first, and of its assets altogether', async () => {
    const [first] = await get<Priced[]>('atomicmarket/v1/prices/templates?symbol=EOS');
    const { template_id: id, median, sales } = first!;
    const prices = await get<{ price: string; block_time: string }[]>(
      `atomicmarket/v1/prices/sales?symbol=EOS&template_id=${id}`,
    );
    expect(prices).toHaveLength(Number(sales));
    expect(prices.map(({ price }) => BigInt(price)).toSorted((a, b) => Number(a - b))).toEqual(amountsOf(id));
    const times = prices.map((one) => Number(one.block_time));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const assets = await get<Asset[]>(`atomicassets/v1/assets?template_id=${id}&limit=100`);
    const [total] = await get<Priced[]>(`atomicmarket/v1/prices/assets?template_id=${id}`);
    expect(total!.median).toBe(String(BigInt(median) * BigInt(assets.length)));
  });
});

describe('burned assets', () => {
  test('are listed, found by ID, and counted with their collection', async () => {
    const burned = await get<Asset[]>('atomicassets/v1/assets?burned=true');
    const burns = await get<{ account: string; assets: string }[]>('atomicassets/v1/burns');
    expect(burned).toHaveLength(burns.reduce((total, { assets }) => total + Number(assets), 0));
    expect(burned.length).toBeGreaterThan(0);
    for (const asset of burned) {
      expect(asset).toMatchObject({ owner: null, burned_by_account: expect.any(String) });
      expect(await get<Asset>(`atomicassets/v1/assets/${asset.asset_id}`)).toEqual(asset);
    }
    const [{ collection, schema }] = burned as [Asset];
    const stats = await get<{ assets: string; burned: string; burned_by_schema: { schema_name: string }[] }>(
      `atomicassets/v1/collections/${collection.collection_name}/stats`,
    );
    const own = burned.filter((one) => one.collection.collection_name === collection.collection_name);
    expect(stats.burned).toBe(String(own.length));
    expect(stats.burned_by_schema.map((one) => one.schema_name)).toContain(schema.schema_name);
    const present = await get<string>(`atomicassets/v1/assets/_count?collection_name=${collection.collection_name}`);
    expect(Number(stats.assets)).toBe(Number(present) + own.length);
  });

  test('their log begins with the mint and ends with the burn', async () => {
    const [asset] = await get<Asset[]>('atomicassets/v1/assets?burned=true');
    const logs = await get<{ name: string; created_at_block: string }[]>(
      `atomicassets/v1/assets/${asset!.asset_id}/logs`,
    );
    expect(logs[0]!.name).toBe('logmint');
    expect(logs.at(-1)).toMatchObject({ name: 'logburnasset', created_at_block: asset!.burned_at_block });
  });
});

test('assets of the market name their listings and the prices of their template', async () => {
  interface Listed extends Asset {
    sales: { sale_id: string }[];
    auctions: { auction_id: string }[];
    prices: { median: string }[];
  }
  const [sale] = await get<(Trade & { sale_id: string })[]>('atomicmarket/v1/sales?state=1&limit=1');
  const [asset] = sale!.assets as [Asset];
  const [listed] = await get<Listed[]>(`atomicmarket/v1/assets?ids=${asset.asset_id}`);
  expect(listed!.sales).toContainEqual({ market_contract: 'atomicmarket', sale_id: sale!.sale_id });
  const prices = await get<object[]>(`atomicmarket/v1/prices/templates?template_id=${asset.template!.template_id}`);
  expect(listed!.prices).toHaveLength(prices.length);
  const owner = asset.owner!;
  const { collections } = await get<{ collections: { prices: { median: string }[] }[] }>(
    `atomicmarket/v1/prices/inventory/${owner}`,
  );
  const all = await get<{ token_symbol: string; median: string }[]>(`atomicmarket/v1/prices/assets?owner=${owner}`);
  const medians = (rows: { median: string }[]) => rows.reduce((sum, { median }) => sum + BigInt(median), 0n);
  expect(medians(collections.flatMap((one) => one.prices))).toBe(medians(all));
});
