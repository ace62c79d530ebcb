import { chainByKey } from '@antescope/chains/config/registry';
import type { ChainSources } from '@antescope/sources/chain-sources';
import { createChainSources } from '@antescope/sources/create-chain-sources';
import { type ExportFormat, exportFormats, formatWriter } from '@antescope/sources/history/export/export-format';
import { NodeClient } from '@antescope/sources/node/node-client';
import { ExportFile } from '../../apps/server/src/rest/export-file.ts';
import { IndexSource } from '@antescope/index/answers/index-source';
import { SqliteReader } from '@antescope/index/store/sqlite/sqlite-reader';

/**
 * Exports an account of a store in a separate process, to measure the memory of the export: run-exports.ts PATH CHAINID
 * ACCOUNT prints a Run per format and turn as JSON.
 */
export interface Run {
  format: ExportFormat;
  actions: number;
  bytes: number;
  seconds: number;
  cpuSeconds: number;
  /** Peak resident memory above the start. */
  grownBytes: number;
}

const turns = 3;
/** Pages read before the export, to warm up caches as in a running server. */
const pagesBefore = 300;

if (process.argv[1] === import.meta.filename) {
  const [path = '', chainId = '', account = ''] = process.argv.slice(2);
  const chain = { ...chainByKey('local'), chainId };
  const reader = new SqliteReader(path, chainId);
  const histories = [new IndexSource(reader, null, chain)];
  const sources = createChainSources({ node: new NodeClient({ endpoints: [] }), histories, chain });
  await readPages(sources, account);
  const runs: Run[] = [];
  for (const format of exportFormats) {
    for (let turn = 0; turn < turns; turn += 1) runs.push(await exportOnce(sources, chain, account, format));
  }
  await reader.close();
  console.log(JSON.stringify(runs));
}

async function readPages(sources: ChainSources, account: string): Promise<void> {
  let cursor: string | null = null;
  for (let page = 0; page < pagesBefore; page += 1) {
    const place: { cursor?: string } = cursor === null ? {} : { cursor };
    const outcome = await sources.accountActions(account, { hideSpam: true }, { order: 'desc', limit: 100, ...place });
    if (outcome.state !== 'data' || outcome.data.next === null) return;
    cursor = outcome.data.next;
  }
}

async function exportOnce(
  sources: ChainSources,
  chain: ReturnType<typeof chainByKey>,
  account: string,
  format: ExportFormat,
): Promise<Run> {
  const before = process.memoryUsage.rss();
  const cpu = process.cpuUsage();
  const started = performance.now();
  let peak = before;
  const outcome = await sources.exportActions(account, { hideSpam: true }, { order: 'desc' });
  if (outcome.state !== 'data') throw new Error(JSON.stringify(outcome.meta.failures));
  const request = { chain: chain.key, account, query: '', format, cursor: null };
  const file = new ExportFile(outcome.data, outcome.meta, formatWriter(format, { account, chain }), request);
  for await (const _chunk of file.bytes()) {
    void _chunk;
    peak = Math.max(peak, process.memoryUsage.rss());
  }
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const { rows, skipped, bytes } = file.manifest!;
  return {
    format,
    actions: rows + skipped,
    bytes,
    seconds,
    cpuSeconds: (user + system) / 1e6,
    grownBytes: peak - before,
  };
}
