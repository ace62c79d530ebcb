import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FakeNode } from '../../test/fake-ship-node.ts';
import { type ChainPoint, genesis, randomBlocks, seeded } from '../../test/random-blocks.ts';
import { contentOf } from '../../test/store-content.ts';
import { storePath } from '../store/sqlite/open.ts';
import { SqliteWriter } from '../store/sqlite/sqlite-writer.ts';
import type { IngestEvent } from './ingest.ts';

const chain = 'e'.repeat(64);
const soak = process.env['ANTESCOPE_SOAK'] === '1';
const kills = soak ? 200 : 10;
const seed = Number(process.env['ANTESCOPE_SEED'] ?? 20261121);
let folder = '';
let node: FakeNode;
let point: ChainPoint = genesis;
let made = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'antescope-kill-'));
  node = await FakeNode.start(chain);
});
afterAll(async () => {
  await node.stop();
  rmSync(folder, { recursive: true, force: true });
});

function grow(count: number): void {
  const more = randomBlocks(point, count, seed + made++);
  point = more.point;
  node.add(...more.blocks);
}

/** Replaces the last `depth` blocks with a fork that is one block longer. */
function fork(depth: number): void {
  const trunk = node.chain[node.chain.length - 1 - depth]!;
  const sequences = node.chain
    .slice(0, node.chain.length - depth)
    .reduce((sum, rows) => sum + rows.transactions.reduce((count, one) => count + one.actions.length, 0), 1);
  const from = { number: trunk.block.number, id: trunk.block.id, nextSequence: sequences };
  const other = randomBlocks(from, depth + 1, seed + made++);
  point = other.point;
  node.fork(from.number, other.blocks);
}

function start(): ChildProcess {
  const script = join(import.meta.dirname, '../../test/indexer-child.ts');
  return spawn(process.execPath, [script, node.url, chain, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
}

let undoCount = 0;

function watch(child: ChildProcess, onBlocks: (last: { id: string }) => void): void {
  createInterface({ input: child.stdout! }).on('line', (line) => {
    const event = JSON.parse(line) as IngestEvent | { type: 'problem' };
    if (event.type === 'problem') throw new Error(line);
    if (event.type === 'undo') undoCount++;
    else onBlocks(event.last);
  });
}

/** Grows the chain while the indexer follows, and kills it after a random number of acknowledgements. */
async function killedAtRandom(random: () => number, forkDepth: number): Promise<void> {
  const child = start();
  watch(child, () => {});
  let left = 10 + Math.floor(random() * 50);
  let toFork = forkDepth;
  node.onAck = () => {
    if (node.allTaken && toFork > 0 && left < 8) {
      fork(toFork);
      toFork = 0;
    } else if (node.allTaken) grow(1 + Math.floor(random() * 2));
    if (left-- === 0) child.kill('SIGKILL');
  };
  await once(child, 'exit');
  node.onAck = () => {};
}

/** Waits until the indexer reaches the head, before and after `then` changes the chain. */
async function finished(then?: () => void): Promise<void> {
  const child = start();
  let more = then;
  watch(child, (last) => {
    if (last.id !== point.id) return;
    if (more === undefined) child.stdin?.end();
    more?.();
    more = undefined;
  });
  await once(child, 'exit');
}

test(
  `killed ${kills} times with microforks between, the store is the one of a clean run: none lost, none twice`,
  { timeout: soak ? 3_600_000 : 300_000 },
  async () => {
    const random = seeded(seed);
    grow(40);
    for (let kill = 0; kill < kills; kill++) {
      // One fork while the indexer runs, one while it is dead.
      await killedAtRandom(random, kill === 3 ? 4 : 0);
      if (kill === 7) fork(5);
      grow(3);
    }
    await finished();
    // A kill may happen between an undo and its announcement. Without kills each fork is announced once.
    const before = undoCount;
    fork(5);
    await finished(() => fork(4));
    expect(undoCount - before).toBe(2);
    expect(content(storePath(folder, chain)), `seed ${seed}`).toEqual(await cleanStore('clean'));
  },
);

/** Content of a store that was written without interruption. */
async function cleanStore(name: string): Promise<Record<string, string[]>> {
  const path = join(folder, `${name}.sqlite`);
  const writer = new SqliteWriter(path, chain);
  await writer.apply([...node.chain], { lastIrreversible: { number: 0, id: '' } });
  await writer.close();
  return content(path);
}

function content(path: string): Record<string, string[]> {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    return contentOf(db);
  } finally {
    db.close();
  }
}

/** Limits the file size of the process (in 512-byte blocks), so that SQLite fails in the middle of a write. */
function startOnSmallDisk(fileBlocks: number): ChildProcess {
  const script = join(import.meta.dirname, '../../test/indexer-child.ts');
  const command = `ulimit -f ${fileBlocks}; exec "$0" "$@"`;
  const args = ['-c', command, process.execPath, script, node.url, chain, folder];
  return spawn('sh', args, { stdio: ['pipe', 'pipe', 'ignore'] });
}

test.skipIf(process.platform === 'win32')(
  'a full disk in the middle of a write is retried, and nothing is lost or corrupt once there is space',
  { timeout: 180_000 },
  async () => {
    rmSync(join(folder, chain), { recursive: true, force: true });
    grow(300);
    const before = node.connections;
    const child = startOnSmallDisk(2500);
    child.stdout!.resume();
    let announced = '';
    watch(child, ({ id }) => (announced = id));
    await expect.poll(() => node.connections - before, { timeout: 120_000 }).toBeGreaterThan(3);
    expect(child.exitCode).toBeNull();
    expect(announced).not.toBe(point.id);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await finished();
    expect(content(storePath(folder, chain))).toEqual(await cleanStore('full'));
  },
);
