import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appOver } from '../../app-over.ts';
import { type IndexedDevnet, indexedDevnet } from '../../indexed-devnet.ts';
import { type LoggedAction, loggedActions } from '../logged-actions.ts';
import type { App } from '../../../src/start/app.ts';

let indexed: IndexedDevnet;
let app: App;
beforeAll(async () => {
  indexed = await indexedDevnet();
  app = await appOver([indexed.chain]);
}, 120_000);
afterAll(async () => {
  await app.fastify.close();
  await indexed.close();
});

async function get<Data>(path: string): Promise<Data> {
  const answer = await app.fastify.inject(`/atomicmarket/v1/${path}`);
  const body = JSON.parse(answer.body) as { success: boolean; data: Data; message?: string };
  expect(body.message).toBeUndefined();
  return body.data;
}

/** Executed actions of the market, newest first. */
function actions(...names: string[]): Promise<LoggedAction<Record<string, string | number>>[]> {
  return loggedActions(indexed.chain, 'atomicmarket', names);
}

async function rowsOf(table: string): Promise<Record<string, unknown>[]> {
  const body = { code: 'atomicmarket', scope: 'atomicmarket', table, json: true, limit: 1000 };
  return ((await indexed.devnet.call('/v1/chain/get_table_rows', body)).body as { rows: [] }).rows;
}

interface Trade {
  sale_id: string;
  auction_id: string;
  buyoffer_id: string;
  state: number;
  seller: string;
  buyer: string | null;
  maker_marketplace: string;
  taker_marketplace: string | null;
  price: { token_symbol: string; token_contract: string; token_precision: number; amount: string };
  listing_price: string;
  assets: { asset_id: string; template?: { template_id: string } | null }[];
  bids: { number: number; account: string; amount: string; txid: string }[];
  collection: { collection_name: string; market_fee: number };
  created_at_block: string;
  updated_at_block: string;
}

/** '50000' of '5.0000 EOS' */
function units(asset: string | number | undefined): string {
  return String(BigInt(String(asset).split(' ')[0]!.replace('.', '')));
}

describe('sales', () => {
  test('are the announced ones, and sold or canceled by the action that ended them', async () => {
    const announced = await actions('lognewsale');
    const sales = await get<Trade[]>('sales');
    expect(sales.map((one) => one.sale_id)).toEqual(announced.map(({ act }) => String(act.data['sale_id'])));
    const endings = new Map(
      (await actions('purchasesale', 'cancelsale')).map((one) => [String(one.act.data['sale_id']), one]),
    );
    const present = new Set((await rowsOf('sales')).map((row) => String(row['sale_id'])));
    for (const [n, { act, block_num }] of announced.entries()) {
      const sale = sales[n]!;
      const ending = endings.get(sale.sale_id);
      expect(present.has(sale.sale_id)).toBe(ending === undefined);
      const sold = ending?.act.name === 'purchasesale';
      expect(sale).toMatchObject({
        market_contract: 'atomicmarket',
        assets_contract: 'atomicassets',
        seller: act.data['seller'],
        buyer: sold ? ending.act.data['buyer'] : null,
        taker_marketplace: sold ? ending.act.data['taker_marketplace'] : null,
        maker_marketplace: act.data['maker_marketplace'],
        listing_price: units(act.data['listing_price']),
        created_at_block: String(block_num),
        price: { amount: units(act.data['listing_price']), token_precision: 4 },
        collection: { collection_name: act.data['collection_name'], market_fee: Number(act.data['collection_fee']) },
      });
      if (ending === undefined) expect([0, 1, 4], sale.sale_id).toContain(sale.state);
      else {
        expect(sale.state).toBe(sold ? 3 : 2);
        expect(sale.updated_at_block).toBe(String(ending.block_num));
      }
    }
    expect(new Set(sales.map(({ state }) => state)).size).toBeGreaterThan(2);
    expect(await get('sales/_count')).toBe(String(sales.length));
    expect(await get(`sales/${sales[1]!.sale_id}`)).toEqual(sales[1]);
    expect(await get('../v2/sales')).toEqual(sales);
  });

  test.each([
    ['state=1', ({ state }: Trade) => state === 1],
    ['state=3', ({ state }: Trade) => state === 3],
    ['seller=carol', ({ seller }: Trade) => seller === 'carol'],
    ['symbol=USDT', ({ price }: Trade) => price.token_symbol === 'USDT'],
    [
      'symbol=EOS&min_price=5.00001&max_price=100',
      ({ price }: Trade) =>
        price.token_symbol === 'EOS' && Number(price.amount) > 50_000 && Number(price.amount) <= 1_000_000,
    ],
    ['maker_marketplace=gamedev11111', (one: Trade) => one.maker_marketplace === 'gamedev11111'],
    ['collection_name=gameitems111', ({ collection }: Trade) => collection.collection_name === 'gameitems111'],
    ['collection_blacklist=coolcats1111', ({ collection }: Trade) => collection.collection_name !== 'coolcats1111'],
  ] as const)('by %s', async (query, test) => {
    const expected = (await get<Trade[]>('sales')).filter(test);
    expect(expected.length).toBeGreaterThan(0);
    expect(await get(`sales?${query}`)).toEqual(expected);
    expect(await get(`sales?${query}&order=asc&limit=1`)).toEqual(expected.slice(-1));
    expect(await get(`sales/_count?${query}`)).toBe(String(expected.length));
  });

  test('by their assets and their buyer', async () => {
    const sales = await get<Trade[]>('sales');
    const buyer = sales.find((one) => one.buyer !== null)!.buyer!;
    expect(await get(`sales?buyer=${buyer}`)).toEqual(sales.filter((one) => one.buyer === buyer));
    expect(await get(`sales?account=${buyer}`)).toEqual(
      sales.filter((one) => one.buyer === buyer || one.seller === buyer),
    );
    const { asset_id: id } = sales[0]!.assets[0]!;
    expect(await get(`sales?asset_id=${id}`)).toEqual(
      sales.filter(({ assets }) => assets.some((one) => one.asset_id === id)),
    );
  });
});

