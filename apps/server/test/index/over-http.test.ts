import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chainRegistry } from '@antescope/chains/config/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDevnet } from '../../../../test-kit/devnet.ts';
import { until } from '../../../../test-kit/until.ts';
import type { Devnet } from '../../../../test-kit/devnet-api.ts';
import { needsChdb } from '../../../../fixtures/chdb.ts';
import { appOver } from '../app-over.ts';
import { ClickHouseServer } from '../../../../packages/index-clickhouse/test/clickhouse-server.ts';
import { genesis, randomBlocks } from '../../../../packages/index/test/random-blocks.ts';
import { parseFlags } from '../../src/config/flags.ts';
import { readSettings } from '../../src/config/settings.ts';
import type { App } from '../../src/start/app.ts';
import { sqlite } from '../../src/config/store-settings.ts';
import { discoverChain } from '../../src/start/discover-chain.ts';
import { openChain, type OpenChain } from '../../src/start/open-chain.ts';
import { nothingFinal } from '@antescope/index/store/conformance/store-under-test';
import type { ClickHouseSettings } from '@antescope/index-clickhouse/clickhouse-settings';
import { clickHouseStore } from '@antescope/index-clickhouse/clickhouse-store';

function clickhouse(url: string, database = 'antescope'): ClickHouseSettings {
  return { url, database, user: 'default', password: '', cluster: null };
}

test('an unreachable ClickHouse is one line that names it, immediately', async () => {
  const store = clickHouseStore({ settings: clickhouse('http://127.0.0.1:1'), chainId: 'a'.repeat(64) });
  const line = /^ClickHouse at http:\/\/127\.0\.0\.1:1 cannot be reached: .*ECONNREFUSED.*$/;
  await expect(store.openWriter()).rejects.toThrow(line);
  await expect(store.openReader()).rejects.toThrow(line);
});

const indexedTo = ({ served }: OpenChain): number => served.index!().indexed ?? 0;

async function listed(app: App, path: string): Promise<{ name: string }[]> {
  const answer = await app.fastify.inject(`/api/v1${path}`);
  return (answer.json() as { data: { name: string }[] }).data;
}

/** Status and values of a series; its newest point is as of the request. */
async function points(app: App, path: string): Promise<{ status: number; values: unknown[] | undefined }> {
  const answer = await app.fastify.inject(`/api/v1${path}?type=month`);
  const { data } = answer.json() as { data?: { points: unknown[] } };
  return { status: answer.statusCode, values: data?.points.slice(0, -1) };
}

