import { afterAll, beforeAll, expect, test } from 'vitest';
import { appOver, chainOver } from '../../test/app-over.ts';
import { indexedChain } from '../../test/backend-devnet.ts';
import { indexedDevnet, type IndexedDevnet } from '../../test/indexed-devnet.ts';
import { judge } from '../../test/judge.ts';
import type { App } from '../start/app.ts';
import { pastRoutes } from './past-routes.ts';

let devnet: IndexedDevnet;
let app: App;
beforeAll(async () => {
  devnet = await indexedDevnet();
  app = await appOver([indexedChain(devnet), chainOver([devnet.devnet.api], 'wax', devnet.devnet.chainId)]);
});
afterAll(async () => {
  await app.fastify.close();
  await devnet.close();
});

interface Body<T> {
  data: T;
  meta: { block: number };
  error?: { code: string; message: string; details: { failures: { code: string }[] } };
}

async function ask<T>(path: string): Promise<{ status: number; body: Body<T> }> {
  const answer = await app.fastify.inject(path);
  return { status: answer.statusCode, body: JSON.parse(answer.body) as Body<T> };
}

async function good<T>(path: string, route: string): Promise<T> {
  const { status, body } = await ask<T>(`/api/v1${path}`);
  expect(status, `${path}: ${JSON.stringify(body.error)}`).toBe(200);
  expect(await judge(pastRoutes.find((one) => one.path === route)!.response, body.data)).toBe('fits');
  return body.data;
}

test('an account at a block, by number and by time; before its creation it is not found', async () => {
  const route = '/accounts/{name}/past';
  const then = await good<{ block: number; time: string; liquid: string }>('/accounts/alice/past?at=120', route);
  expect(then).toMatchObject({ block: 120, liquid: expect.stringMatching(/^\d+\.\d{4} EOS$/) });
  const same = await good<typeof then>(`/accounts/alice/past?at=${then.time}`, route);
  expect(same).toEqual(then);
  expect((await ask('/api/v1/accounts/alice/past?at=2')).status).toBe(404);
  expect((await ask('/api/v1/accounts/alice/past')).status).toBe(400);
  const typo = await ask('/api/v1/accounts/alice/past?at=yesterday');
  expect(JSON.stringify(typo.body.error)).toContain('neither a block number nor a time');
});

test('a table at a block, in pages', async () => {
  const route = '/contracts/{name}/tables/{table}/past';
  interface Page {
    rows: { data: { owner: string }; primaryKey: string }[];
    next: string | null;
  }
  const all = await good<Page>('/contracts/eosio/tables/voters/past?at=120&limit=500', route);
  const first = await good<Page>('/contracts/eosio/tables/voters/past?at=120&limit=2', route);
  const second = await good<Page>(`/contracts/eosio/tables/voters/past?at=120&limit=2&from=${first.next}`, route);
  expect([...first.rows, ...second.rows]).toEqual(all.rows.slice(0, 4));
});

test('the changes of a block include the changes of each transaction', async () => {
  const { body } = await ask<{ rows: { transactionId: string; blockNumber: number }[] }>(
    '/api/v1/accounts/alice/actions?limit=5&contract=eosio.token',
  );
  interface Changes {
    rows: { code: string; scope: string; table: string; primaryKey: string; writers: string[] }[];
  }
  for (const { transactionId, blockNumber } of body.data.rows) {
    const whole = await good<Changes>(`/blocks/${blockNumber}/changes`, '/blocks/{id}/changes');
    const mine = await good<Changes>(`/transactions/${transactionId}/changes`, '/transactions/{id}/changes');
    expect(mine.rows.length).toBeGreaterThan(0);
    for (const row of mine.rows) {
      expect(row.writers).toContain(transactionId);
      expect(whole.rows).toContainEqual(row);
    }
  }
});

test('without an index these fail with the reason', async () => {
  for (const path of ['accounts/alice/past?at=5', 'blocks/5/changes', 'contracts/eosio/tables/voters/past?at=5']) {
    const { status, body } = await ask(`/wax/api/v1/${path}`);
    expect(status, path).toBe(502);
    expect(body.error!.details.failures.map(({ code }) => code)).toContain('not-indexed');
  }
});
