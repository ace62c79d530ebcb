import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadExchanges } from '../../../../fixtures/exchanges.ts';
import { json, type JsonService, startJsonService } from '../../../../fixtures/json-service.ts';
import { type RecordedNode, startRecordedNode } from '../../../../fixtures/recorded-node.ts';
import { sourcesOver } from '../../../../fixtures/sources-over.ts';
import { Field } from '../core/fields.ts';
import { readAtomicAsset } from './atomic-api.ts';
import { mediaUrl } from './media.ts';
import { mediaKinds, type NftAsset } from './nft-asset.ts';
import { nftHistory } from './nft-history.ts';
import { nftTransfers } from './nft-transfer.ts';
import { nftById, ownedNfts } from './read-nfts.ts';
import { readSimpleAsset } from './simple-asset.ts';

const gateway = 'https://ipfs.example.org';
let node: RecordedNode;
let service: JsonService;

beforeAll(async () => {
  node = await startRecordedNode();
  service = await startJsonService();
});

afterAll(async () => {
  await node.close();
  await service.close();
});

const fields = [
  'id contract name idata mdata link owner author collection mint editionSize',
  'image video model audio stage skybox pdf',
]
  .join(' ')
  .split(' ');

const atomic = {
  contract: 'atomicassets',
  asset_id: '1099511627793',
  owner: 'alice',
  name: 'Ragdoll',
  collection: { collection_name: 'coolcats1111', name: 'Cool Cats', author: 'nftcreator11' },
  schema: { schema_name: 'cats' },
  template: {
    template_id: '3',
    max_supply: '100',
    issued_supply: '8',
    immutable_data: { name: 'Ragdoll', rarity: 'rare' },
  },
  template_mint: '5',
  backed_tokens: [{ token_contract: 'eosio.token', token_symbol: 'EOS', token_precision: 4, amount: '12345' }],
  immutable_data: { level: 17, rarity: 'mythic', img: 'QmPicture', video: 'https://media.example.org/a.mp4' },
  mutable_data: { wins: '3' },
};

const simple = {
  assetId: '100000000000123',
  owner: 'bob',
  author: 'gamestudio11',
  category: 'sword',
  idata: { name: 'Excalibur', img: 'QmSword', model: 'ipfs://QmModel/sword.glb' },
  mdata: { pdf: 'https://docs.example.org/a.pdf', audio: 'javascript:alert(1)' },
  extra: { mintNumber: 7, totalMinted: '50' },
};

describe('normalised', () => {
  test('[NFT-001] assets of both standards have the same fields, media among them', () => {
    for (const asset of [readAtomicAsset(new Field(atomic), gateway), readSimpleAsset(new Field(simple), gateway)]) {
      for (const field of fields) expect(asset, field).toHaveProperty(field);
      expect(['atomicassets', 'simpleassets']).toContain(asset.contract);
      expect(asset.link).toBe(`/nft/${asset.id}`);
    }
    expect(mediaKinds).toHaveLength(7);
  });

  test('[NFT-002] simpleassets: assetId, category, mintNumber and totalMinted', () => {
    expect(readSimpleAsset(new Field(simple), gateway)).toMatchObject({
      id: '100000000000123',
      contract: 'simpleassets',
      name: 'Excalibur',
      schema: 'sword',
      collection: 'gamestudio11',
      author: 'gamestudio11',
      mint: '7',
      editionSize: '50',
      image: `${gateway}/ipfs/QmSword`,
      model: `${gateway}/ipfs/QmModel/sword.glb`,
      pdf: 'https://docs.example.org/a.pdf',
      audio: null,
    });
    const bare = { ...simple, idata: {}, mdata: null, extra: null };
    expect(readSimpleAsset(new Field(bare), gateway)).toMatchObject({ name: 'sword', mint: null, editionSize: null });
  });

  test('[NFT-003] atomicassets: the template’s data below the asset’s own, its maximum or what was issued', () => {
    const asset = readAtomicAsset(new Field(atomic), gateway);
    expect(asset).toMatchObject({
      id: '1099511627793',
      collection: 'coolcats1111',
      author: 'nftcreator11',
      mint: '5',
      editionSize: '100',
      idata: { name: 'Ragdoll', rarity: 'mythic', level: 17 },
      mdata: { wins: '3' },
      video: 'https://media.example.org/a.mp4',
      backed: ['1.2345 EOS'],
    });
    const endless = { ...atomic, template: { ...atomic.template, max_supply: 0 } };
    expect(readAtomicAsset(new Field(endless), gateway).editionSize).toBe('8');
    expect(readAtomicAsset(new Field({ ...atomic, template: null }), gateway)).toMatchObject({ editionSize: null });
  });

  test('[NFT-004] content ids become addresses of the gateway; nothing but http(s) is an address', () => {
    expect(mediaUrl('QmX', 'https://gate')).toBe('https://gate/ipfs/QmX');
    expect(mediaUrl('QmX/a b.png', 'https://gate/')).toBeNull();
    expect(mediaUrl('ipfs://QmX/a.png', 'https://gate/')).toBe('https://gate/ipfs/QmX/a.png');
    const v1 = `bafybei${'a'.repeat(52)}`;
    expect(mediaUrl(v1, 'https://gate')).toBe(`https://gate/ipfs/${v1}`);
    expect(mediaUrl('http://a.example/x.png', 'https://gate')).toBe('http://a.example/x.png');
    for (const reference of [
      'javascript:alert(1)',
      'data:text/html,x',
      'Qm/../../admin',
      'QmX?redirect=http://10.0.0.1',
      '//evil.example/x',
      'http://user:pw@a.example/x',
      'x'.repeat(5000),
      '',
      7,
      null,
      { toString: () => 'QmX' },
    ])
      expect(mediaUrl(reference, 'https://gate')).toBeNull();
  });
});

