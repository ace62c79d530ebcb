import { afterAll, expect, test, vi } from 'vitest';
import { needsChdb } from '../../../../../fixtures/chdb.ts';
import { ChdbEngines } from '../../../test/chdb-engine.ts';
import { contentOfClickHouse } from '../../../test/clickhouse-content.ts';
import { historyStore } from '../conformance/history-store.ts';
import { conformanceChain, type StorePlace } from '../conformance/store-under-test.ts';
import { ClickHouseReader } from './clickhouse-reader.ts';
import { ClickHouseWriter } from './clickhouse-writer.ts';
import { databaseOf } from './open.ts';

test('each chain has a database of its own, named by a prefix that is a plain word', () => {
  expect(databaseOf({ database: 'antescope', chainId: 'ab'.repeat(32) })).toBe('antescope_abababab');
  for (const database of ['', 'a b', 'x;DROP', '`x`', '1st', 'é']) {
    expect(() => databaseOf({ database, chainId: 'ab'.repeat(32) })).toThrow('cannot be the name');
  }
});

needsChdb('ClickHouse store on the real engine: the conformance suite', (chdb) => {
  // Every small insert is a part on disk: what is nothing to a file takes an engine a while.
  vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });
  const engines = new ChdbEngines(chdb);
  let made = 0;
  afterAll(() => engines.remove());

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
        openWriter: (chainId = conformanceChain) => ClickHouseWriter.open(engines.connect(), place(chainId)),
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
