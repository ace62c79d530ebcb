import type { HistoryReader } from '@antescope/index/store/history-store';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appOver, chainOver } from '../../app-over.ts';
import { type IndexedDevnet, indexedDevnet } from '../../indexed-devnet.ts';
import { type LoggedAction, loggedActions } from '../logged-actions.ts';
import type { ServedChain } from '../../../src/platform/served-chain.ts';
import type { App } from '../../../src/start/app.ts';
import { maxRows } from '@antescope/compat/atomic/table-rows';

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

async function get<Data>(path: string, { fastify }: App = app): Promise<Data> {
  const answer = await fastify.inject(`/atomicassets/v1/${path}`);
  const body = JSON.parse(answer.body) as { success: boolean; data: Data; query_time: number; message?: string };
  expect(body.message).toBeUndefined();
  expect(body).toMatchObject({ success: true, query_time: expect.any(Number) });
  return body.data;
}

async function failure(path: string): Promise<[number, unknown]> {
  const answer = await app.fastify.inject(`/atomicassets/v1/${path}`);
  return [answer.statusCode, JSON.parse(answer.body)];
}

interface Asset {
  asset_id: string;
  owner: string;
  name?: string;
  template_mint: string;
  collection: { collection_name: string };
  schema: { schema_name: string };
  template: { template_id: string } | null;
  data: Record<string, unknown>;
  minted_at_block: string;
  minted_at_time: string;
  updated_at_block: string;
  transferred_at_block: string;
}

async function allAssets(query = ''): Promise<Asset[]> {
  const pages = await Promise.all([1, 2].map((page) => get<Asset[]>(`assets?page=${page}&${query}`)));
  return pages.flat();
}

/** Log actions of the contract, oldest first. */
async function logged<Data>(name: string): Promise<LoggedAction<Data>[]> {
  return (await loggedActions<Data>(indexed.chain, 'atomicassets', [name])).toReversed();
}

async function rowsOf(table: string, scope = 'atomicassets'): Promise<Record<string, unknown>[]> {
  const body = { code: 'atomicassets', scope, table, json: true, limit: 1000 };
  return ((await indexed.devnet.call('/v1/chain/get_table_rows', body)).body as { rows: [] }).rows;
}

