import { ExplorerApi, RpcApi } from 'atomicassets';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appOver } from '../../app-over.ts';
import { type IndexedDevnet, indexedDevnet } from '../../indexed-devnet.ts';
import type { App } from '../../../src/start/app.ts';

// The contract's own library, unchanged, against the node and against our API.
let indexed: IndexedDevnet;
let app: App;
let rpc: RpcApi;
let explorer: ExplorerApi;
beforeAll(async () => {
  indexed = await indexedDevnet();
  app = await appOver([indexed.chain]);
  const url = await app.fastify.listen({ host: '127.0.0.1', port: 0 });
  rpc = new RpcApi(url, 'atomicassets', { fetch: fetch as never });
  explorer = new ExplorerApi(url, 'atomicassets', { fetch: fetch as never });
}, 120_000);
afterAll(async () => {
  await app.fastify.close();
  await indexed.close();
});

interface RpcDocument {
  data: object;
  collection: { data: object };
  schema: { format: object[] };
}

async function assetOfTemplate() {
  const assets = await explorer.getAssets({ owner: 'alice' }, 1, 100);
  return assets.find(({ template }) => template !== null)!;
}

describe('the tables of the contract', () => {
  test('an asset with its data, as the API has it', async () => {
    const listed = await assetOfTemplate();
    const asset = (await (await rpc.getAsset('alice', listed.asset_id)).toObject()) as RpcDocument;
    expect(Object.keys(asset.data).length).toBeGreaterThan(0);
    expect(asset.data).toEqual(listed.data);
    expect(asset.collection.data).toEqual((await explorer.getCollection(listed.collection.collection_name)).data);
    expect(asset.schema.format).toEqual(listed.schema.format);
  });

  test('an action that its generator makes is packed with the ABI of the node', async () => {
    const { collection, schema, template } = await assetOfTemplate();
    const data = { name: 'Minted', img: 'QmImage' };
    const [action] = await rpc.action.mintasset(
      [{ actor: 'alice', permission: 'active' }],
      'alice',
      collection.collection_name,
      schema.schema_name,
      template!.template_id,
      'bob',
      data,
      {},
      [],
    );
    expect(action!.data.immutable_data).toContainEqual({ key: 'name', value: ['string', 'Minted'] });
    const packed = await indexed.devnet.call('/v1/chain/abi_json_to_bin', {
      code: action!.account,
      action: action!.name,
      args: action!.data,
    });
    expect(packed.status, packed.text).toBe(200);
    const unpacked = await indexed.devnet.call('/v1/chain/abi_bin_to_json', {
      code: action!.account,
      action: action!.name,
      binargs: (packed.body as { binargs: string }).binargs,
    });
    expect(unpacked.body).toMatchObject({ args: { immutable_data: action!.data.immutable_data } });
  });
});

describe('every method of ExplorerApi', () => {
  test('assets, with their log and number', async () => {
    const { asset_id: id, collection, template } = await assetOfTemplate();
    const owned = { owner: 'alice', collection_name: collection.collection_name };
    const listed = await explorer.getAssets(owned, 1, 100, [
      { key: 'name', value: template!.immutable_data['name' as never] },
    ]);
    expect(listed.length).toBeGreaterThan(0);
    expect(Number(await explorer.countAssets(owned))).toBeGreaterThanOrEqual(listed.length);
    expect(await explorer.getAsset(id)).toMatchObject({ asset_id: id, owner: 'alice' });
    expect(Number((await explorer.getAssetStats(id)).template_mint)).toBeGreaterThan(0);
    expect((await explorer.getAssetLogs(id, 1, 10))[0]).toMatchObject({ name: 'logmint' });
  });

  test('collections, schemas and templates, with their statistics and logs', async () => {
    const { collection, schema, template } = await assetOfTemplate();
    const [name, id] = [collection.collection_name, template!.template_id];
    expect((await explorer.getCollections({}, 1, 5)).length).toBeGreaterThan(1);
    expect(Number(await explorer.countCollections({}))).toBeGreaterThan(1);
    expect(await explorer.getCollection(name)).toMatchObject({ collection_name: name });
    expect(await explorer.getCollectionStats(name)).toMatchObject({ assets: expect.stringMatching(/^\d+$/) });
    expect(await explorer.getCollectionLogs(name)).not.toEqual([]);
    expect(Number(await explorer.countSchemas({ collection_name: name }))).toBe(
      (await explorer.getSchemas({ collection_name: name })).length,
    );
    expect((await explorer.getSchema(name, schema.schema_name)).format).toEqual(schema.format);
    const { templates } = await explorer.getSchemaStats(name, schema.schema_name);
    expect(Number(templates)).toBeGreaterThan(0);
    expect(await explorer.getSchemaLogs(name, schema.schema_name)).not.toEqual([]);
    expect(Number(await explorer.countTemplates({ collection_name: name }))).toBe(
      (await explorer.getTemplates({ collection_name: name })).length,
    );
    expect(await explorer.getTemplate(name, id)).toMatchObject({ template_id: id });
    expect(Number((await explorer.getTemplateStats(name, id)).assets)).toBeGreaterThan(0);
    expect(await explorer.getTemplateLogs(name, id)).not.toEqual([]);
  });

  test('transfers, offers, accounts and burns', async () => {
    const transfers = await explorer.getTransfers({ account: 'alice' });
    expect(Number(await explorer.countTransfers({ account: 'alice' }))).toBe(transfers.length);
    const offers = await explorer.getOffers({ account: 'alice' });
    expect(Number(await explorer.countOffers({ account: 'alice' }))).toBe(offers.length);
    const [offer] = await explorer.getOffers({});
    expect(await explorer.getOffer(offer!.offer_id)).toEqual(offer);
    expect((await explorer.getAccounts({})).map(({ account }) => account)).toContain('alice');
    expect(Number(await explorer.countAccounts({}))).toBeGreaterThan(1);
    const { collections } = await explorer.getAccount('alice');
    const [first] = collections;
    expect(await explorer.getAccountCollection('alice', first!.collection.collection_name)).toMatchObject({
      schemas: expect.any(Array),
    });
    const [burner] = await explorer.getBurns({});
    expect(Number((await explorer.getAccountBurns(burner!.account)).assets)).toBe(Number(burner!.assets));
  });

  test('the configuration, and errors with their message', async () => {
    expect(await explorer.getConfig()).toMatchObject({ contract: 'atomicassets' });
    await expect(explorer.getCollection('nosuch')).rejects.toMatchObject({ message: 'Collection not found' });
  });
});
