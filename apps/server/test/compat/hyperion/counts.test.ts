import { afterAll, beforeAll, expect, test } from 'vitest';
import { appOver } from '../../app-over.ts';
import { type IndexedDevnet, indexedDevnet } from '../../indexed-devnet.ts';
import type { App } from '../../../src/start/app.ts';

/** Slots missed in a row after the story: more than a turn has are of two producers. */
const missed = [5, 14, 1];

let indexed: IndexedDevnet;
let app: App;
beforeAll(async () => {
  indexed = await indexedDevnet(async (devnet) => {
    for (const count of missed) {
      await devnet.control('miss', { count });
      await devnet.control('produce', { count: 3 });
    }
  });
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

test('missed blocks by turn and producer: as many as the slots without a block', async () => {
  interface Missed {
    stats: { by_producer: Record<string, number> };
    events: { '@timestamp': string; last_block: number; size: number; producer: string; schedule_version: number }[];
  }
  const { stats, events } = await get<Missed>('stats/get_missed_blocks?limit=1000');
  expect(events.length).toBeGreaterThan(missed.length);
  expect(events.reduce((sum, { size }) => sum + size, 0)).toBe(missed.reduce((sum, count) => sum + count, 0));
  const sums = new Map<string, number>();
  for (const { producer, size } of events) sums.set(producer, (sums.get(producer) ?? 0) + size);
  expect(stats.by_producer).toEqual(Object.fromEntries(sums));
  const times = events.map((event) => event['@timestamp']);
  expect(times).toEqual(times.toSorted().toReversed());
  const byBlock = Map.groupBy(events, ({ last_block }) => last_block);
  const runs = [...byBlock.values()].map((turns) => turns.reduce((sum, { size }) => sum + size, 0));
  expect(runs.toReversed()).toEqual(missed);
  for (const [number, turns] of byBlock) {
    const { '@timestamp': produced } = await get<{ '@timestamp': string }>(`history/get_block?block_num=${number}`);
    const first = Date.parse(turns.at(-1)!['@timestamp']);
    expect(first - Date.parse(produced)).toBe(500);
  }
  const [{ producer }] = events as [Missed['events'][number]];
  const own = await get<Missed>(`stats/get_missed_blocks?producer=${producer}&limit=1000`);
  expect(own.events).toEqual(events.filter((event) => event.producer === producer));
  const most = Math.max(...events.map(({ size }) => size));
  const largest = await get<Missed>(`stats/get_missed_blocks?min_blocks=${most}&limit=1000`);
  expect(largest.events).toEqual(events.filter(({ size }) => size === most));
  const since = await get<Missed>(`stats/get_missed_blocks?after=${times[0]}&before=${times[0]}`);
  expect(since.events).toMatchObject([{ producer, size: 1, last_block: events[0]!.last_block }]);
});