describe('assets', () => {
  test('have the block that minted them and their number within the template', async () => {
    const mints = await logged<{ asset_id: string; template_id: number }>('logmint');
    const issued = new Map<number, number>();
    const minted = new Map(
      mints.map(({ block_num, timestamp, act: { data } }) => {
        const number = data.template_id < 0 ? 0 : (issued.get(data.template_id) ?? 0) + 1;
        issued.set(data.template_id, number);
        return [String(data.asset_id), [String(block_num), String(Date.parse(`${timestamp}Z`)), String(number)]];
      }),
    );
    const assets = await allAssets();
    expect(assets.length).toBe(minted.size - (await logged('logburnasset')).length);
    for (const asset of assets) {
      const mint = [asset.minted_at_block, asset.minted_at_time, asset.template_mint];
      expect(mint, asset.asset_id).toEqual(minted.get(asset.asset_id));
    }
    expect(assets.map(({ asset_id }) => asset_id)).toEqual(
      assets
        .map(({ asset_id }) => asset_id)
        .toSorted()
        .toReversed(),
    );
    expect(await get('assets/_count')).toBe(String(assets.length));
  });

  test('of an owner are the rows of its scope; a received one has the block of its transfer', async () => {
    const rows = await rowsOf('assets', 'zoe');
    const assets = await get<Asset[]>('assets?owner=zoe&order=asc');
    expect(assets.map(({ asset_id }) => asset_id)).toEqual(rows.map((row) => String(row['asset_id'])));
    const transfers = await logged<{ from: string; to: string; asset_ids: string[] }>('logtransfer');
    const gift = transfers.find(({ act }) => act.data.to === 'zoe')!;
    const received = assets.find(({ asset_id }) => asset_id === String(gift.act.data.asset_ids[0]))!;
    expect(received.transferred_at_block).toBe(String(gift.block_num));
    expect(Number(received.minted_at_block)).toBeLessThan(gift.block_num);
    expect(await get(`assets/${received.asset_id}`)).toEqual(received);
    expect(await get(`assets/${received.asset_id}/stats`)).toEqual({ template_mint: received.template_mint });
  });

  test('have the fields of the API and attributes of every type', async () => {
    const [asset] = await get<Asset[]>('assets?schema_name=everything');
    expect(Object.keys(asset!).toSorted()).toEqual(
      (
        'asset_id backed_tokens burned_at_block burned_at_time burned_by_account collection contract data ' +
        'immutable_data is_burnable is_transferable minted_at_block minted_at_time mutable_data name owner schema ' +
        'template template_mint transferred_at_block transferred_at_time updated_at_block updated_at_time'
      ).split(' '),
    );
    expect(asset).toMatchObject({
      contract: 'atomicassets',
      owner: 'alice',
      template: null,
      template_mint: '0',
      collection: { collection_name: 'gameitems111', market_fee: 0.025, author: 'gamedev11111' },
      data: {
        the_int8: -128,
        the_uint64: String(2n ** 64n - 1n),
        the_bool: 1,
        the_float: 0.5,
        the_uint64_list: ['0', String(2n ** 64n - 1n)],
        the_int8_list: [0, 127, 128, 255],
      },
    });
    const [polluting] = await get<Asset[]>('assets?collection_name=freenfts1111&limit=1');
    expect(Object.getOwnPropertyDescriptor(polluting!.data, '__proto__')?.value).toBe('polluted');
    const backed = await get<{ backed_tokens: unknown[] }[]>('assets?has_backed_tokens=true');
    expect(backed.map((one) => one.backed_tokens)).toEqual([
      [{ token_contract: 'eosio.token', token_symbol: 'EOS', token_precision: 4, amount: '100000' }],
    ]);
  });

  test.each([
    ['collection_name=coolcats1111', (one: Asset) => one.collection.collection_name === 'coolcats1111'],
    [
      'collection_blacklist=freenfts1111,coolcats1111',
      (one: Asset) => one.collection.collection_name === 'gameitems111',
    ],
    [
      'schema_name=weapons&owner=alice,bob',
      (one: Asset) => one.schema.schema_name === 'weapons' && ['alice', 'bob'].includes(one.owner),
    ],
    ['template_id=null', (one: Asset) => one.template === null],
    ['template_id=2,3', (one: Asset) => ['2', '3'].includes(one.template?.template_id ?? '')],
    ['template_data.rarity=rare', (one: Asset) => one.template?.template_id === '2'],
    ['template_data:number.attack=45', (one: Asset) => one.template?.template_id === '5'],
    ['immutable_data:number.level=100', (one: Asset) => one.data['level'] === 100],
    ['mutable_data:bool.magic=true', (one: Asset) => one.data['magic'] === 1],
    ['match=TABBY', (one: Asset) => one.template?.template_id === '1'],
    ['is_transferable=false', (one: Asset) => one.template?.template_id === '4'],
    ['is_burnable=false', (one: Asset) => one.template?.template_id === '5'],
    ['min_template_mint=30', (one: Asset) => Number(one.template_mint) >= 30],
    ['authorized_account=alice', (one: Asset) => one.collection.collection_name === 'gameitems111'],
  ] as const)('by %s', async (query, test) => {
    const expected = (await allAssets()).filter(test).map(({ asset_id }) => asset_id);
    expect(expected.length).toBeGreaterThan(0);
    expect((await get<Asset[]>(`assets?${query}`)).map(({ asset_id }) => asset_id)).toEqual(expected.slice(0, 100));
    expect(await get(`assets/_count?${query}`)).toBe(String(expected.length));
  });

  test('by bounds of ID and time, in every order', async () => {
    const assets = await allAssets('order=asc');
    const ids = (list: readonly Asset[]): string[] => list.map(({ asset_id }) => asset_id);
    const [low, high] = [assets[10]!, assets[20]!];
    expect(ids(await get(`assets?lower_bound=${low.asset_id}&upper_bound=${high.asset_id}&order=asc`))).toEqual(
      ids(assets.slice(10, 20)),
    );
    const times = [...new Set(assets.map((one) => one.minted_at_time))];
    const after = assets.filter((one) => one.minted_at_time > times[0]!);
    expect(ids(await get(`assets?after=${times[0]}&order=asc`))).toEqual(ids(after.slice(0, 100)));
    const before = assets.filter((one) => one.minted_at_time < times[1]!);
    expect(ids(await get(`assets?before=${times[1]}&order=asc`))).toEqual(ids(before));
    for (const sort of ['updated', 'transferred', 'template_mint'] as const) {
      const key = (one: Asset): number =>
        Number(sort === 'template_mint' ? one.template_mint : one[`${sort}_at_block`]);
      const list = (await get<Asset[]>(`assets?sort=${sort}`)).map(key);
      expect(list, sort).toEqual(list.toSorted((a, b) => b - a));
    }
    const names = (await get<Asset[]>('assets?sort=name&order=asc&collection_name=coolcats1111')).map(
      ({ name }) => name!,
    );
    expect(names).toEqual(names.toSorted());
  });

  test('beyond the rows of one request are listed by ID', async () => {
    const { reader, abis } = indexed.chain.store!;
    const [row] = (await reader.rowsOfTable('atomicassets', 'assets', { block: 1e9, from: null, limit: 1 })).items;
    const large = new Proxy(reader, {
      get(target, name) {
        if (name === 'rowsOfTable')
          return async () => ({
            items: Array.from({ length: maxRows }, () => row),
            next: { scope: 'zoe', primaryKey: 1n },
          });
        const value = Reflect.get(target, name, target) as unknown;
        return typeof value === 'function' ? value.bind(target) : value;
      },
    }) as HistoryReader;
    const chain: ServedChain = { ...indexed.chain, store: { reader: large, abis } };
    const other = await appOver([chain]);
    for (const query of ['limit=30', 'limit=20&page=3&order=asc', 'collection_name=gameitems111&limit=5']) {
      expect(await get(`assets?${query}`, other), query).toEqual(await get(`assets?${query}`));
      if (query !== 'limit=30') continue;
      expect(await get(`templates?${query}`, other)).toEqual(await get(`templates?${query}`));
    }
    const refused = await other.fastify.inject('/atomicassets/v1/assets?sort=name');
    expect([refused.statusCode, JSON.parse(refused.body)]).toEqual([
      400,
      { success: false, message: 'This query reads more rows than one request may: name an owner or IDs' },
    ]);
    await other.fastify.close();
  });
});

