import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { decodeSignedBlock } from '@antescope/codec/chain/block';
import { decodeDeltas } from '@antescope/codec/ship/deltas';
import { decodeTraces } from '@antescope/codec/ship/traces';
import type { SourceBlock } from '@antescope/index/chain-reader/block-source';
import { SqliteReader } from '@antescope/index/store/sqlite/sqlite-reader';
import { blockOfFrame, readFrames } from '../packages/index/test/recorded-frames.ts';
import { recordings } from '../fixtures/recordings.ts';
import type { Bench, Metric } from './bench.ts';
import { chain, type FillFigures } from './index/fill.ts';
import { overHttp } from './index/over-http.ts';
import { pageTimes } from './index/page-times.ts';
import { bytesByGroup } from './index/where-bytes.ts';

const loadTraces = 321_373;
/** Action traces in the store: the load once, or repeated with shifted blocks, ids and sequences. */
const targetTraces = Number(process.env['ANTESCOPE_BENCH_LONG'] ?? loadTraces);
/** As in the indexer's thread (see Indexer). */
const semiSpaceMb = 16;

const bench: Bench = {
  name: 'index',
  about:
    'State history frames of the recorded load (about 800 action traces a block) into the SQLite store with all its indexes and everything derived, after the boot; floors are decoding the same frames and inserting the same bytes as plain rows. ANTESCOPE_BENCH_LONG=5000000 repeats the load up to as many action traces. Pages are 20 decoded actions, without a row cache.',
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
  mkdirSync(join(folder, chain));
  const path = join(folder, chain, 'history.sqlite');
  const load = [...readFrames(join(recorded, 'ship', 'load.frames.gz'))].map(blockOfFrame);
  const decoding = loadTraces / decodingSeconds(load);
  const inserting = loadTraces / insertingSeconds(load, folder);
  load.length = 0;
  const filled = await fillInChild(recorded, path);
  const reader = new SqliteReader(path, chain);
  const pages = await pageTimes(reader);
  await reader.close();
  const metrics = [
    rate('catching up', filled.firstRate, 'decoding only', decoding),
    rate('catching up, to plain inserts', filled.firstRate, 'plain inserts', inserting),
    ...(filled.traces < 2 * loadTraces ? [] : [lastRate(filled)]),
    {
      ...plain('peak resident memory while catching up', Math.round(filled.resident / 1e6), 'MB'),
      goal: '<= 512 MB',
      meets: filled.resident <= 512e6,
    },
    ...bytes(path, filled.traces),
    ...pages,
    ...(await overHttp(recorded, folder)),
  ];
  const busy = loadavg()[0]!.toFixed(1);
  return [...metrics, { ...plain('load average at the end', Number(busy), ''), note: 'of the whole machine' }];
}

/** Runs the indexer in a separate process, to measure its memory. */
async function fillInChild(recorded: string, path: string): Promise<FillFigures> {
  const script = join(import.meta.dirname, 'index/fill-child.ts');
  const flags = [`--max-semi-space-size=${semiSpaceMb}`, script, recorded, path, String(targetTraces)];
  const child = spawn(process.execPath, flags, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [out] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return JSON.parse(out) as FillFigures;
}

/** Size of the file, in total and by group. */
function bytes(path: string, traces: number): Metric[] {
  const groups = bytesByGroup(path);
  const each = groups.reduce((sum, group) => sum + group.bytes, 0) / traces;
  return [
    {
      ...plain('bytes per action trace', Math.round(each * 10) / 10, 'B'),
      goal: '<= 220 B',
      meets: each <= 220,
      note: `all indexes, row history and what is derived included; ${traces.toLocaleString('en-US')} action traces`,
    },
    ...groups.map((group) => plain(`of it: ${group.name}`, Math.round((group.bytes / traces) * 10) / 10, 'B')),
  ];
}

function lastRate({ lastRate: value, traces }: FillFigures): Metric {
  return {
    ...plain('catching up, over the last tenth', Math.round(value), 'action traces/s'),
    goal: '>= 20000 action traces/s',
    meets: value >= 20_000,
    note: `of ${traces.toLocaleString('en-US')} action traces`,
  };
}

function plain(id: string, value: number, unit: string): Metric {
  return { id, value, unit, peer: null, ratio: null, goal: null, meets: null };
}

function rate(id: string, value: number, name: string, floor: number): Metric {
  return {
    id,
    value: Math.round(value),
    unit: 'action traces/s',
    peer: { name, value: Math.round(floor) },
    ratio: value / floor,
    goal: '>= 40000 action traces/s',
    meets: value >= 40_000,
  };
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

/** Inserts the bytes of each action and row delta into a table without indexes, one transaction per block. */
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
