import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadExchanges } from '../../../../../fixtures/exchanges.ts';
import { type FakeNode, startFakeNode } from '../../../../../fixtures/fake-node.ts';
import { contextOver, dataOf, htmlOf, mainText, mediaAttribute } from '../../../test/page-of.ts';

const xss = '<img src=x onerror=alert(1)>';
const exchanges = loadExchanges();
let node: FakeNode;

/** Recorded rows of the AtomicAssets contract, and two SimpleAssets assets, one of them hostile. */
beforeAll(async () => {
  const rows = (id: string): unknown[] => {
    const { responseText } = exchanges.find((exchange) => exchange.id === id)!;
    return (JSON.parse(responseText) as { rows: unknown[] }).rows;
  };
  const alice: unknown = JSON.parse(exchanges.find(({ id }) => id === 'get_account.alice')!.responseText);
  const simple = (id: string, idata: object) => ({
    id,
    owner: 'alice',
    author: 'gamestudio11',
    category: 'art',
    idata: JSON.stringify(idata),
    mdata: '{"level":3}',
  });
  const tables: Record<string, unknown[]> = {
    assets: rows('get_table_rows.atomicassets-alice-assets'),
    templates: rows('get_table_rows.atomicassets-coolcats1111-templates'),
    schemas: rows('get_table_rows.atomicassets-coolcats1111-schemas'),
    collections: rows('get_table_rows.atomicassets-atomicassets-collections'),
    sassets: [
      simple('100000000000001', {
        name: 'Everything',
        img: 'QmPicture',
        video: 'https://media.example.org/a.mp4',
        audio: 'ipfs://QmSound',
        model: 'https://media.example.org/a.glb',
        stage: 'QmStage',
        skybox: 'QmSky',
        pdf: 'https://media.example.org/a.pdf',
      }),
      simple('100000000000002', { name: xss, img: 'javascript:alert(1)', video: '//evil.example/x', lore: xss }),
    ],
  };
  node = await startFakeNode((path, body) => {
    if (path === '/v1/chain/get_account') return alice;
    if (path !== '/v1/chain/get_table_rows') return new Error('Unknown Endpoint');
    const all = tables[String(body.table)] ?? [];
    const matches = all.filter((row) => body.lower_bound === undefined || keyOf(row) >= String(body.lower_bound));
    return { rows: matches.slice(0, Number(body.limit)), more: false, next_key: '' };
  });
});

afterAll(() => node.close());

function keyOf(row: unknown): string {
  const { asset_id, id, template_id, collection_name } = row as Record<string, string>;
  return asset_id ?? id ?? (template_id === undefined ? collection_name : String(template_id))!;
}

describe('the tab', () => {
  test('NFTs of both standards, each a link to its page, pictures by our own server', async () => {
    const html = await htmlOf('/account/alice?tab=nfts', contextOver(node.url));
    const text = await mainText('/account/alice?tab=nfts', contextOver(node.url));
    expect(text).toContain('5 NFTs');
    expect(text).toMatch(/Ragdoll coolcats1111 edition of 100/);
    expect(html).toContain('href="/nft/1099511627793?owner=alice"');
    const sources = [...html.matchAll(/<img[^>]*src="([^"]*)"/g)].map(([, source]) => source);
    expect(sources).toEqual([mediaAttribute('https://ipfs.io/ipfs/QmPicture')]);
  });

  test('an account without any, and a node that does not answer', async () => {
    const none = await startFakeNode((path) =>
      path === '/v1/chain/get_table_rows' ? { rows: [], more: false, next_key: '' } : new Error('Unknown Endpoint'),
    );
    expect(await mainText('/account/alice?tab=nfts', contextOver(none.url))).toContain('alice has no NFTs');
    await none.close();
    const dead = await mainText('/account/alice?tab=nfts', contextOver(none.url));
    expect(dead).toContain('Could not read the NFTs of alice');
    expect(dead).not.toContain('has no NFTs');
  });
});

describe('the page', () => {
  test('[NFT-006] media, ids, owner, author, collection, edition and data of a simpleassets asset', async () => {
    const path = '/nft/100000000000001?owner=alice';
    const html = await htmlOf(path, contextOver(node.url));
    expect(html).toMatch(/<video[^>]*preload="none"[^>]*>/);
    expect(html).toContain(mediaAttribute('https://media.example.org/a.mp4'));
    expect(html).toContain(mediaAttribute('https://ipfs.io/ipfs/QmSound'));
    for (const [label, url] of [
      ['3D model', 'https://media.example.org/a.glb'],
      ['Stage', 'https://ipfs.io/ipfs/QmStage'],
      ['Skybox', 'https://ipfs.io/ipfs/QmSky'],
      ['PDF', 'https://media.example.org/a.pdf'],
    ] as const)
      expect(html).toMatch(
        new RegExp(`<a href="${mediaAttribute(url).replaceAll(/[?.]/g, '\\$&')}"[^>]*download[^>]*>.*?${label}`),
      );
    const text = await mainText(path, contextOver(node.url));
    expect(text).toMatch(/ID 100000000000001 .*Standard simpleassets Owner alice Author gamestudio11/);
    expect(text).toMatch(/Immutable data name Everything/);
    expect(text).toMatch(/Mutable data level 3/);
  });

  test('[NFT-006] [NAV-036] an atomicassets asset by its schema, template and collection', async () => {
    const text = await mainText('/nft/1099511627793?owner=alice', contextOver(node.url));
    expect(text).toMatch(/Ragdoll .*Standard atomicassets Owner alice Author nftcreator11 Collection coolcats1111/);
    expect(text).toMatch(/Schema cats Template 3 Edition size 100/);
    expect(text).toMatch(/Template data name Ragdoll rarity rare Immutable data level 17/);
    expect(text).toContain('Not available from the index or any configured service');
  });

  test('hostile data are text, and no address of theirs is ever one', async () => {
    const html = await htmlOf('/nft/100000000000002?owner=alice', contextOver(node.url));
    expect(html).not.toContain(xss);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).not.toMatch(/(?:href|src)="[^"]*(?:javascript|evil\.example)/i);
    expect(html).not.toContain('/media?url=');
  });

  test('an unknown id, and one whose owner is unknown', async () => {
    for (const id of ['x', '-1', '%3Cscript%3E', '1'.repeat(40)])
      expect((await dataOf(`/nft/${id}`, contextOver(node.url))).status, id).toBe(404);
    const unknown = await mainText('/nft/1099511627793', contextOver(node.url));
    expect(unknown).toContain('Could not read the NFT 1099511627793');
    expect(unknown).toContain('Not available from the index or any configured service');
  });
});

test('[BACKEND-019] media of strangers are asked of our own server, the whole address as one signed parameter', async () => {
  const address = 'https://media.example.org/a b.png?size=1&x=<y>#z';
  const chain = { dapps: [{ name: 'Shop', account: 'alice', website: null, about: null, logo: address }] };
  const html = await htmlOf('/account/alice', contextOver(node.url, { chain }));
  const source = /<img[^>]*src="(\/media[^"]*)"/.exec(html)?.[1] ?? '';
  expect(source).toBe(mediaAttribute(address));
  const { searchParams } = new URL(source.replaceAll('&amp;', '&'), 'http://explorer.example');
  expect(searchParams.get('url')).toBe(address);
});

test('pages of a node that the browser reads have no signatures, and load no media', async () => {
  const html = await htmlOf('/nft/100000000000001?owner=alice', contextOver(node.url, { signMedia: null }));
  expect(html).toContain('Image not loaded');
  expect(html).not.toContain('/media?url=');
});