test('collections, schemas and templates are those of the tables', async () => {
  const collections = await get<Record<string, unknown>[]>('collections?sort=collection_name&order=asc');
  const rows = await rowsOf('collections');
  expect(collections.map((one) => one['collection_name'])).toEqual(
    rows.map((row) => row['collection_name']).toSorted(),
  );
  expect(await get('collections?author=nftcreator11')).toEqual([await get('collections/coolcats1111')]);
  expect(await get('collections/_count?notify_account=gamedev11111')).toBe('1');
  expect(await get('collections/coolcats1111')).toMatchObject({
    contract: 'atomicassets',
    author: 'nftcreator11',
    allow_notify: true,
    authorized_accounts: ['nftcreator11'],
    market_fee: 0.05,
    data: { url: 'https://coolcats.example/' },
    created_at_block: expect.stringMatching(/^\d+$/),
  });
  const schemas = await get<Record<string, unknown>[]>(
    'schemas?collection_name=coolcats1111&sort=schema_name&order=asc',
  );
  expect(schemas.map((one) => one['schema_name'])).toEqual(['cats', 'media']);
  expect(await get('schemas/coolcats1111/cats')).toEqual(schemas[0]);
  expect(await get('schemas/_count')).toBe('6');
  const templates = await get<Record<string, unknown>[]>('templates?order=asc');
  expect(templates.map((one) => one['template_id'])).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(await get('templates?max_supply=0&is_burnable=true')).toEqual([templates[0]]);
  expect(await get('templates/coolcats1111/1')).toEqual(templates[0]);
  const [first] = (await rowsOf('templates', 'coolcats1111')) as { issued_supply: number }[];
  expect(templates[0]).toMatchObject({ issued_supply: String(first!.issued_supply), name: 'Tabby' });
  expect(await get('templates/coolcats1111/1/stats')).toEqual({ assets: String(first!.issued_supply), burned: '1' });
});

