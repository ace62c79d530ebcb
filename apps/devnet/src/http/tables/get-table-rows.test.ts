import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestDevnet } from '../../conformance/test-devnet.ts';
import type { TestDevnet } from '../../conformance/test-devnet.ts';

let devnet: TestDevnet;

beforeAll(async () => {
  devnet = await startTestDevnet();
});

afterAll(() => devnet.stop());

interface Page {
  rows: { owner: string; total_votes: string; is_active: number }[];
  more: boolean;
  next_key: string;
}

async function producers(request: object): Promise<Page> {
  const asked = { json: true, code: 'eosio', scope: 'eosio', table: 'producers', ...request };
  const { status, text } = await devnet.post('/v1/chain/get_table_rows', asked);
  expect(status).toBe(200);
  return JSON.parse(text) as Page;
}

async function paged(request: object, bound: 'lower_bound' | 'upper_bound'): Promise<string[]> {
  const owners: string[] = [];
  let from = '';
  for (;;) {
    const { rows, more, next_key } = await producers({ ...request, [bound]: from, limit: 7 });
    owners.push(...rows.map(({ owner }) => owner));
    if (!more) return owners;
    from = next_key;
  }
}

describe('pages', () => {
  test('by next_key contain every row once, in both directions', async () => {
    // With the default time limit a busy machine would return fewer rows.
    const all = (await producers({ limit: -1, time_limit_ms: 10_000 })).rows.map(({ owner }) => owner);
    expect(all.length).toBeGreaterThan(21);
    expect(await paged({}, 'lower_bound')).toEqual(all);
    expect(await paged({ reverse: true }, 'upper_bound')).toEqual(all.toReversed());
  });

  test('limit 0 returns no rows and the first key', async () => {
    const { rows, more, next_key } = await producers({ limit: 0 });
    expect([rows.length, more]).toEqual([0, true]);
    expect(next_key).toMatch(/^\d+$/);
  });

  test('the time limit ends a page early', async () => {
    const { rows, more } = await producers({ limit: 1000, time_limit_ms: 0 });
    expect(rows.length).toBeLessThan(1000);
    expect(more).toBe(true);
  });
});

describe('bounds', () => {
  test('are names or numbers, inclusive', async () => {
    const request = { lower_bound: 'granitebp111', upper_bound: 'icelandbp111', limit: 100 };
    const owners = (await producers(request)).rows.map(({ owner }) => owner);
    expect(owners).toEqual(['granitebp111', 'harborbp1111', 'heronbp11111', 'icelandbp111']);
    const reversed = (await producers({ ...request, reverse: true })).rows.map(({ owner }) => owner);
    expect(reversed).toEqual(owners.toReversed());
  });

  test('in reverse order match nothing', async () => {
    const { rows, more } = await producers({ lower_bound: 'zoe', upper_bound: 'alice' });
    expect([rows.length, more]).toEqual([0, false]);
  });
});

describe('a float index', () => {
  test('orders producers by votes', async () => {
    const { rows } = await producers({ index_position: 2, key_type: 'float64', limit: 100, time_limit_ms: 10_000 });
    // The contract sorts unregistered producers last, by positive votes.
    const retired = rows.findIndex(({ is_active }) => is_active === 0);
    const active = retired < 0 ? rows : rows.slice(0, retired);
    expect(active.length).toBeGreaterThan(21);
    expect(active.every(({ is_active }) => is_active === 1)).toBe(true);
    const votes = active.map(({ total_votes }) => Number(total_votes));
    expect(votes).toEqual(votes.toSorted((a, b) => b - a));
    expect(new Set(rows.map(({ owner }) => owner)).size).toBe(rows.length);
    const names = await producers({ index_position: 'secondary', key_type: 'float64', limit: 1 });
    expect(names.rows[0]).toEqual(rows[0]);
  });

  test('with another key type is empty, as in nodeos', async () => {
    expect((await producers({ index_position: 2, key_type: 'i64' })).rows).toEqual([]);
  });
});

test('the producers endpoint pages like the index', async () => {
  const { rows } = await producers({ index_position: 2, key_type: 'float64', limit: 100, time_limit_ms: 10_000 });
  const { text } = await devnet.post('/v1/chain/get_producers', { json: true, limit: 5 });
  const first = JSON.parse(text) as { rows: Page['rows']; more: string };
  expect(first.rows).toEqual(rows.slice(0, 5));
  expect(first.more).toBe(rows[5]?.owner);
});

test('raw rows and payers', async () => {
  const { rows } = (await producers({ json: false, show_payer: true, limit: 1 })) as unknown as {
    rows: { data: string; payer: string }[];
  };
  expect(rows[0]?.data).toMatch(/^[0-9a-f]+$/);
  expect(rows[0]?.payer).toMatch(/^[a-z1-5.]+$/);
});
