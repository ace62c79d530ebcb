import { afterAll, expect, test, vi } from 'vitest';
import { needsChdb } from '../../../fixtures/chdb.ts';
import { ChdbEngines } from '../test/chdb-engine.ts';
import { contentOfClickHouse } from '../test/clickhouse-content.ts';
import { eosioAccounts } from '@antescope/index/store/native-accounts';
import { historyStore } from '@antescope/index/store/conformance/history-store';
import { applyInBatches, conformanceChain, type StorePlace } from '@antescope/index/store/conformance/store-under-test';
import { genesis, randomBlocks } from '../../index/test/random-blocks.ts';
import { ClickHouseReader } from './clickhouse-reader.ts';
import { ClickHouseWriter } from './clickhouse-writer.ts';
import { numberOfName } from './name-numbers.ts';
import { databaseOf } from './open.ts';
import { narrowed } from './read-lists.ts';
import { Snapshot } from './snapshot.ts';

test('each chain has its own database, and the prefix must be a valid identifier', () => {
  expect(databaseOf({ database: 'antescope', chainId: 'ab'.repeat(32) })).toBe('antescope_abababab');
  for (const database of ['', 'a b', 'x;DROP', '`x`', '1st', 'é']) {
    expect(() => databaseOf({ database, chainId: 'ab'.repeat(32) })).toThrow('is not a valid ClickHouse database name');
  }
});

needsChdb('ClickHouse store on the real engine: the conformance suite', (chdb) => {
  // Every small insert is a part on disk, which is slow in ClickHouse.
  vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });
  const engines = new ChdbEngines(chdb);
  let made = 0;
  afterAll(() => engines.remove());

  test('a filtered search that runs out of time resumes without losing or repeating a row', async () => {
    const place = { database: 'stopped', chainId: conformanceChain, topology: { kind: 'single' } as const };
    const writer = await ClickHouseWriter.open(engines.connect(), place);
    await applyInBatches(writer, randomBlocks(genesis, 120, 3).blocks, 120);
    await writer.close();
    const engine = engines.connect();
    const snapshot = await Snapshot.take(engine, databaseOf(place));
    const condition = `account = ${numberOfName('alice')} AND action = ${numberOfName('transfer')}`;
    const walk = async (order: 'asc' | 'desc', window: number, lookMs: number) => {
      const found: number[] = [];
      let stops = 0;
      for (let [from, to] = [0, Number.MAX_SAFE_INTEGER]; ;) {
        const page = await narrowed(snapshot, condition, { from, to, order, limit: 5, timeBudgetMs: lookMs }, window);
        found.push(...page.executions);
        stops += page.stoppedAt === null ? 0 : 1;
        const last = page.stoppedAt ?? (page.executions.length === 5 ? page.executions.at(-1) : undefined);
        if (last === undefined) return { found, stops };
        if (order === 'asc') from = last + 1;
        else to = last - 1;
      }
    };
    const whole = await walk('desc', 1_000_000, 60_000);
    expect(whole.stops).toBe(0);
    expect(whole.found.length).toBeGreaterThan(10);
    for (const order of ['asc', 'desc'] as const) {
      for (const window of [40]) {
        const { found, stops } = await walk(order, window, -1);
        expect(found).toEqual(order === 'asc' ? whole.found.toReversed() : whole.found);
        expect(stops).toBeGreaterThan(1);
      }
    }
    await engine.close();
  });

  historyStore({
    name: 'ClickHouse',
    derives: true,
    runs: process.env['ANTESCOPE_SOAK'] === '1' ? 100 : 5,
    async create(): Promise<StorePlace> {
      const topology = { kind: 'single' } as const;
      const database = `store${made++}`;
      const place = (chainId: string) => ({ database, chainId, topology });
      const name = databaseOf(place(conformanceChain));
      return {
        openWriter: (chainId = conformanceChain, accounts = eosioAccounts) =>
          ClickHouseWriter.open(engines.connect(), { ...place(chainId), accounts }),
        openReader: (chainId = conformanceChain) => ClickHouseReader.open(engines.connect(), place(chainId)),
        async content() {
          const engine = engines.connect();
          const content = await contentOfClickHouse(engine, name);
          await engine.close();
          return content;
        },
        async remove() {
          const engine = engines.connect();
          await engine.command(`DROP DATABASE IF EXISTS ${name} SYNC`);
          await engine.close();
        },
      };
    },
  });
});