/** A chain with services for both standards. */
const served = (serviceTimeoutMs = 60_000) =>
  sourcesOver(
    node.url,
    { nftApi: { atomic: service.url, simple: service.url }, ipfsGateway: gateway },
    { serviceTimeoutMs },
  ).at;

const atomicList = '/atomicassets/v1/assets?owner=alice&page=1&limit=1000';
const simpleList = '/v1/assets/search?owner=alice&page=1&limit=1000&sortField=assetId&sortOrder=asc';

describe('by services', () => {
  test('[NFT-005] an owner’s assets are asked for with page 1 and limit 1000, of both standards', async () => {
    service.requests.length = 0;
    service.answers[atomicList] = json({ success: true, data: [atomic], query_time: 1 });
    service.answers[simpleList] = json({ results: [simple], extra: { total: 1 } });
    const read = await ownedNfts(served(), 'alice');
    if (read.state !== 'data') throw new Error(read.state);
    expect(read.data.map(({ id }) => id)).toEqual(['1099511627793', '100000000000123']);
    expect(service.requests.map(({ path }) => path).sort()).toEqual([atomicList, simpleList].sort());
  });

  test('one by its id; an id that no service knows is not there', async () => {
    service.answers['/atomicassets/v1/assets/1099511627793'] = json({ success: true, data: atomic });
    expect(await nftById(served(), '1099511627793')).toMatchObject({ state: 'data', data: { name: 'Ragdoll' } });
    service.answers['/v1/assets/100000000000123'] = json(simple);
    expect(await nftById(served(), '100000000000123')).toMatchObject({ state: 'data', data: { name: 'Excalibur' } });
    service.answers['/atomicassets/v1/assets/5'] = { status: 416, body: '{"success":false,"message":"not found"}' };
    expect(await nftById(served(), '5')).toMatchObject({ state: 'empty' });
    expect(await nftById(served(), 'x5')).toMatchObject({ state: 'empty' });
  });

  test.each([
    ['dead', { status: 500, body: 'x' }],
    ['HTML for JSON', { type: 'text/html', body: '<html>' }],
    ['200 with an error', json({ success: false, message: 'MongoDB is disabled' })],
    ['wrong types', json({ success: true, data: [{ ...atomic, asset_id: { $gt: 1 } }] })],
    ['a body without end', { body: ' '.repeat(17 * 1024 * 1024) }],
  ])('a service that is %s is named, and the chain’s own tables answer', async (_, answer) => {
    service.answers[atomicList] = answer;
    service.answers[simpleList] = json({ results: [], extra: { total: 0 } });
    const read = await ownedNfts(served(), 'alice');
    if (read.state !== 'data') throw new Error(read.state);
    expect(read.data.map(({ id }) => id)).toEqual(['1099511627793', '1099511627794', '1099511627795']);
    expect(read.meta.failures).toContainEqual(expect.objectContaining({ source: 'atomic-api' }));
  });

  test('a silent service is given up', async () => {
    service.answers[atomicList] = 'silent';
    const read = await ownedNfts(served(30), 'alice');
    expect(read.meta.failures).toContainEqual(expect.objectContaining({ source: 'atomic-api', code: 'timeout' }));
  });

  test('[NFT-007] the history of an asset by the backend: network, id, skip and limit', async () => {
    const backend = service.url;
    const at = sourcesOver(node.url, { backend }).at;
    service.requests.length = 0;
    const path = '/nft?type=getNftHistory&network=local&id=1099511627793&skip=20&limit=10';
    service.answers[path] = json([
      { name: 'logtransfer', txid: 'ab', created_at_time: '1795000000000', data: { from: 'a' } },
    ]);
    const read = await nftHistory(at, { id: '1099511627793', contract: 'atomicassets' }, { skip: 20, limit: 10 });
    expect(service.requests.map((request) => request.path)).toEqual([path]);
    expect(read).toMatchObject({
      state: 'data',
      data: [{ name: 'logtransfer', transactionId: 'ab', data: { from: 'a' } }],
    });
    const none = await nftHistory(
      sourcesOver(node.url).at,
      { id: '1', contract: 'atomicassets' },
      { skip: 0, limit: 10 },
    );
    expect(none).toMatchObject({ state: 'failed', meta: { failures: [{ code: 'not-supported' }] } });
  });
});