describe('sales by template', () => {
  test('are the cheapest of one asset of each', async () => {
    const listed = await get<Trade[]>('sales?state=1&symbol=EOS&order=asc');
    const single = listed.filter(({ assets, price }) => assets.length === 1 && price.amount !== null);
    const byTemplate = Map.groupBy(single, ({ assets }) => Number(assets[0]!.template?.template_id ?? 0));
    const cheapest = [...byTemplate]
      .filter(([template]) => template > 0)
      .sort(([a], [b]) => b - a)
      .map(([, own]) => own.toSorted((a, b) => Number(a.price.amount) - Number(b.price.amount))[0]!);
    expect(cheapest.length).toBeGreaterThan(0);
    expect(await get('sales/templates?symbol=EOS')).toEqual(cheapest);
    expect(await get('sales/templates?symbol=EOS&order=asc&limit=1')).toEqual(cheapest.slice(-1));
    const prices = await get<Trade[]>('sales/templates?symbol=EOS&sort=price&order=asc');
    expect(prices.map(({ price }) => Number(price.amount))).toEqual(
      cheapest.map(({ price }) => Number(price.amount)).toSorted((a, b) => a - b),
    );
    const { seller } = cheapest[0]!;
    expect(await get(`sales/templates?symbol=EOS&seller_blacklist=${seller}`)).not.toContainEqual(
      expect.objectContaining({ seller }),
    );
  });

  test.each(['', '?symbol=eos', '?symbol=EOS&sort=created', '?symbol=EOS&nothing=1'])('refuse %j', async (query) => {
    const { statusCode, body } = await app.fastify.inject(`/atomicmarket/v1/sales/templates${query}`);
    expect([statusCode, JSON.parse(body)]).toEqual([400, { success: false, message: expect.any(String) }]);
  });
});

