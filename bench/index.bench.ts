import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { decodeSignedBlock } from '@antescope/codec/block';
import { decodeDeltas } from '@antescope/codec/ship/deltas';
import { decodeTraces } from '@antescope/codec/ship/traces';
import type { SourceBlock } from '../apps/server/src/chain-reader/block-source.ts';
import { Ingest } from '../apps/server/src/indexer/ingest.ts';
import { IndexSource } from '../apps/server/src/store/index-source.ts';
import { SqliteReader } from '../apps/server/src/store/sqlite/sqlite-reader.ts';
import { SqliteWriter } from '../apps/server/src/store/sqlite/sqlite-writer.ts';
import { blockOfFrame, readFrames } from '../apps/server/test/recorded-frames.ts';
import { recordings } from '../fixtures/recordings.ts';
import { median, type Bench, type Metric } from './bench.ts';

const chain = '24df7f85663222826fd9ffbae7e596602632b96a69e31cd95e8647f592e3205d';
const pages = 500;

const bench: Bench = {
  name: 'index',
  about:
    'State history frames of the recorded load (about 800 action traces a block) into the SQLite store with all its indexes, after the boot; floors are decoding the same frames and inserting the same bytes as plain rows.',
  run: async () => {
    if (recordings === null) throw new Error('this benchmark needs the full recordings (ANTESCOPE_RECORDINGS)');
    const folder = mkdtempSync(join(tmpdir(), 'antescope-bench-'));
    try {
      return await measure(recordings, folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

export default bench;

async function measure(recorded: string, folder: string): Promise<Metric[]> {
  const frames = (part: string): SourceBlock[] =>
    [...readFrames(join(recorded, 'ship', `${part}.frames.gz`))].map(blockOfFrame);
  const path = join(folder, 'history.sqlite');
  const writer = new SqliteWriter(path, chain);
  const ingest = new Ingest(writer, () => {});
  for (const part of ['boot', 'gap']) await take(ingest, frames(part));
  await ingest.pause();
  const load = frames('load');
  const before = sizeOf(path);
  const started = performance.now();
  await take(ingest, load);
  await ingest.pause();
  const seconds = (performance.now() - started) / 1000;
  await writer.close();
  const size = sizeOf(path) - before;
  const traces = countedTraces(load);
  const decoding = decodingSeconds(load);
  const inserting = insertingSeconds(load, folder);
  return [
    rate('catching up', traces / seconds, 'decoding alone', traces / decoding),
    rate('catching up, to plain inserts', traces / seconds, 'plain inserts', traces / inserting),
    {
      id: 'bytes per action trace',
      value: Math.round(size / traces),
      unit: 'B',
      peer: null,
      ratio: null,
      goal: '<= 220 B',
      meets: size / traces <= 220,
      note: 'row history, permissions, packed transactions and all indexes included',
    },
    await pageTime(path, 'newest page of the busiest account', null),
    await pageTime(path, 'page 500 of the busiest account', 500),
  ];
}

async function take(ingest: Ingest, blocks: SourceBlock[]): Promise<void> {
  const head = { number: 1e9, id: '' };
  for (const block of blocks) {
    await ingest.take({ type: 'block', block, head, lastIrreversible: { number: 0, id: '' } });
  }
}

function rate(id: string, value: number, name: string, floor: number): Metric {
  return {
    id,
    value: Math.round(value),
    unit: 'action traces/s',
    peer: { name, value: Math.round(floor) },
    ratio: value / floor,
    goal: '>= 5000 action traces/s',
    meets: value >= 5000,
  };
}

function sizeOf(path: string): number {
  const db = new DatabaseSync(path);
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
  return statSync(path).size;
}

function countedTraces(blocks: SourceBlock[]): number {
  let count = 0;
  for (const block of blocks) {
    if (block.traces === null) continue;
    for (const trace of decodeTraces(block.traces)) count += trace.action_traces.length;
  }
  return count;
}

function decodingSeconds(blocks: SourceBlock[]): number {
  const started = performance.now();
  for (const { block, traces, deltas } of blocks) {
    if (block !== null) decodeSignedBlock(block);
    if (traces !== null) decodeTraces(traces);
    if (deltas !== null) decodeDeltas(deltas);
  }
  return (performance.now() - started) / 1000;
}

/** The bytes of each action and each row delta as one row of a table without further indexes, a transaction a block. */
function insertingSeconds(blocks: SourceBlock[], folder: string): number {
  const db = new DatabaseSync(join(folder, 'floor.sqlite'));
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
  db.exec('CREATE TABLE plain (id INTEGER PRIMARY KEY, block INTEGER, bytes BLOB) STRICT');
  const insert = db.prepare('INSERT INTO plain (block, bytes) VALUES (?, ?)');
  const batches = blocks.map(({ traces, deltas }) => [
    ...(traces === null ? [] : decodeTraces(traces)).flatMap((one) => one.action_traces.map((trace) => trace.act.data)),
    ...(deltas === null ? [] : decodeDeltas(deltas)).flatMap((table) => table.rows.map((row) => row.data)),
  ]);
  const started = performance.now();
  for (const [block, rows] of batches.entries()) {
    db.exec('BEGIN');
    for (const bytes of rows) insert.run(block, bytes);
    db.exec('COMMIT');
  }
  const seconds = (performance.now() - started) / 1000;
  db.close();
  return seconds;
}

async function pageTime(path: string, id: string, skip: number | null): Promise<Metric> {
  const reader = new SqliteReader(path, chain);
  const source = new IndexSource(reader);
  let cursor: string | undefined;
  for (let left = skip ?? 0; left > 0; left--) cursor = (await page(source, cursor)) ?? cursor;
  const samples: number[] = [];
  for (let run = 0; run < pages; run++) {
    const started = performance.now();
    await page(source, cursor);
    samples.push(performance.now() - started);
  }
  await reader.close();
  return {
    id,
    value: Math.round(median(samples) * 100) / 100,
    unit: 'ms',
    peer: null,
    ratio: null,
    goal: '<= 5 ms',
    meets: median(samples) <= 5,
    note: '20 decoded actions, median of 500',
  };
}

async function page(source: IndexSource, cursor: string | undefined): Promise<string | null> {
  const answer = await source.accountActions(
    'exchange1111',
    {},
    { limit: 20, order: 'desc', ...(cursor === undefined ? {} : { cursor }) },
  );
  if (answer.state !== 'data') throw new Error(`the page ended as ${answer.state}`);
  return answer.data.next;
}
