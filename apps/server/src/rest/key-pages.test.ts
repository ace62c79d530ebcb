import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { u64ToName } from '@antescope/codec/chain/name';
import { createChainSources } from '@antescope/sources/create-chain-sources';
import { NodeClient } from '@antescope/sources/node/node-client';
import { IndexSource } from '@antescope/index/answers/index-source';
import { SqliteReader } from '@antescope/index/store/sqlite/sqlite-reader';
import { SqliteWriter } from '@antescope/index/store/sqlite/sqlite-writer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { permissionOf } from '../../../../packages/index/test/permission-of.ts';
import { genesis, randomBlocks } from '../../../../packages/index/test/random-blocks.ts';
import { appOver, chainOver, recordedChainId } from '../../test/app-over.ts';
import { loadBundle } from '../routes/pages/load-bundle.ts';
import type { App } from '../start/app.ts';

const key = 'PUB_K1_6MszznYrkikNMarRgxm95TZLp9y9Hckp89eW6bniWq4zATeeAL';
const owners = Array.from({ length: 250 }, (_, at) => u64ToName((BigInt(at) + 1n) << 24n));
const folder = mkdtempSync(join(tmpdir(), 'antescope-keys-'));
const noNode = 'http://127.0.0.1:9';
let writer: SqliteWriter;
let reader: SqliteReader;
let app: App;

beforeAll(async () => {
  const { blocks } = randomBlocks(genesis, 3, 1);
  for (const rows of blocks) rows.permissions = [];
  blocks[2]!.permissions = owners.map((owner) => permissionOf(owner, 'active', { key, actor: 'wallet' }));
  const path = join(folder, 'history.sqlite');
  writer = new SqliteWriter(path, recordedChainId);
  await writer.apply(blocks, { lastIrreversible: { number: 1, id: '' } });
  reader = new SqliteReader(path, recordedChainId);
  const chain = chainOver([noNode]);
  const node = new NodeClient({ endpoints: [noNode], chainId: recordedChainId });
  const sources = createChainSources({ node, histories: [new IndexSource(reader)], chain: chain.config });
  app = await appOver([{ ...chain, sources }], { bundle: await loadBundle() });
});
afterAll(async () => {
  await app.fastify.close();
  await reader.close();
  await writer.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  data: { account: string }[];
  meta: { next?: string };
  error?: { code: string };
}

async function get(query: string): Promise<{ status: number; body: Answer }> {
  const answer = await app.fastify.inject({ method: 'GET', url: `/api/v1/keys/${key}?${query}` });
  return { status: answer.statusCode, body: JSON.parse(answer.body) as Answer };
}

test('permissions of a key come in pages of the requested size, each once', async () => {
  const names: string[] = [];
  const sizes: number[] = [];
  let cursor: string | undefined;
  do {
    const { status, body } = await get(`limit=120${cursor === undefined ? '' : `&cursor=${cursor}`}`);
    expect(status).toBe(200);
    names.push(...body.data.map(({ account }) => account));
    sizes.push(body.data.length);
    cursor = body.meta.next;
  } while (cursor !== undefined);
  expect(sizes).toEqual([120, 120, 10]);
  expect(names).toEqual(owners);
  expect((await get('')).body.data).toHaveLength(100);
});

test('a page after the last is empty, a bad cursor or limit is 400', async () => {
  const after = await get(`cursor=${owners.at(-1)!}@active`);
  expect(after).toMatchObject({ status: 200, body: { data: [] } });
  expect(after.body.meta.next).toBeUndefined();
  expect(await get('cursor=ALICE')).toMatchObject({ status: 400, body: { error: { code: 'bad-cursor' } } });
  for (const query of ['limit=0', 'limit=1001', 'cursor=%3Cscript%3E']) {
    expect(await get(query), query).toMatchObject({ status: 400, body: { error: { code: 'bad-input' } } });
  }
});

test('the page counts permissions only if it has all of them', async () => {
  const heading = async (query: string) => {
    const { body } = await app.fastify.inject({ method: 'GET', url: `/key/${key}${query}` });
    return /<h2[^>]*>([^<]*)<\/h2>/.exec(body)?.[1];
  };
  expect(await heading('')).toBe('Permissions');
  expect(await heading(`?cursor=${owners.at(-2)!}@active`)).toBe('Permissions');
  expect(await heading(`?cursor=${owners.at(-1)!}@active`)).toBe('Permissions');
});