test('accounts are counted by collection, schema and template', async () => {
  const accounts = await get<{ account: string; assets: string }[]>('accounts');
  const assets = await allAssets();
  expect(accounts.map(({ assets: count }) => Number(count)).reduce((sum, count) => sum + count)).toBe(assets.length);
  expect(accounts[0]).toEqual({ account: 'alice', assets: String((await rowsOf('assets', 'alice')).length) });
  expect(await get('accounts/_count')).toBe(String(accounts.length));
  const own = assets.filter(({ owner }) => owner === 'alice');
  const cats = own.filter(({ collection }) => collection.collection_name === 'coolcats1111');
  const alice = await get<{ collections: { collection: { collection_name: string }; assets: string }[] }>(
    'accounts/alice',
  );
  expect(alice).toMatchObject({ assets: String(own.length) });
  expect(alice.collections.find(({ collection }) => collection.collection_name === 'coolcats1111')?.assets).toBe(
    String(cats.length),
  );
  const inCats = await get<{ schemas: { assets: string }[] }>('accounts/alice/coolcats1111');
  expect(inCats.schemas.reduce((sum, { assets: count }) => sum + Number(count), 0)).toBe(cats.length);
});

test('parameters come by POST as well', async () => {
  const answer = await app.fastify.inject({
    method: 'POST',
    url: '/atomicassets/v1/assets',
    payload: { owner: 'zoe', page: 1, limit: 2 },
  });
  expect((JSON.parse(answer.body) as { data: unknown }).data).toEqual(await get('assets?owner=zoe&limit=2'));
});

test.each([
  ['assets/5', 416, 'Asset not found'],
  ['assets/x', 400, 'Invalid value for parameter asset_id'],
  ['assets/18446744073709551616', 400, 'Invalid value for parameter asset_id'],
  ['collections/nosuch', 416, 'Collection not found'],
  ['schemas/coolcats1111/nosuch', 404, 'Schema not found'],
  ['templates/coolcats1111/999', 404, 'Template not found'],
  ['assets?owner=ALICE', 400, 'Invalid value for parameter owner'],
  ['assets?limit=101', 400, 'Invalid value for parameter limit'],
  ['assets?sort=price', 400, 'Invalid value for parameter sort'],
  ['assets?minter=alice', 400, 'Parameter minter is not supported'],
  ['nothing', 404, 'Route not found'],
])('%s fails in the shape of the API', async (path, status, message) => {
  expect(await failure(path)).toEqual([status, { success: false, message }]);
});

test('a chain without an index or without NFTs says so', async () => {
  const plain = await appOver([chainOver(['http://127.0.0.1:9'])]);
  expect((await plain.fastify.inject('/atomicassets/v1/assets')).statusCode).toBe(503);
  await plain.fastify.close();
  const bare = chainOver(['http://127.0.0.1:9']);
  const without = await appOver([
    { ...bare, config: { ...bare.config, features: { ...bare.config.features, nft: false } } },
  ]);
  const answer = await without.fastify.inject('/atomicassets/v1/assets');
  expect([answer.statusCode, answer.body]).toEqual([
    404,
    '{"success":false,"message":"This chain has no AtomicAssets"}',
  ]);
  await without.fastify.close();
});
