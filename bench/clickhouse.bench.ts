import { createClient } from '@clickhouse/client';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ingest } from '@antescope/index/indexer/ingest';
import { ClickHouseReader } from '@antescope/index-clickhouse/clickhouse-reader';
import { ClickHouseWriter } from '@antescope/index-clickhouse/clickhouse-writer';
import { ClientEngine } from '@antescope/index-clickhouse/client-engine';
import { blockTables } from '@antescope/index-clickhouse/layout';
import { type ClickHousePlace, databaseOf } from '@antescope/index-clickhouse/open';
import { IndexSource } from '@antescope/index/answers/index-source';
import { blockOfFrame, readFrames } from '../packages/index/test/recorded-frames.ts';
import { type Chdb, chdbOrNull } from '../fixtures/chdb.ts';
import { recordings } from '../fixtures/recordings.ts';
import { type Bench, type Metric, median } from './bench.ts';

const chainId = '24df7f85663222826fd9ffbae7e596602632b96a69e31cd95e8647f592e3205d';
const place: ClickHousePlace = { database: 'bench', chainId, topology: { kind: 'single' } };
const busiest = 'eosio.token';
const pages = 50;

const bench: Bench = {
  name: 'clickhouse',
  about:
    'The recorded load into the ClickHouse store, on the real engine as the npm package chdb (in this process, so both share the processors); skipped if it is not installed.',
  run: async () => {
    if (recordings === null) throw new Error('this benchmark needs the full recordings (ANTESCOPE_RECORDINGS)');
    const chdb = chdbOrNull();
    if (chdb === null) {
      console.error('clickhouse: skipped, requires the npm package chdb (ANTESCOPE_CHDB)');
      return [];
    }
    const folder = mkdtempSync(join(tmpdir(), 'antescope-bench-'));
    try {
      return await measure(chdb, folder, join(recordings, 'ship'));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

export default bench;

async function measure(chdb: Chdb, folder: string, recorded: string): Promise<Metric[]> {
  const connect = (): ClientEngine => {
    const connection = chdb.createChdbConnection({ path: folder });
    return new ClientEngine(createClient({ connection } as Parameters<typeof createClient>[0]), 'chdb');
  };
  const writer = await ClickHouseWriter.open(connect(), place);
  const ingest = new Ingest(writer, () => {});
  for (const part of ['boot', 'gap']) await take(ingest, join(recorded, `${part}.frames.gz`));
  const engine = connect();
  const before = await sizes(engine);
  const [started, processor] = [performance.now(), process.cpuUsage()];
  await take(ingest, join(recorded, 'load.frames.gz'));
  const seconds = (performance.now() - started) / 1000;
  const used = process.cpuUsage(processor);
  for (const { name } of blockTables) await engine.command(`OPTIMIZE TABLE ${databaseOf(place)}.${name} FINAL`);
  const after = await sizes(engine);
  const traces = after.rows - before.rows;
  const bytes = (after.bytes - before.bytes) / traces;
  const reader = await ClickHouseReader.open(connect(), place);
  const source = new IndexSource(reader);
  const page = await timed(async () => {
    const answer = await source.accountActions(busiest, {}, { order: 'desc', limit: 20 });
    if (answer.state !== 'data' || answer.data.rows.length !== 20) throw new Error(`a page is ${answer.state}`);
  });
  const head = (await reader.status())!.head.number;
  const [transaction] = await reader.blockTransactions(head - 3);
  const byId = await timed(async () => {
    if ((await reader.transactions(transaction!.id)).length === 0) throw new Error('the transaction is not found');
  });
  for (const open of [reader, writer, engine]) await open.close();
  return [
    figure('catching up', Math.round(traces / seconds), 'traces/s', 'with merges'),
    figure(
      'catching up, a processor second',
      Math.round(traces / ((used.user + used.system) / 1e6)),
      'traces',
      'decoding, encoding and the engine together',
    ),
    figure('bytes per action trace', Math.round(bytes * 10) / 10, 'B', 'all tables, one replica, merged'),
    figure('newest page of the busiest account', Math.round(page * 10) / 10, 'ms', '20 rows, median'),
    figure('transaction by id', Math.round(byId * 10) / 10, 'ms', 'median'),
  ];
}

async function take(ingest: Ingest, path: string): Promise<void> {
  const head = { number: 1e9, id: '' };
  for (const frame of readFrames(path)) {
    await ingest.take({ type: 'block', block: blockOfFrame(frame), head, lastIrreversible: { number: 0, id: '' } });
  }
  await ingest.pause();
}

/** Bytes of all tables, and rows of `actions`. */
async function sizes(engine: ClientEngine): Promise<{ bytes: number; rows: number }> {
  const [row] = await engine.query(
    `SELECT sum(bytes_on_disk) AS bytes, sumIf(rows, table = 'actions') AS action_rows FROM system.parts
     WHERE database = {database:String} AND active`,
    { database: databaseOf(place) },
  );
  return { bytes: Number(row?.['bytes']), rows: Number(row?.['action_rows']) };
}

async function timed(run: () => Promise<void>): Promise<number> {
  const samples: number[] = [];
  for (let sample = 0; sample < pages; sample++) {
    const started = performance.now();
    await run();
    samples.push(performance.now() - started);
  }
  return median(samples);
}

function figure(id: string, value: number, unit: string, note: string): Metric {
  return { id, value, unit, peer: null, ratio: null, goal: null, meets: null, note };
}