needsChdb('ClickHouse store behind its HTTP interface: a chain served from it', (chdb) => {
  let folder = '';
  let server: ClickHouseServer;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'antescope-clickhouse-'));
    server = await ClickHouseServer.start(chdb, join(folder, 'engine'));
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  describe('a devnet', () => {
    let devnet: Devnet;
    let discovered: Awaited<ReturnType<typeof discoverChain>>;
    let chain: OpenChain;
    let app: App;
    const reported: string[] = [];
    const reports = { warn: (line: string) => void reported.push(line) };
    beforeAll(async () => {
      devnet = await startDevnet();
      writeFileSync(
        join(folder, 'antescope.json'),
        JSON.stringify({ node: devnet.api, ship: devnet.ship, store: { kind: 'clickhouse', url: server.url } }),
      );
      const settings = readSettings(parseFlags([]), folder);
      const [target] = settings.chains;
      if (target?.kind !== 'nodes') throw new Error('the settings name no node');
      // As the start of the server does.
      mkdirSync(settings.data, { recursive: true });
      discovered = await discoverChain(target, chainRegistry);
      chain = await openChain(discovered, settings.data, reports, settings.store);
      app = await appOver([chain.served]);
      await until(() => (chain.served.index!().indexed ?? 0) > 50);
    });
    afterAll(async () => {
      await app.fastify.close();
      await chain.close();
      await devnet.stop();
    });

    test('its histories are read from ClickHouse, page by page, each row once', async () => {
      const seen: string[] = [];
      for (let next: string | null = ''; next !== null;) {
        const cursor: string = next === '' ? '' : `&cursor=${next}`;
        const path = `/api/v1/accounts/eosio/actions?limit=40&order=asc&contract=eosio&action=newaccount${cursor}`;
        const answer = await app.fastify.inject(path);
        expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
        const page = answer.json() as {
          data: { rows: { cursor: string }[]; next: string | null };
          meta: { source: string; failures: unknown[] };
        };
        expect(page.meta).toMatchObject({ source: 'index', failures: [] });
        seen.push(...page.data.rows.map((row) => row.cursor));
        next = page.data.next;
      }
      expect(seen.length).toBeGreaterThan(50);
      expect(new Set(seen).size).toBe(seen.length);
      expect(reported).toEqual([]);
    });

    test('the compatible APIs read from it too', async () => {
      const payload = { account_name: 'alice', pos: -1, offset: -3 };
      const native = await app.fastify.inject({ method: 'POST', url: '/v1/history/get_actions', payload });
      expect(native.headers['antescope-range']).toMatch(/^1-\d+$/);
      expect((native.json() as { actions: unknown[] }).actions).toHaveLength(3);
      const hyperion = await app.fastify.inject('/v2/history/get_actions?account=alice&limit=3');
      expect((hyperion.json() as { actions: unknown[] }).actions).toHaveLength(3);
      expect((await app.fastify.inject('/api/tokenbalance/local/alice/eosio.token/EOS')).body).toMatch(/^\d+\.\d{4}$/);
    });

    test('its series equal those of SQLite, for every account and token', async () => {
      await devnet.control('generator', { on: false });
      const data = join(folder, 'sqlite');
      mkdirSync(data);
      const other = await openChain(discovered, data, reports, sqlite);
      const otherApp = await appOver([other.served]);
      try {
        await expect.poll(() => indexedTo(other) >= indexedTo(chain)).toBe(true);
        const names = (await listed(app, '/accounts?limit=1000')).map(({ name }) => name);
        expect(names.length).toBeGreaterThan(100);
        const paths = [
          ...names.flatMap((name) => ['balance', 'stake', 'ram'].map((id) => `/series/${id}/${name}`)),
          ...['EOS', 'USDT'].flatMap((code) => [`/series/supply/${code}`, `/series/transfers/${code}`]),
          '/series/votes/fjordbp11111',
        ];
        for (const path of paths) {
          const [ours, wanted] = [await points(app, path), await points(otherApp, path)];
          expect(ours, path).toEqual(wanted);
        }
      } finally {
        await otherApp.fastify.close();
        await other.close();
      }
    }, 600_000);

    test('nothing is left in the data directory', () => {
      expect(server.statements).toBeGreaterThan(100);
      expect(() => rmSync(join(folder, 'data', devnet.chainId, 'history.sqlite'))).toThrow('ENOENT');
    });
  });

  test('an insert whose response was lost is repeated, without duplicate rows', async () => {
    const store = clickHouseStore({ settings: clickhouse(server.url, 'lost'), chainId: 'b'.repeat(64) });
    const { blocks } = randomBlocks(genesis, 6, 3);
    const writer = await store.openWriter();
    let lost = 0;
    server.breakAfter = (statement) => statement.includes('INSERT INTO') && lost++ % 3 === 0;
    await writer.apply(blocks, nothingFinal);
    server.breakAfter = null;
    expect(lost).toBeGreaterThan(3);
    const reader = await store.openReader();
    const transactions = blocks.flatMap((rows) => rows.transactions);
    expect((await reader.status())?.head.number).toBe(6);
    for (const [index, { id, actions }] of transactions.entries()) {
      expect(await reader.transactions(id)).toHaveLength(1);
      expect(await reader.transactionActions(index + 1)).toHaveLength(actions.length);
    }
    await reader.close();
    await writer.close();
  });

  test('while ClickHouse is down readers report it without its address, and a writer waits for it', async () => {
    const store = clickHouseStore({ settings: clickhouse(server.url, 'away'), chainId: 'f'.repeat(64) });
    const { blocks } = randomBlocks(genesis, 6, 3);
    const writer = await store.openWriter();
    await writer.apply(blocks.slice(0, 3), nothingFinal);
    const reader = await store.openReader();
    await server.pause();
    await expect(reader.block(2)).rejects.toThrow(/^The store of the index cannot be reached$/);
    const waiting = writer.apply(blocks.slice(3), nothingFinal);
    await expect(reader.status()).rejects.toThrow(/^The store of the index cannot be reached$/);
    await server.resume();
    await waiting;
    expect((await reader.status())?.head.id).toBe(blocks[5]!.block.id);
    await Promise.all([reader.close(), writer.close()]);
  });

  test('of two writers the second takes over; the first stops with one line and changes nothing', async () => {
    const store = clickHouseStore({ settings: clickhouse(server.url, 'twice'), chainId: 'd'.repeat(64) });
    const { blocks, point } = randomBlocks(genesis, 8, 31);
    const first = await store.openWriter();
    await first.apply(blocks.slice(0, 5), nothingFinal);
    const second = await store.openWriter();
    await expect(first.apply(blocks.slice(5), nothingFinal)).rejects.toThrow('another process writes to');
    const reader = await store.openReader();
    expect((await reader.status())?.head.number).toBe(5);
    const other = randomBlocks({ number: 5, id: blocks[4]!.block.id, nextSequence: point.nextSequence }, 2, 77);
    await second.apply(other.blocks, nothingFinal);
    expect((await reader.status())?.head.id).toBe(other.point.id);
    await expect(first.undoTo(2)).rejects.toThrow('another process writes to');
    expect((await reader.block(6))?.id).toBe(other.blocks[0]!.block.id);
    await Promise.all([reader.close(), first.close(), second.close()]);
  });

  test('the server’s error is reported in one line', async () => {
    const store = clickHouseStore({ settings: clickhouse(server.url, 'twice'), chainId: 'e'.repeat(64) });
    await expect(store.openReader()).rejects.toThrow(
      /^the database twice_eeeeeeee of ClickHouse at http\S+ does not exist/,
    );
  });
});
