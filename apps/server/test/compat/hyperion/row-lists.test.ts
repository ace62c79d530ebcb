import { afterAll, beforeAll, expect, test } from 'vitest';
import { appOver } from '../../app-over.ts';
import { type IndexedDevnet, indexedDevnet } from '../../indexed-devnet.ts';
import type { App } from '../../../src/start/app.ts';

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

test('links of all accounts, page by page and filtered', async () => {
  interface Links {
    links: { account: string; code: string; action: string; permission: string }[];
    next_key: string;
  }
  const walk = async (filter: string, limit: number) => {
    const found: Links['links'] = [];
    let key = '';
    do {
      const page = await get<Links>(`state/get_links?limit=${limit}&${filter}&after_key=${key}`);
      expect(page.links.length).toBeLessThanOrEqual(limit);
      found.push(...page.links);
      key = page.next_key;
    } while (key !== '');
    return found;
  };
  const all = await walk('', 1000);
  const alice = await get<Links>('state/get_links?account=alice');
  expect(alice.links.length).toBeGreaterThan(0);
  expect(all).toEqual(expect.arrayContaining(alice.links));
  expect(await walk('', 1)).toEqual(all);
  for (const field of ['code', 'action', 'permission'] as const) {
    const value = alice.links[0]![field];
    expect(await walk(`${field}=${value}`, 1000)).toEqual(all.filter((link) => link[field] === value));
  }
  expect(await walk('code=nobodyhere', 10)).toEqual([]);
});

test('versions of all rows, by contract, table, payer and presence', async () => {
  interface Delta {
    code: string;
    scope: string;
    table: string;
    primary_key: string;
    payer: string;
    present: number;
    block_num: number;
    block_id: string;
    data?: unknown;
  }
  const walk = async (filter: string) => {
    let found: Delta[] = [];
    let before = '';
    for (;;) {
      const page = await get<{ total: { relation: string }; deltas: Delta[]; next_key?: string }>(
        `history/get_deltas?limit=1000&${filter}${before}`,
      );
      found.push(...page.deltas);
      if (page.next_key === undefined && page.total.relation === 'eq') return found;
      const last = found.at(-1)?.block_num;
      // A full page may end within a block.
      if (page.next_key === undefined) found = found.filter((one) => one.block_num !== last);
      before = page.next_key === undefined ? `&before=${last}` : `&after_key=${page.next_key}`;
    }
  };
  const tokens = await walk('code=eosio.token');
  expect(tokens.length).toBeGreaterThan(50);
  const blocks = tokens.map(({ block_num }) => block_num);
  expect(blocks).toEqual(blocks.toSorted((a, b) => b - a));
  // One scope is read from its own list.
  const ofScope = await walk('code=eosio.token&table=accounts&scope=alice');
  expect(tokens.filter((one) => one.table === 'accounts' && one.scope === 'alice')).toEqual(ofScope);
  expect(await walk('code=eosio.token&table=stat')).toEqual(tokens.filter((one) => one.table === 'stat'));
  const paid = await walk('payer=alice&table=accounts');
  expect(paid.length).toBeGreaterThan(1);
  expect(paid.filter(({ code }) => code === 'eosio.token')).toEqual(
    tokens.filter((one) => one.table === 'accounts' && one.payer === 'alice'),
  );
  const gone = await walk('present=0');
  expect(gone.length).toBeGreaterThan(0);
  expect(gone.every((one) => one.present === 0 && one.data === undefined)).toBe(true);
  const [middle] = tokens.slice(20);
  const upTo = await get<{ deltas: Delta[] }>(
    `history/get_deltas?code=eosio.token&after=${middle!.block_num}&before=${middle!.block_num}&sort=asc`,
  );
  expect(upTo.deltas).toEqual(
    tokens
      .filter(({ block_num }) => block_num === middle!.block_num)
      .toReversed()
      .slice(0, 10),
  );
});

test('rows of a table now, of one scope, and one row', async () => {
  interface Rows {
    rows: Record<string, unknown>[];
    rows_count: number;
    next_key: string;
  }
  const walk = async (limit: number, scope = '') => {
    const rows: Rows['rows'] = [];
    let key = '';
    do {
      const page = await get<Rows>(
        `state/get_table_rows?contract=eosio.token&table=accounts&limit=${limit}${scope}&after_key=${key}`,
      );
      rows.push(...page.rows);
      key = page.next_key;
    } while (key !== '');
    return rows;
  };
  const rows = await walk(1000);
  expect(rows.length).toBeGreaterThan(10);
  expect(await walk(7)).toEqual(rows);
  const ofAlice = rows.filter((row) => row['@scope'] === 'alice');
  expect(ofAlice.length).toBeGreaterThan(0);
  expect(await walk(1, '&scope=alice')).toEqual(ofAlice);
  const [row] = ofAlice;
  const one = await get<Rows>(
    `state/get_table_rows?contract=eosio.token&table=accounts&scope=alice&primary_key=${row!['@pk']}`,
  );
  expect([one.rows_count, one.rows]).toEqual([1, [row]]);
  const request = { code: 'eosio.token', table: 'accounts', scope: 'alice', json: true, limit: 1 };
  const { body } = await indexed.devnet.call('/v1/chain/get_table_rows', request);
  expect(row).toMatchObject((body as { rows: object[] }).rows[0]!);
  const block = await get<{ block_id: string; '@timestamp': string }>(
    `history/get_block?block_num=${row!['@block_num']}`,
  );
  expect([row!['@block_id'], row!['@block_time']]).toEqual([block.block_id, block['@timestamp']]);
  const skipped = await get<Rows>('state/get_table_rows?contract=eosio.token&table=accounts&limit=2&skip=3');
  expect(skipped.rows).toEqual(rows.slice(3, 5));
});

test('voters by a part of their name', async () => {
  const { voters } = await get<{ voters: { account: string }[] }>('state/get_voters?limit=1000');
  const names = voters.map(({ account }) => account);
  const [name] = names;
  const { scopes } = await get<{ scopes: string[] }>(`state/get_voter_scopes?term=${name!.slice(1)}`);
  expect(scopes).toContain(name);
  const withA = await get<{ scopes: string[] }>('state/get_voter_scopes?term=a');
  const expected = names.filter((one) => one.includes('a'));
  expect(withA.scopes).toHaveLength(Math.min(10, expected.length));
  expect(expected).toEqual(expect.arrayContaining(withA.scopes));
  const rest = await get<{ scopes: string[] }>(`state/get_voter_scopes?term=a&after_key=${withA.scopes[0]}`);
  expect(rest.scopes.slice(0, 2)).toEqual(withA.scopes.slice(1, 3));
});

test('a state resumes after the last possible key of a scope, and positions before the first are refused', async () => {
  const page = (key: string) =>
    get<{ results: { scope: string }[] }>(
      `history/get_table_state?code=eosio.token&table=accounts&after_key=alice-${key}`,
    );
  const { results } = await page('18446744073709551615');
  expect(results.length).toBeGreaterThan(0);
  expect(results.map(({ scope }) => scope)).not.toContain('alice');
  expect(results).toEqual((await page('18446744073709551614')).results);
  expect((await page('-1')).results[0]!.scope).toBe('alice');
  const forged = await app.fastify.inject(
    '/v2/history/get_table_state?code=eosio.token&table=accounts&after_key=alice--2',
  );
  expect(forged.statusCode).toBe(400);
});
