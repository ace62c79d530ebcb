import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { chainByKey } from '@antescope/chains/registry';
import { createChainSources } from '@antescope/sources/create-chain-sources';
import type { ActionQuery } from '@antescope/sources/history/action-query';
import { type ExportFormat, formatWriter } from '@antescope/sources/history/export/export-format';
import { NodeClient } from '@antescope/sources/node/node-client';
import type { SourceBlock } from '../apps/server/src/chain-reader/block-source.ts';
import { ExportFile } from '../apps/server/src/export/export-file.ts';
import { Ingest } from '../apps/server/src/indexer/ingest.ts';
import { IndexSource } from '../apps/server/src/store/index-source.ts';
import { SqliteReader } from '../apps/server/src/store/sqlite/sqlite-reader.ts';
import { SqliteWriter } from '../apps/server/src/store/sqlite/sqlite-writer.ts';
import { blockOfFrame, readFrames } from '../apps/server/test/recorded-frames.ts';
import { recordings } from '../fixtures/recordings.ts';
import { median, type Bench, type Metric } from './bench.ts';

const chainId = '24df7f85663222826fd9ffbae7e596602632b96a69e31cd95e8647f592e3205d';
const goal = 50_000;
const goalBytes = 64 * 1024 * 1024;

const bench: Bench = {
  name: 'export',
  about:
    'The whole history of the busiest account of the recorded load out of the SQLite store as a file: read, decoded, judged by the spam rules, written and hashed. The floor is reading the same actions out of SQLite and nothing else.',
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
      await take(ingest, blockOfFrame(frame));
  }
  await ingest.pause();
  await writer.close();
  const reader = new SqliteReader(path, chainId);
  const chain = { ...chainByKey('local'), chainId };
  const index = new IndexSource(reader, null, chain);
  const sources = createChainSources({ node: new NodeClient({ endpoints: [] }), histories: [index], chain });
  const usual: ActionQuery = { filter: { hideSpam: true }, order: 'desc' };
  const metrics: Metric[] = [];
  for (const format of ['csv', 'ndjson', 'cointracking'] as const) {
    const runs = [];
    for (let run = 0; run < 3; run += 1) runs.push(await exported(sources, chain, format, usual));
    const rows = runs[0]!.actions;
    const perSecond = rows / median(runs.map(({ seconds }) => seconds));
    const floor = rows / rawSeconds(path, rows);
    metrics.push({
      id: `rows a second, ${format}`,
      value: Math.round(perSecond),
      unit: 'rows/s',
      peer: { name: 'reading the actions alone', value: Math.round(floor) },
      ratio: perSecond / floor,
      goal: `>= ${goal} rows/s`,
      meets: perSecond >= goal,
      note: `${rows} actions, ${Math.round(runs[0]!.bytes / rows)} B each`,
    });
    const memory = Math.max(...runs.map(({ grown }) => grown));
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
  await reader.close();
  return metrics;
}

async function take(ingest: Ingest, block: SourceBlock): Promise<void> {
  await ingest.take({
    type: 'block',
    block,
    head: { number: 1e9, id: '' },
    lastIrreversible: { number: 0, id: '' },
  });
}

async function exported(
  sources: ReturnType<typeof createChainSources>,
  chain: ReturnType<typeof chainByKey>,
  format: ExportFormat,
  { filter, order }: ActionQuery,
) {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const started = performance.now();
  const begun = await sources.exportActions('eosio.token', filter, { order });
  if (begun.state !== 'data') throw new Error(JSON.stringify(begun.meta.failures));
  const asked = { chain: chain.key, account: 'eosio.token', query: '', format, cursor: null };
  const file = new ExportFile(begun.data, begun.meta, formatWriter(format, { account: 'eosio.token', chain }), asked);
  let bytes = 0;
  for await (const chunk of file.bytes()) {
    bytes += chunk.length;
    most = Math.max(most, process.memoryUsage().rss);
  }
  const seconds = (performance.now() - started) / 1000;
  return { seconds, bytes, actions: file.manifest!.rows + file.manifest!.skipped, grown: most - before };
}

/** Seconds for as many point reads as the export makes, without decoding anything. */
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