describe('by the chain’s own tables', () => {
  test('recorded assets are read with their schema, template and collection', async () => {
    const read = await ownedNfts(sourcesOver(node.url).at, 'alice');
    // The recordings hold no request for a range of templates; what then is missing is said, not hidden.
    const assets: NftAsset[] = read.state === 'data' ? read.data : [];
    expect(assets[0]).toMatchObject({
      id: '1099511627793',
      collection: 'coolcats1111',
      owner: 'alice',
      contract: 'atomicassets',
    });
  });

  test('attributes, names and editions of recorded rows; the second round asks once a collection', async () => {
    const chain = recordedTables();
    const read = await ownedNfts(sourcesOver(service.url).at, 'alice');
    if (read.state !== 'data') throw new Error(read.state);
    expect(read.meta.failures).toEqual([]);
    expect(read.data[0]).toMatchObject({
      name: 'Ragdoll',
      idata: { name: 'Ragdoll', rarity: 'rare', level: 17 },
      author: 'nftcreator11',
      editionSize: '100',
      template: '3',
      schema: 'cats',
      mint: null,
      problem: null,
    });
    const second = chain.asked().filter(({ table }) => table !== 'assets' && table !== 'sassets');
    expect(second.map(({ table }) => table).sort()).toEqual(['collections', 'schemas', 'templates']);
  });

  test('an attribute that the schema calls an image is the picture, whatever its name', async () => {
    // The first attribute of the schema, ten bytes of text.
    const bytes = `040a${Buffer.from('QmPortrait').toString('hex')}`;
    recordedTables({ assets: { immutable_serialized_data: bytes, template_id: -1, schema_name: 'portraits' } });
    const read = await ownedNfts(sourcesOver(service.url, { ipfsGateway: gateway }).at, 'alice');
    if (read.state !== 'data') throw new Error(read.state);
    expect(read.data[0]).toMatchObject({ image: `${gateway}/ipfs/QmPortrait`, idata: { likeness: 'QmPortrait' } });
  });

  test('attributes that the schema does not explain leave the asset there, and say why', async () => {
    recordedTables({ assets: { immutable_serialized_data: 'ff01' } });
    const read = await ownedNfts(sourcesOver(service.url).at, 'alice');
    if (read.state !== 'data') throw new Error(read.state);
    expect(read.data[0]).toMatchObject({ name: 'Ragdoll', problem: expect.stringContaining('not in the schema') });
  });

  test('simpleassets rows: JSON texts are read, and texts that are none are shown as they are', async () => {
    const row = (id: string, idata: string) => ({
      id,
      owner: 'alice',
      author: 'gamestudio11',
      category: 'sword',
      idata,
      mdata: '',
      container: [],
      containerf: [],
    });
    recordedTables({
      sassets: [
        row('100000000000001', '{"name":"Excalibur","img":"QmSword","power":12345678901234567890123}'),
        row('100000000000002', '{"name":'),
      ],
    });
    const read = await ownedNfts(sourcesOver(service.url, { ipfsGateway: gateway }).at, 'alice');
    if (read.state !== 'data') throw new Error(read.state);
    const own = read.data.filter(({ contract }) => contract === 'simpleassets');
    expect(own).toMatchObject([
      {
        name: 'Excalibur',
        image: `${gateway}/ipfs/QmSword`,
        idata: { power: '12345678901234567890123' },
        problem: null,
      },
      { name: 'sword', idata: { text: '{"name":' }, problem: 'idata is not a JSON object' },
    ]);
  });

  test('a chain without either contract has no NFTs; a dead one is not the same', async () => {
    const missing = (contract: string) => ({
      status: 500,
      body: JSON.stringify({
        code: 500,
        message: 'Internal Service Error',
        error: { code: 0, name: '', what: '', details: [{ message: `Fail to retrieve account for ${contract}` }] },
      }),
    });
    Object.defineProperty(service.answers, rowsAt, { configurable: true, get: () => missing('atomicassets') });
    expect(await ownedNfts(sourcesOver(service.url).at, 'alice')).toMatchObject({
      state: 'empty',
      meta: { failures: [] },
    });
    Object.defineProperty(service.answers, rowsAt, { configurable: true, get: () => ({ status: 503, body: 'x' }) });
    expect(await ownedNfts(sourcesOver(service.url).at, 'alice')).toMatchObject({ state: 'failed' });
  });

  test('one by its id needs its owner: by a hint, else by our index, else that is said', async () => {
    recordedTables();
    const { at } = sourcesOver(service.url);
    expect(await nftById(at, '1099511627793', { owner: 'alice' })).toMatchObject({
      state: 'data',
      data: { owner: 'alice' },
    });
    expect(await nftById(at, '1099511627793')).toMatchObject({
      state: 'failed',
      meta: { failures: [{ code: 'not-supported' }, { code: 'not-supported' }] },
    });
  });
});

