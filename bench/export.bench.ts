import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { exportFormats } from '@antescope/sources/history/export/export-format';
import type { SourceBlock } from '@antescope/index/chain-reader/block-source';
import { Ingest } from '@antescope/index/indexer/ingest';
import { SqliteWriter } from '@antescope/index/store/sqlite/sqlite-writer';
import { blockOfFrame, readFrames } from '../packages/index/test/recorded-frames.ts';
import { recordings } from '../fixtures/recordings.ts';
import { median, type Bench, type Metric } from './bench.ts';
import type { Run } from './export/run-exports.ts';

const chainId = '24df7f85663222826fd9ffbae7e596602632b96a69e31cd95e8647f592e3205d';
const goal = 50_000;
const goalBytes = 64 * 1024 * 1024;

const bench: Bench = {
  name: 'export',
  about:
    'The whole history of the busiest account of the recorded load out of the SQLite store as a file: read, decoded, filtered by the spam rules, written and hashed. The floor is only reading the same actions from SQLite.',
  run: async () => {
    if (recordings === null) throw new Error('this benchmark needs the full recordings (ANTESCOPE_RECORDINGS)');
    const folder = mkdtempSync(join(tmpdir(), 'antescope-bench-'));
    try {
      return await measure(recordings, join(folder, 'history.sqlite'));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

export default bench;

async function measure(recorded: string, path: string): Promise<Metric[]> {
  const writer = new SqliteWriter(path, chainId);
  const ingest = new Ingest(writer, () => {});
  for (const part of ['boot', 'gap', 'load']) {
    for (const frame of readFrames(join(recorded, 'ship', `${part}.frames.gz`)))
      await ingestBlock(ingest, blockOfFrame(frame));
  }
  await ingest.pause();
  await writer.close();
  const runs = exportsOf(path, 'eosio.token');
  const metrics: Metric[] = [];
  for (const format of exportFormats) {
    const own = runs.filter((run) => run.format === format);
    const [{ actions, bytes }] = own as [Run];
    const perSecond = actions / median(own.map(({ seconds }) => seconds));
    const perCpuSecond = actions / median(own.map(({ cpuSeconds }) => cpuSeconds));
    const floor = actions / rawSeconds(path, actions);
    metrics.push({
      id: `rows a second, ${format}`,
      value: Math.round(perSecond),
      unit: 'rows/s',
      peer: { name: 'reading the actions only', value: Math.round(floor) },
      ratio: perSecond / floor,
      goal: `>= ${goal} rows/s`,
      meets: perSecond >= goal,
      note: `${actions} actions, ${bytes} B; ${Math.round(perCpuSecond)} rows a second of one core; load ${loadavg()[0]!.toFixed(1)}`,
    });
    const memory = Math.max(...own.map(({ grownBytes }) => grownBytes));
    metrics.push({
      id: `extra memory, ${format}`,
      value: Math.round(memory / 1024 / 1024),
      unit: 'MiB',
      peer: null,
      ratio: null,
      goal: '<= 64 MiB',
      meets: memory <= goalBytes,
    });
  }
  return metrics;
}

/** Exports in a separate process, to measure its memory. */
function exportsOf(path: string, account: string): Run[] {
  const script = join(import.meta.dirname, 'export', 'run-exports.ts');
  const result = spawnSync(process.execPath, [script, path, chainId, account], { encoding: 'utf8' });
  if (result.status !== 0) throw new Error(result.stderr);
  return JSON.parse(result.stdout) as Run[];
}

async function ingestBlock(ingest: Ingest, block: SourceBlock): Promise<void> {
  await ingest.take({
    type: 'block',
    block,
    head: { number: 1e9, id: '' },
    lastIrreversible: { number: 0, id: '' },
  });
}

/** Seconds for the same number of point reads as the export, without decoding. */
function rawSeconds(path: string, rows: number): number {
  const db = new DatabaseSync(path, { readOnly: true });
  const sequences = db
    .prepare('SELECT sequence FROM actions WHERE execution IS NULL ORDER BY sequence DESC LIMIT ?')
    .all(rows);
  const read = db.prepare('SELECT trx, kind, auth, data FROM actions WHERE sequence = ?');
  const started = performance.now();
  for (const row of sequences) read.get(row['sequence'] as number);
  const seconds = (performance.now() - started) / 1000;
  db.close();
  return seconds;
}
