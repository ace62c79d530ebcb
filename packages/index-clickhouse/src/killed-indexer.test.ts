import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { needsChdb } from '../../../fixtures/chdb.ts';
import { ClickHouseServer } from '../test/clickhouse-server.ts';
import { contentOfClickHouse } from '../test/clickhouse-content.ts';
import { FakeNode } from '../../index/test/fake-ship-node.ts';
import { type ChainPoint, genesis, randomBlocks, seeded } from '../../index/test/random-blocks.ts';
import type { IngestEvent } from '@antescope/index/indexer/ingest';
import { nothingFinal } from '@antescope/index/store/conformance/store-under-test';
import type { ClickHouseSettings } from './clickhouse-settings.ts';
import { clickHouseStore } from './clickhouse-store.ts';
import { withDead } from './commit.ts';
import { connectClickHouse } from './connect.ts';

const chain = 'e'.repeat(64);
const kills = process.env['ANTESCOPE_SOAK'] === '1' ? 60 : 6;
const seed = Number(process.env['ANTESCOPE_SEED'] ?? 20261121);

test('a dead range replaces earlier ones within it, and no others', () => {
  const dead = [
    { generation: 1, block: 50 },
    { generation: 2, block: 90 },
  ];
  expect(withDead(dead, { generation: 3, block: 90 })).toEqual([dead[0], { generation: 3, block: 90 }]);
  expect(withDead(dead, { generation: 3, block: 40 })).toEqual([{ generation: 3, block: 40 }]);
  expect(withDead(dead, { generation: 3, block: 91 })).toEqual([...dead, { generation: 3, block: 91 }]);
});

needsChdb('an indexer that writes ClickHouse, killed again and again', (chdb) => {
  vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 });
  let folder = '';
  let node: FakeNode;
  let server: ClickHouseServer;
  let settings: ClickHouseSettings;
  let point: ChainPoint = genesis;
  let made = 0;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'antescope-killed-'));
    node = await FakeNode.start(chain);
    server = await ClickHouseServer.start(chdb, join(folder, 'engine'));
    settings = {
      url: server.url,
      database: 'killed',
      user: 'default',
      password: '',
      cluster: null,
    };
  });
  afterAll(async () => {
    await node.stop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  function grow(count: number): void {
    const more = randomBlocks(point, count, seed + made++);
    point = more.point;
    node.add(...more.blocks);
  }

  /** Replaces the last `depth` blocks with a fork that is one block longer. */
  function fork(depth: number): void {
    const common = node.chain.slice(0, node.chain.length - depth);
    const trunk = common.at(-1)!.block;
    const before = common.flatMap((rows) => rows.transactions).flatMap(({ actions }) => actions).length;
    const other = randomBlocks(
      { number: trunk.number, id: trunk.id, nextSequence: before + 1 },
      depth + 1,
      seed + made++,
    );
    point = other.point;
    node.fork(trunk.number, other.blocks);
  }

  function start(onBlocks: (last: { id: string }, child: ChildProcess) => void): ChildProcess {
    const script = join(import.meta.dirname, '../test/indexer-child.ts');
    const args = [script, node.url, chain, JSON.stringify(settings)];
    const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    createInterface({ input: child.stdout! }).on('line', (line) => {
      const event = JSON.parse(line) as IngestEvent | { type: 'problem' };
      if (event.type === 'problem') throw new Error(line);
      if (event.type === 'blocks') onBlocks(event.last, child);
    });
    return child;
  }

  test(`killed ${kills} times between any two statements, with forks, the store equals the result of a clean run`, async () => {
    const random = seeded(seed);
    grow(30);
    for (let kill = 0; kill < kills; kill++) {
      const child = start(() => {
        if (kill % 3 === 1 && random() < 0.3) fork(1 + Math.floor(random() * 4));
        else grow(1);
      });
      let left = 40 + Math.floor(random() * 120);
      server.breakAfter = () => {
        if (left-- === 0) child.kill('SIGKILL');
        return false;
      };
      await once(child, 'exit');
      server.breakAfter = null;
      if (kill === 2) fork(5);
      grow(3);
    }
    await once(
      start((last, child) => {
        if (last.id === point.id) child.stdin?.end();
      }),
      'exit',
    );
    const clean = await clickHouseStore({
      settings: { ...settings, database: 'unharmed' },
      chainId: chain,
    }).openWriter();
    await clean.apply([...node.chain], nothingFinal);
    await clean.close();
    const engine = await connectClickHouse(settings, 0);
    const [harmed, unharmed] = await Promise.all(
      ['killed', 'unharmed'].map((database) => contentOfClickHouse(engine, `${database}_eeeeeeee`)),
    );
    expect(harmed, `seed ${seed}`).toEqual(unharmed);
    expect(harmed!['actions']!.length).toBeGreaterThan(50);
    await engine.close();
  });
});