const rowsAt = '/v1/chain/get_table_rows';
const exchanges = loadExchanges();

/** The service as a node with the recorded NFT tables of alice, or with rows a test changes. */
function recordedTables(change: { assets?: object; sassets?: object[] } = {}) {
  const rows = (id: string): unknown[] => {
    const { responseText } = exchanges.find((exchange) => exchange.id === `get_table_rows.${id}`)!;
    return (JSON.parse(responseText) as { rows: unknown[] }).rows;
  };
  const tables: Record<string, unknown[]> = {
    assets: rows('atomicassets-alice-assets').map((row) => ({ ...(row as object), ...change.assets })),
    templates: rows('atomicassets-coolcats1111-templates'),
    schemas: [
      ...rows('atomicassets-coolcats1111-schemas'),
      { schema_name: 'portraits', format: [{ name: 'likeness', type: 'image' }] },
    ],
    collections: rows('atomicassets-atomicassets-collections'),
    sassets: change.sassets ?? [],
  };
  service.requests.length = 0;
  const asked = () => service.requests.map(({ body }) => JSON.parse(body) as { table: string; limit: number });
  Object.defineProperty(service.answers, rowsAt, {
    configurable: true,
    get() {
      const { table, limit } = asked().at(-1)!;
      return json({ rows: (tables[table] ?? []).slice(0, limit), more: false, next_key: '' });
    },
  });
  return { asked };
}

test('[NFT-009] one or many assets are sent by the action of their standard', () => {
  const to = { from: 'alice', to: 'bob', memo: 'gift' };
  const one = { id: '1099511627793', contract: 'atomicassets' as const };
  const two = { id: '100000000000001', contract: 'simpleassets' as const };
  expect(nftTransfers([one], to)).toEqual([
    {
      account: 'atomicassets',
      name: 'transfer',
      data: { from: 'alice', to: 'bob', asset_ids: [one.id], memo: 'gift' },
    },
  ]);
  expect(nftTransfers([two, one, two], to)).toEqual([
    { account: 'simpleassets', name: 'transfer', data: { from: 'alice', to: 'bob', assetids: [two.id], memo: 'gift' } },
    {
      account: 'atomicassets',
      name: 'transfer',
      data: { from: 'alice', to: 'bob', asset_ids: [one.id], memo: 'gift' },
    },
  ]);
});
