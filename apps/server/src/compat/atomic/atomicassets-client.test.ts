import { ExplorerApi, RpcApi } from 'atomicassets';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appOver } from '../../../test/app-over.ts';
import { type IndexedDevnet, indexedDevnet } from '../../../test/indexed-devnet.ts';
import type { App } from '../../start/app.ts';

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
