import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { chainByKey } from '@antescope/chains/config/registry';
import { empty, meta } from '@antescope/sources/core/outcome';
import type { IngestEvent } from '@antescope/index/indexer/ingest';
import { IndexFeed } from '../apps/server/src/realtime/index-feed.ts';
import { RealtimeServer } from '../apps/server/src/realtime/realtime-server.ts';
import { IndexSource } from '@antescope/index/answers/index-source';
import { SqliteReader } from '@antescope/index/store/sqlite/sqlite-reader';
import { SqliteWriter } from '@antescope/index/store/sqlite/sqlite-writer';
import type { Bench, Metric } from './bench.ts';
import { TransferBlocks } from './realtime/transfer-blocks.ts';
import type { Received } from './realtime/visitors.ts';

const clients = 1000;
const transfersPerBlock = 100;
const blockMs = 500;
/** Blocks until the heap size is stable. */
const warmUpBlocks = 80;
const blocks = 120;
const chainId = 'f'.repeat(64);

const bench: Bench = {
  name: 'realtime',
  about: `${clients} websocket clients in a process of their own, ${(transfersPerBlock * 1000) / blockMs} matching actions a second in ${blocks} blocks; each block is written to the store, read, decoded, chosen and delivered as one message a client. From the block to the client, the writing included.`,
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'antescope-bench-'));
    try {
      return await measure(join(folder, 'history.sqlite'));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

export default bench;

async function measure(path: string): Promise<Metric[]> {
  const writer = new SqliteWriter(path, chainId);
  const source = new TransferBlocks(transfersPerBlock);
  let listener: (event: IngestEvent) => void = () => undefined;
  const grow = async (): Promise<number> => {
    const rows = source.next();
    const started = now();
    const { number, id } = rows.block;
    const lastIrreversible = { number: Math.max(0, number - 300), id: '' };
    await writer.apply([rows], { lastIrreversible });
    const last = { number, id };
    listener({ type: 'blocks', first: number, last, actions: 0, head: last, lastIrreversible });
    return started;
  };
  await grow();
  const reader = new SqliteReader(path, chainId);
  const chain = { ...chainByKey('local'), chainId };
  const unknown = () => Promise.resolve(empty<never>(meta({ source: 'none' })));
  const feed = new IndexFeed({
    reader,
    source: new IndexSource(reader, null, chain),
    queries: { chain, transaction: unknown, recentBlocks: unknown, marketCap: unknown },
    serverVersion: '',
    listen: (next) => {
      listener = next;
      return () => undefined;
    },
  });
  const server = createServer();
  const realtime = new RealtimeServer(feed.hub);
  server.on('upgrade', realtime.upgrade);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const child = fork(join(import.meta.dirname, 'realtime/visitors.ts'), [
    `ws://127.0.0.1:${(server.address() as AddressInfo).port}/realtime`,
    String(clients),
  ]);
  try {
    await messageFrom(child, 'ready');
    const memory: number[] = [];
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const inUse = (): number => {
      collect();
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    };
    let before = 0;
    const started: number[] = [];
    for (let block = 0; block < warmUpBlocks + blocks; block += 1) {
      if (block === warmUpBlocks) before = inUse();
      const due = now() + blockMs;
      const at = await grow();
      started.push(at);
      await wait(Math.max(0, due - now()));
      if (block >= warmUpBlocks) memory.push(process.memoryUsage.rss());
    }
    const after = inUse();
    child.send('end');
    const [received] = (await once(child, 'message')) as [Received];
    return metrics(received, started, { resident: Math.max(...memory), before, after });
  } finally {
    child.kill();
    realtime.close();
    feed.close();
    server.close();
    await reader.close();
    await writer.close();
  }
}

interface Memory {
  /** Bytes: peak while measuring; in use after a collection, before and after it. */
  resident: number;
  before: number;
  after: number;
}

function metrics(received: Received, started: number[], { resident, before, after }: Memory): Metric[] {
  const delays = received.times
    .map((time, place) => ({ delay: time - started[received.batches[place]! - 1]!, batch: received.batches[place]! }))
    .filter(({ batch }) => batch > warmUpBlocks)
    .map(({ delay }) => delay)
    .sort((a, b) => a - b);
  const at = (share: number): number =>
    Math.round(delays[Math.min(delays.length - 1, Math.floor(delays.length * share))]!);
  // The client that reads everything is not timed.
  const expected = blocks * (clients - 1);
  const complete = received.read.length === started.length && received.read.every((rows) => rows === transfersPerBlock);
  const mebibytes = (bytes: number): number => Math.round((bytes / 2 ** 20) * 10) / 10;
  const figure = (id: string, value: number, unit: string, goal: string | null, meets: boolean | null, note = '') => ({
    id,
    value,
    unit,
    peer: null,
    ratio: null,
    goal,
    meets,
    ...(note === '' ? {} : { note }),
  });
  return [
    figure('messages delivered', delays.length, '', `= ${expected}`, delays.length === expected && complete),
    figure(
      'bytes a message',
      Math.round(received.bytes / received.times.length),
      'B',
      null,
      null,
      'compressed once for all',
    ),
    figure('block to client, median', at(0.5), 'ms', null, null),
    figure('block to client, p99', at(0.99), 'ms', '<= 250 ms', at(0.99) <= 250),
    figure('block to client, longest', at(1), 'ms', null, null),
    figure('peak resident memory', Math.round(mebibytes(resident)), 'MiB', null, null),
    figure('memory in use', mebibytes(after), 'MiB', null, null, `${mebibytes(before)} MiB ${blocks} blocks before`),
    figure(
      'growth of memory in use',
      Math.round((after / before - 1) * 1000) / 10,
      '%',
      '<= 5 %',
      after / before <= 1.05,
    ),
  ];
}

function now(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

async function messageFrom(child: ChildProcess, text: string): Promise<void> {
  for (;;) if (((await once(child, 'message')) as unknown[])[0] === text) return;
}