test('auctions have their bids and state', async () => {
  const auctions = await get<Trade[]>('auctions?order=asc');
  const rows = await rowsOf('auctions');
  expect(auctions.map((one) => one.auction_id)).toEqual(rows.map((row) => String(row['auction_id'])));
  const bids = (await actions('auctionbid')).toReversed();
  for (const [n, row] of rows.entries()) {
    const auction = auctions[n]!;
    const own = bids.filter(({ act }) => String(act.data['auction_id']) === auction.auction_id);
    expect(auction.bids.map(({ number, account, amount, txid }) => [number, account, amount, txid])).toEqual(
      own.map(({ act, trx_id }, at) => [at + 1, act.data['bidder'], units(act.data['bid']), trx_id]),
    );
    expect(auction).toMatchObject({
      seller: row['seller'],
      buyer: row['current_bidder'] === '' ? null : row['current_bidder'],
      price: { amount: units(String(row['current_bid'])) },
      end_time: String(Number(row['end_time']) * 1000),
      claimed_by_buyer: false,
    });
  }
  expect(auctions.some((one) => one.bids.length === 2)).toBe(true);
  expect(auctions.map(({ state }) => state)).toContain(0);
  expect(auctions.map(({ state }) => state)).toContain(1);
  const [first] = auctions;
  expect(await get('auctions?buyer=exchange1111')).toEqual(auctions.filter(({ buyer }) => buyer === 'exchange1111'));
  expect(await get(`auctions/${first!.auction_id}`)).toEqual(first);
});

test('a log has the actions about a trade', async () => {
  const [sold] = await get<Trade[]>('sales?state=3');
  const names = (await get<{ name: string }[]>(`sales/${sold!.sale_id}/logs`)).map(({ name }) => name);
  expect(names).toEqual(['lognewsale', 'logsalestart', 'purchasesale']);
  const auction = (await get<Trade[]>('auctions')).find(({ bids }) => bids.length === 2)!;
  const logs = await get<{ name: string; data: object }[]>(`auctions/${auction.auction_id}/logs`);
  expect(logs.map(({ name }) => name)).toEqual(['lognewauct', 'logauctstart', 'auctionbid', 'auctionbid']);
  expect(logs[3]!.data).toMatchObject({ bidder: auction.buyer });
});

test('buy offers name both sides', async () => {
  const offers = await get<Trade[]>('buyoffers?order=asc');
  const rows = await rowsOf('buyoffers');
  expect(offers).toMatchObject(
    rows.map((row) => ({
      buyoffer_id: String(row['buyoffer_id']),
      seller: row['recipient'],
      buyer: row['buyer'],
      memo: row['memo'],
      decline_memo: null,
      price: { amount: units(String(row['price'])) },
    })),
  );
  expect(await get('buyoffers?seller=carol')).toEqual(offers.filter(({ seller }) => seller === 'carol'));
  expect(await get('buyoffers/_count?state=0')).toBe(String(offers.filter(({ state }) => state === 0).length));
});

test('the configuration and the marketplaces are those of the tables', async () => {
  const [config] = await rowsOf('config');
  expect(await get('config')).toMatchObject({
    atomicassets_contract: 'atomicassets',
    atomicmarket_contract: 'atomicmarket',
    version: config!['version'],
    maker_market_fee: Number(config!['maker_market_fee']),
    supported_tokens: [
      { token_contract: 'eosio.token', token_symbol: 'EOS', token_precision: 4 },
      { token_contract: 'tethertether', token_symbol: 'USDT', token_precision: 4 },
    ],
    supported_pairs: [],
  });
  const marketplaces = await get<Record<string, unknown>[]>('marketplaces');
  const rows = await rowsOf('marketplaces');
  expect(marketplaces).toMatchObject(
    rows.map(({ marketplace_name, creator }) => ({
      marketplace_name,
      creator,
      created_at_block: expect.stringMatching(/^\d+$/),
    })),
  );
  expect(await get('marketplaces/gamedev11111')).toMatchObject({ creator: 'gamedev11111' });
});

test.each([
  ['sales/999', 416, 'Sale not found'],
  ['sales?min_price=1', 400, 'Price range filters require the "symbol" filter'],
  ['sales?sort=price', 400, 'Invalid value for parameter sort'],
  ['sales?state=9', 400, 'Invalid value for parameter state'],
  ['auctions?bidder=alice', 400, 'Parameter bidder is not supported'],
  ['marketplaces/nosuch', 416, 'Marketplace not found'],
  ['stats/markets', 400, 'Symbol not found'],
  ['stats/nothing', 404, 'Route not found'],
])('%s fails in the shape of the API', async (path, status, message) => {
  const answer = await app.fastify.inject(`/atomicmarket/v1/${path}`);
  expect([answer.statusCode, JSON.parse(answer.body)]).toEqual([status, { success: false, message }]);
});
