import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeShipResult, encodeShipResult } from '@antescope/codec/ship/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FakeNode } from '../../test/fake-ship-node.ts';
import { cleanContent, contentAt, follow } from '../../test/followed-store.ts';
import { SyntheticChain } from '../../test/synthetic-chain.ts';
import { seeded } from '../../test/random-blocks.ts';
import { ShipReader } from '../chain-reader/ship-reader.ts';
import type { BlockRows } from '../store/block-rows.ts';
import type { HistoryWriter } from '../store/history-store.ts';
import { SqliteWriter } from '../store/sqlite/sqlite-writer.ts';

const chainId = 'f'.repeat(64);
const soak = process.env['ANTESCOPE_SOAK'] === '1';
const forks = soak ? 100 : 10;
const seed = Number(process.env['ANTESCOPE_SEED'] ?? 20261121);
/** Forks are shallower than the last irreversible block, 30 blocks behind the head. */
const deepest = 25;
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'antescope-fork-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function reader(node: FakeNode): ShipReader {
  return new ShipReader({ url: node.url, chainId, retryMs: 1, maxRetryMs: 4 });
}

async function withChain(work: (chain: SyntheticChain) => Promise<void>): Promise<void> {
  const node = await FakeNode.start(chainId);
  try {
    await work(new SyntheticChain(node, seed));
  } finally {
    await node.stop();
  }
}

test(
  `${forks} random forks with lost connections between: the store is the one that never saw them`,
  { timeout: 600_000 },
  () =>
    withChain(async (chain) => {
      const random = seeded(seed);
      const upTo = (most: number): number => 1 + Math.floor(random() * most);
      const path = join(folder, 'forked.sqlite');
      chain.grow(40);
      const followed = follow(reader(chain.node), new SqliteWriter(path, chainId));
      for (let fork = 0; fork < forks; fork++) {
        chain.grow(upTo(30));
        // Some forks happen at the head, some while catching up.
        if (random() < 0.7) await followed.reaches(chain.headId);
        if (random() < 0.3) chain.node.disconnectAll();
        chain.fork(upTo(deepest));
        if (random() < 0.2) chain.fork(upTo(5));
        if (random() < 0.3) chain.node.disconnectAll();
      }
      await followed.reaches(chain.headId);
      expect(followed.undone()).toBeGreaterThan(forks / 3);
      await followed.stop();
      expect(contentAt(path), `seed ${seed}`).toEqual(
        await cleanContent(join(folder, 'clean.sqlite'), chainId, chain.node.chain),
      );
    }),
);

describe('a node that sends invalid data', () => {
  const spoils: [string, (frame: Uint8Array, random: () => number) => Uint8Array][] = [
    ['truncated frames', (frame, random) => frame.subarray(0, Math.floor(random() * frame.length))],
    ['noise', (frame, random) => frame.map(() => Math.floor(random() * 256))],
    ['no bytes', () => new Uint8Array()],
    ['frames with more behind them', (frame) => Uint8Array.from([...frame, 1, 2, 3])],
    [
      'whole frames whose traces and deltas end early',
      (frame) => {
        const result = decodeShipResult(frame);
        if (result.type !== 'get_blocks_result_v0') return frame;
        // Zero-length parts are missing, not corrupt: an empty list is kept.
        const cut = (bytes: Uint8Array | null): Uint8Array | null =>
          bytes === null ? null : bytes.subarray(0, Math.max(1, bytes.length - 1));
        return encodeShipResult({ ...result, traces: cut(result.traces), deltas: cut(result.deltas) });
      },
    ],
  ];

  test.each(spoils)('%s: nothing is stored, and the reader resumes once the node recovers', (name, spoil) =>
    withChain(async (chain) => {
      const random = seeded(seed);
      const path = join(folder, `${name.replaceAll(' ', '-')}.sqlite`);
      chain.grow(30);
      let spoilt = 0;
      chain.node.spoil = (frame) => (random() < 0.2 && ++spoilt <= 15 ? spoil(frame, random) : frame);
      const followed = follow(reader(chain.node), new SqliteWriter(path, chainId));
      for (let round = 0; round < 30; round++) {
        chain.grow(1);
        await followed.reaches(chain.headId);
      }
      expect(spoilt).toBeGreaterThan(5);
      await followed.stop();
      const clean = join(folder, `${name.replaceAll(' ', '-')}-clean.sqlite`);
      expect(contentAt(path), `seed ${seed}`).toEqual(await cleanContent(clean, chainId, chain.node.chain));
    }),
  );
});

/** A disk that is full at times: such writes fail and store nothing. */
class FullDisk implements HistoryWriter {
  readonly #writer: SqliteWriter;
  readonly #random: () => number;
  refused = 0;

  constructor(writer: SqliteWriter, random: () => number) {
    this.#writer = writer;
    this.#random = random;
  }

  head = () => this.#writer.head();
  positions = (limit: number) => this.#writer.positions(limit);
  lastIrreversible = () => this.#writer.lastIrreversible();
  lastSchedule = () => this.#writer.lastSchedule();
  close = () => this.#writer.close();

  async apply(...[blocks, finality]: Parameters<HistoryWriter['apply']>): Promise<void> {
    this.#mayFail();
    await this.#writer.apply(blocks, finality);
  }

  async undoTo(block: number): Promise<void> {
    this.#mayFail();
    await this.#writer.undoTo(block);
  }

  #mayFail(): void {
    if (this.#random() > 0.3) return;
    this.refused++;
    throw new Error('database or disk is full');
  }
}

test('writes that fail for a while are retried until they succeed, also through a fork', () =>
  withChain(async (chain) => {
    const path = join(folder, 'full.sqlite');
    const disk = new FullDisk(new SqliteWriter(path, chainId), seeded(seed));
    chain.grow(40);
    const followed = follow(reader(chain.node), disk);
    for (let round = 0; round < 20; round++) {
      chain.grow(3);
      if (round % 7 === 3) chain.fork(6);
      await followed.reaches(chain.headId);
    }
    expect(disk.refused).toBeGreaterThan(5);
    await followed.stop();
    expect(contentAt(path)).toEqual(await cleanContent(join(folder, 'full-clean.sqlite'), chainId, chain.node.chain));
  }));

test('a block that SQLite rejects halfway is rolled back, and the next attempt writes it completely', async () => {
  await withChain(async (chain) => {
    chain.grow(60);
    const path = join(folder, 'broken.sqlite');
    const writer = new SqliteWriter(path, chainId);
    const blocks = [...chain.node.chain];
    await writer.apply(blocks.slice(0, 30), { lastIrreversible: { number: 0, id: '' } });
    const wrong = { ...blocks[45]!, block: { ...blocks[45]!.block, number: 2 ** 60 } } as BlockRows;
    const all = [...blocks.slice(30, 45), wrong];
    await expect(writer.apply(all, { lastIrreversible: { number: 0, id: '' } })).rejects.toThrow('does not follow');
    expect((await writer.head())?.number).toBe(30);
    await writer.apply(blocks.slice(30), { lastIrreversible: { number: 0, id: '' } });
    await writer.close();
    expect(contentAt(path)).toEqual(await cleanContent(join(folder, 'broken-clean.sqlite'), chainId, blocks));
  });
});
