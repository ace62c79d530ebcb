import { parseAsset } from '@antescope/codec/chain/asset';
import { nameToU64 } from '@antescope/codec/chain/name';
import { symbolCodeToU64 } from '@antescope/codec/chain/symbol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appOver } from '../../test/app-over.ts';
import { indexedChain } from '../../test/backend-devnet.ts';
import { indexedDevnet, type IndexedDevnet } from '../../test/indexed-devnet.ts';
import { judge } from '../../test/judge.ts';
import type { App } from '../start/app.ts';
import { series as shape } from './series-schema.ts';

let devnet: IndexedDevnet;
let app: App;
beforeAll(async () => {
  devnet = await indexedDevnet();
  app = await appOver([indexedChain(devnet)]);
});
afterAll(async () => {
  await app.fastify.close();
  await devnet.close();
});

interface Series {
  id: string;
  unit: string;
  points: { time: string; value: string | null }[];
}

async function ask<T>(path: string): Promise<{ status: number; body: { data: T; error?: { message: string } } }> {
  const answer = await app.fastify.inject(`/api/v1${path}`);
  return { status: answer.statusCode, body: JSON.parse(answer.body) as { data: T } };
}

async function series(path: string): Promise<Series> {
  const { status, body } = await ask<Series>(path);
  expect(status, `${path}: ${JSON.stringify(body.error)}`).toBe(200);
  expect(await judge(shape, body.data)).toBe('fits');
  return body.data;
}

interface Row {
  blockTime: string;
  trace: { contract: string; name: string; data: { from?: string; to?: string; quantity?: string } };
}

/** Sums of what the account received and sent of EOS, after each row of its whole history. */
async function sums(account: string): Promise<{ time: string; units: bigint }[]> {
  const results: { time: string; units: bigint }[] = [];
  let units = 0n;
  let cursor: string | null = '';
  while (cursor !== null) {
    const place: string = cursor === '' ? '' : `&cursor=${cursor}`;
    const page = await ask<{ rows: Row[]; next: string | null }>(
      `/accounts/${account}/actions?order=asc&limit=100&spam=show&contract=eosio.token${place}`,
    );
    for (const { blockTime, trace } of page.body.data.rows) {
      if (trace.name !== 'transfer') continue;
      const { from, to, quantity = '' } = trace.data;
      const amount = parseAsset(quantity);
      if (amount.code !== 'EOS' || from === to) continue;
      units += from === account ? -amount.units : amount.units;
      results.push({ time: blockTime, units });
    }
    cursor = page.body.data.next;
  }
  return results;
}

test('balances are what the transfers of the account sum up to, at every point', async () => {
  for (const account of ['alice', 'bob', 'judy', 'exchange1111', 'zoe']) {
    const steps = await sums(account);
    const { id, unit, points } = await series(`/series/balance/${account}?type=month`);
    expect([id, unit]).toEqual([account, 'EOS']);
    expect(points.length).toBeGreaterThan(5);
    for (const { time, value } of points) {
      const before = steps.findLast((step) => Date.parse(step.time) <= Date.parse(time));
      expect(BigInt(value!.replace('.', '')), `${account} at ${time}`).toBe(before?.units ?? 0n);
    }
    expect(new Set(points.map(({ value }) => value)).size).toBeGreaterThan(1);
  }
});

/** Row of a table as it was at a time; undefined where there was none. */
async function rowAt(table: string, time: string): Promise<Record<string, string> | undefined> {
  const { body } = await ask<{ rows: { data: Record<string, string> }[] } | null>(
    `/contracts/${table}&at=${time.slice(0, 19)}Z&limit=1`,
  );
  return body.data?.rows[0]?.data;
}

test('stake, RAM and supply are the rows of the tables as they were', async () => {
  const alice = nameToU64('alice');
  const eos = symbolCodeToU64('EOS');
  const kinds = [
    ['/series/stake/alice', `eosio/tables/delband/past?scope=alice&from=${alice}`, 'EOS'],
    ['/series/ram/alice', `eosio/tables/userres/past?scope=alice&from=${alice}`, 'bytes'],
    ['/series/supply/EOS', `eosio.token/tables/stat/past?scope=EOS&from=${eos}`, 'EOS'],
  ] as const;
  for (const [path, table, unit] of kinds) {
    const { points, ...about } = await series(`${path}?type=month`);
    expect(about.unit).toBe(unit);
    for (const { time, value } of points) {
      const row = await rowAt(table, time);
      const whole = (amount: unknown = 0): bigint => BigInt(String(amount).split(' ')[0]!.replace('.', ''));
      const wanted =
        path === '/series/ram/alice'
          ? whole(row?.['ram_bytes'])
          : path === '/series/supply/EOS'
            ? whole(row?.['supply'])
            : whole(row?.['cpu_weight']) + whole(row?.['net_weight']);
      expect(whole(value!), `${path} at ${time}`).toBe(wanted);
    }
  }
});

test('votes of a producer are the tokens behind them, and never were any where there is no row', async () => {
  const { unit, points } = await series('/series/votes/fjordbp11111?type=week');
  expect(unit).toBe('EOS');
  expect(points.at(-1)!.value).toMatch(/^[1-9]\d*\.\d{4}$/);
  expect((await ask('/series/votes/alice')).status).toBe(404);
  expect((await ask('/series/balance/alice?token=NOSUCH')).status).toBe(404);
  expect((await ask('/series/balance/alice?token=no-such-token!')).status).toBe(400);
  expect((await ask('/series/balance/alice?type=century')).status).toBe(400);
});

test('transfers of a token are those of its contract, by hour and by day', async () => {
  const times: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const place: string = cursor === '' ? '' : `&cursor=${cursor}`;
    const page = await ask<{ rows: Row[]; next: string | null }>(
      `/accounts/eosio.token/actions?order=asc&limit=100&spam=show&contract=eosio.token&action=transfer${place}`,
    );
    for (const { blockTime, trace } of page.body.data.rows)
      if (trace.data.quantity?.endsWith(' EOS') === true) times.push(blockTime);
    cursor = page.body.data.next;
  }
  for (const [type, length, most] of [
    ['month', 86_400_000, 30],
    ['week', 3_600_000, 168],
  ] as const) {
    const { id, unit, points } = await series(`/series/transfers/EOS?type=${type}`);
    expect([id, unit]).toEqual(['EOS@eosio.token', 'transfers']);
    expect(points.length).toBeGreaterThan(2);
    expect(points.length).toBeLessThanOrEqual(most);
    for (const { time, value } of points) {
      const from = Date.parse(time);
      const within = times.filter((each) => Date.parse(each) >= from && Date.parse(each) < from + length);
      expect(value, time).toBe(String(within.length));
    }
    expect(points.some(({ value }) => value !== '0')).toBe(true);
  }
  expect((await ask('/series/transfers/NOSUCH')).status).toBe(404);
});
