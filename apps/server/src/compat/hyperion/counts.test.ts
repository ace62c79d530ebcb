import { afterAll, beforeAll, expect, test } from 'vitest';
import { appOver } from '../../../test/app-over.ts';
import { type IndexedDevnet, indexedDevnet } from '../../../test/indexed-devnet.ts';
import type { App } from '../../start/app.ts';

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

async function get<Json>(path: string): Promise<Json> {
  const answer = await app.fastify.inject(`/v2/${path}`);
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  return JSON.parse(answer.body) as Json;
}

test('transactions of a range of blocks, and by hour', async () => {
  interface Count {
    trx_count: number;
    block_count: number;
    avg_trx_per_block: number;
  }
  interface Counts extends Count {
    total_trx_count: number;
    start_block: number;
    end_block: number;
    grouped_stats: Record<string, Count>;
  }
  const { blocks } = await get<{ blocks: { block_num: number; trx_count: number }[] }>(
    'history/get_blocks?limit=60&sort=asc&after=100',
  );
  const [first, last] = [blocks[0]!.block_num, blocks.at(-1)!.block_num];
  const part = await get<Counts>(`stats/get_trx_count?start_block=${first}&end_block=${last}`);
  const sum = blocks.reduce((total, { trx_count }) => total + trx_count, 0);
  expect(sum).toBeGreaterThan(0);
  expect(part).toMatchObject({ total_trx_count: sum, block_count: 60, start_block: first, end_block: last });
  expect(part.avg_trx_per_block).toBe(Math.round((sum / 60) * 100) / 100);
  const all = await get<Counts>('stats/get_trx_count?group_by=hour');
  const hours = Object.values(all.grouped_stats);
  expect(hours.length).toBeGreaterThan(1);
  expect(hours.reduce((total, { trx_count }) => total + trx_count, 0)).toBe(all.total_trx_count);
  expect(hours.reduce((total, { block_count }) => total + block_count, 0)).toBe(all.block_count);
  const [hour, count] = Object.entries(all.grouped_stats)[1]!;
  const until = new Date(Date.parse(hour) + 3_599_500).toISOString();
  const same = await get<Counts>(`stats/get_trx_count?after=${hour}&before=${until}`);
  expect([same.total_trx_count, same.block_count]).toEqual([count.trx_count, count.block_count]);
  const none = await get<Counts>('stats/get_trx_count?start_block=50&end_block=49');
  expect(none).toMatchObject({ total_trx_count: 0, block_count: 0, start_block: null });
});

test('metadata of the chain', async () => {
  const { chain_id } = (await indexed.devnet.call('/v1/chain/get_info', {})).body as { chain_id: string };
  expect(await get<object>('explorer_metadata')).toMatchObject({ provider: 'Antescope', chain_id });
});
