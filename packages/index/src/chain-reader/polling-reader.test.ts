import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startDevnet } from '../../../../test-kit/devnet.ts';
import type { Devnet } from '../../../../test-kit/devnet-api.ts';
import { Ingest } from '../indexer/ingest.ts';
import type { BlockPosition } from '../store/block-rows.ts';
import type { HistoryReader, StoredAction } from '../store/history-store.ts';
import { SqliteReader } from '../store/sqlite/sqlite-reader.ts';
import { SqliteWriter } from '../store/sqlite/sqlite-writer.ts';
import type { BlockSource } from './block-source.ts';
import { PollingReader } from './polling-reader.ts';
import { ShipReader } from './ship-reader.ts';

let devnet: Devnet;
let folder = '';
let stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'antescope-polling-'));
  devnet = await startDevnet({ generator: false });
  await devnet.control('pause');
});
afterAll(async () => {
  await devnet.stop();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(async () => {
  await devnet.control('heal');
  await Promise.all(stops.map((stop) => stop()));
  stops = [];
});

interface Filling {
  source: BlockSource;
  store: HistoryReader;
  done: Promise<void>;
  undone: number[];
  reaches(id: string): Promise<void>;
}

/** Reads the chain into a separate store until the test ends. */
function fill(name: string, source: BlockSource): Filling {
  const path = join(folder, `${name}.sqlite`);
  const writer = new SqliteWriter(path, devnet.chainId);
  const stop = new AbortController();
  const undone: number[] = [];
  const awaited = new Map<string, () => void>();
  let last: BlockPosition | null = null;
  const ingest = new Ingest(writer, (event) => {
    if (event.type === 'undo') undone.push(event.block);
    else {
      last = event.last;
      awaited.get(event.last.id)?.();
    }
  });
  const done = source.run(ingest, stop.signal);
  done.catch(() => {});
  const store = new SqliteReader(path, devnet.chainId);
  stops.push(async () => {
    stop.abort();
    await done.catch(() => {});
    await store.close();
    await writer.close();
  });
  return {
    source,
    store,
    done,
    undone,
    async reaches(id) {
      if (last?.id !== id) await new Promise<void>((resolve) => awaited.set(id, resolve));
    },
  };
}

function polling(kind: 'trace_api' | 'get_block', nodes = [devnet.api], chainId = devnet.chainId): PollingReader {
  return new PollingReader({ kind, nodes, chainId, pollMs: 5, retryMs: 5, maxRetryMs: 20 });
}

async function headOf(): Promise<{ headNumber: number; headId: string }> {
  return (await devnet.control('status')) as { headNumber: number; headId: string };
}

function plain({ globalSequence, executionSequence, receiver, account, name, data }: StoredAction): string {
  return [globalSequence, executionSequence, receiver, account, name, Buffer.from(data).toString('hex')].join(' ');
}

async function actionsOf(store: HistoryReader, block: number): Promise<StoredAction[]> {
  const transactions = await store.blockTransactions(block);
  return (await Promise.all(transactions.map((one) => store.transactionActions(one.num)))).flat();
}

describe('compared with state history on the same chain', () => {
  test('trace_api returns the same actions, through a fork; state is marked as missing', async () => {
    const ship = fill('ship', new ShipReader({ url: devnet.ship, chainId: devnet.chainId, retryMs: 5 }));
    const polled = fill('trace', polling('trace_api'));
    const before = await headOf();
    await Promise.all([ship.reaches(before.headId), polled.reaches(before.headId)]);
    await devnet.control('fork', { depth: 3 });
    await devnet.control('produce', { count: 4 });
    const head = await headOf();
    await Promise.all([ship.reaches(head.headId), polled.reaches(head.headId)]);
    expect(polled.undone).toEqual([before.headNumber - 3]);
    let compared = 0;
    for (let number = 2; number <= head.headNumber; number++) {
      const [ours, theirs] = [await actionsOf(polled.store, number), await actionsOf(ship.store, number)];
      const wanted = theirs.filter((action) => !action.contextFree).map(plain);
      expect(ours.map(plain).sort(), `block ${number}`).toEqual(wanted.sort());
      compared += ours.length;
    }
    expect(compared).toBeGreaterThan(1000);
    expect((await polled.store.status())?.feeds).toEqual([
      { first: 1, last: 1, traces: false, inline: false, deltas: false },
      { first: 2, last: head.headNumber, traces: true, inline: true, deltas: false },
    ]);
    expect(polled.source.status()).toMatchObject({ state: 'following', failures: 0, head: { id: head.headId } });
  });

  test('get_block returns top-level actions and stops on request; a restart resumes', async () => {
    const first = fill('sent', polling('get_block'));
    const { headId } = await headOf();
    await first.reaches(headId);
    await stops.pop()!();
    await devnet.control('produce', { count: 3 });
    const head = await headOf();
    const again = fill('sent', polling('get_block'));
    await again.reaches(head.headId);
    expect(await again.store.status()).toMatchObject({ head: { number: head.headNumber }, firstBlock: 1 });
    const sent = await actionsOf(again.store, 5);
    expect(sent.every((action) => action.receiver === action.account && action.creatorOrdinal === 0)).toBe(true);
    expect(again.undone).toEqual([]);
  });
});

describe('a faulty node', () => {
  test.each([
    ['resets connections', { kind: 'reset', times: 5 }, /./],
    ['sends half an answer', { kind: 'lie', how: 'truncated', times: 4 }, /not JSON/],
    ['sends values of other types', { kind: 'lie', how: 'types', times: 4 }, /Bad answer|not/],
    ['answers 502', { kind: 'lie', how: 'status', status: 502, times: 4 }, /502/],
  ])('%s: it is tried again, and nothing is lost', async (what, fault, reason) => {
    await devnet.control('fault', fault);
    const filling = fill(what.replaceAll(' ', '-'), polling('trace_api'));
    const failures: string[] = [];
    await expect
      .poll(
        () => {
          const { lastError } = filling.source.status();
          if (lastError !== null) failures.push(lastError);
          return failures.length;
        },
        { interval: 1 },
      )
      .toBeGreaterThan(0);
    expect(failures[0]).toMatch(reason);
    const { headId, headNumber } = await headOf();
    await filling.reaches(headId);
    expect(await filling.store.status()).toMatchObject({ firstBlock: 1, head: { number: headNumber, id: headId } });
  });

  test('after a failure the next node resumes', async () => {
    const filling = fill('two', polling('trace_api', ['http://127.0.0.1:1', devnet.api]));
    await filling.reaches((await headOf()).headId);
    expect(filling.source.status().url).toBe(devnet.api);
  });

  test('a node of another chain stops the reader with one line that names both chains', async () => {
    const { done } = fill('other', polling('get_block', [devnet.api], 'b'.repeat(64)));
    await expect(done).rejects.toThrow(
      `${devnet.api} is a node of chain ${devnet.chainId}, but the configured chain is ${'b'.repeat(64)}`,
    );
  });
});
