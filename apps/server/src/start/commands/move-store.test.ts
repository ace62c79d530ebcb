import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { needsChdb } from '../../../../../fixtures/chdb.ts';
import { ClickHouseServer } from '../../../../../packages/index-clickhouse/test/clickhouse-server.ts';
import { contentOfClickHouse } from '../../../../../packages/index-clickhouse/test/clickhouse-content.ts';
import { genesis, randomBlocks } from '../../../../../packages/index/test/random-blocks.ts';
import { connectClickHouse } from '@antescope/index-clickhouse/connect';
import { clickHouseStore } from '@antescope/index-clickhouse/clickhouse-store';
import { nothingFinal } from '@antescope/index/store/conformance/store-under-test';
import { storePath } from '@antescope/index/store/sqlite/open';
import { SqliteWriter } from '@antescope/index/store/sqlite/sqlite-writer';
import { StoredBlocks } from '@antescope/index/store/sqlite/stored-blocks';
import type { ClickHouseSettings } from '@antescope/index-clickhouse/clickhouse-settings';
import { moveStore } from '@antescope/index/store/move-store';
import { verifyMove } from '@antescope/index-clickhouse/move/verify-move';

const chain = 'ab'.repeat(32);
const { blocks } = randomBlocks(genesis, 240, 404);
let folder = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'antescope-move-'));
  const writer = new SqliteWriter(storePath(folder, chain), chain);
  await writer.apply(blocks, { lastIrreversible: { number: 200, id: '' } });
  await writer.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a migration writes complete batches and resumes at the target’s head', async () => {
  const source = new StoredBlocks(storePath(folder, chain), chain);
  const place = join(folder, 'other', 'history.sqlite');
  const target = new SqliteWriter(place, chain);
  const stop = new AbortController();
  const seen: number[] = [];
  const options = { batchBlocks: 50, signal: stop.signal };
  const first = moveStore(source, target, { ...options, onProgress: ({ block }) => (seen.push(block), stop.abort()) });
  await expect(first).rejects.toThrow('aborted');
  expect((await target.head())?.number).toBe(50);
  await moveStore(source, target, { batchBlocks: 50, onProgress: ({ block }) => seen.push(block) });
  expect(seen).toEqual([50, 100, 150, 200, 240]);
  expect(await target.head()).toEqual({ number: 240, id: blocks.at(-1)!.block.id });
  expect(await target.lastIrreversible()).toBe(200);
  await target.undoTo(100);
  const fork = randomBlocks({ number: 100, id: blocks[99]!.block.id, nextSequence: 1e6 }, 3, 9);
  await target.apply(fork.blocks, nothingFinal);
  await expect(moveStore(source, target)).rejects.toThrow('the target is at block 103');
  await target.close();
  await source.close();
});

needsChdb('moving a store into ClickHouse, killed on the way', (chdb) => {
  vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });
  let server: ClickHouseServer;
  let settings: ClickHouseSettings;
  beforeAll(async () => {
    server = await ClickHouseServer.start(chdb, join(folder, 'engine'));
    settings = {
      url: server.url,
      database: 'moved',
      user: 'default',
      password: '',
      cluster: null,
    };
    const file = { data: folder, store: { kind: 'clickhouse', url: server.url, database: 'moved' } };
    writeFileSync(join(folder, 'antescope.json'), JSON.stringify(file));
  });
  afterAll(() => server.stop());

  function command(): { lines: string[]; child: ReturnType<typeof spawn>; ended: Promise<unknown[]> } {
    const main = join(import.meta.dirname, '../../main.ts');
    const child = spawn(process.execPath, [main, 'move-store'], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    const lines: string[] = [];
    for (const output of [child.stdout!, child.stderr!]) {
      createInterface({ input: output }).on('line', (line) => lines.push(line));
    }
    return { lines, child, ended: once(child, 'exit') };
  }

  test('killed while it writes and run again, the command ends with both stores agreeing by number and hash', async () => {
    const killed = command();
    let inserts = 0;
    server.breakAfter = (statement) => {
      if (statement.includes('INSERT INTO moved_abababab.') && inserts++ === 6) killed.child.kill('SIGKILL');
      return false;
    };
    await killed.ended;
    server.breakAfter = null;
    const again = command();
    expect(await again.ended, again.lines.join('\n')).toEqual([0, null]);
    expect(again.lines.at(-1)).toMatch(
      /^abababab: moved and verified: \d+ rows of 240 blocks in 17 tables match by count and hash in 1 range$/,
    );
    const clean = await clickHouseStore({ settings: { ...settings, database: 'clean' }, chainId: chain }).openWriter();
    await clean.apply(blocks, nothingFinal);
    await clean.close();
    const engine = await connectClickHouse(settings, 0);
    expect(await contentOfClickHouse(engine, 'moved_abababab')).toEqual(
      await contentOfClickHouse(engine, 'clean_abababab'),
    );
    await engine.close();
  });

  test('a single byte that differs, a row too few and a row too many are found', async () => {
    const source = new StoredBlocks(storePath(folder, chain), chain);
    const engine = await connectClickHouse(settings, 0);
    const range = { first: 1, last: 240 };
    const verify = () => verifyMove(source, engine, 'moved_abababab', range);
    await engine.command(
      `ALTER TABLE moved_abababab.row_versions UPDATE value = concat(value, 'x') WHERE block = 77 SETTINGS mutations_sync = 2`,
    );
    await expect(verify()).rejects.toThrow('row_versions differs in blocks 0 to 9999');
    const writer = await clickHouseStore({ settings, chainId: chain }).openWriter();
    await writer.undoTo(76);
    await moveStore(source, writer);
    await writer.close();
    await expect(verify()).resolves.toMatchObject({ blocks: 240 });
    const action = `INSERT INTO moved_abababab.actions SELECT * FROM moved_abababab.actions WHERE sequence = 5`;
    await engine.command(action);
    await expect(verify()).rejects.toThrow(
      /actions differs in blocks 0 to 9999: \d+ rows in the source, \d+ in the target/,
    );
    await engine.command(`ALTER TABLE moved_abababab.actions DELETE WHERE sequence = 5 SETTINGS mutations_sync = 2`);
    await expect(verify()).rejects.toThrow('actions differs');
    await source.close();
    await engine.close();
  });
});
