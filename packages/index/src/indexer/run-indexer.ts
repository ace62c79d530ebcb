import { parentPort, workerData } from 'node:worker_threads';
import type { BlockSource } from '../chain-reader/block-source.ts';
import { PollingReader } from '../chain-reader/polling-reader.ts';
import { ShipReader } from '../chain-reader/ship-reader.ts';
import type { HistoryWriter } from '../store/history-store.ts';
import type { IndexStore } from '../store/index-store.ts';
import { Ingest } from './ingest.ts';
import type { IndexerMessage, IndexerOptions } from './indexer-messages.ts';

const statusEveryMs = 1000;

/**
 * The indexer thread: the store's only writer, fed by the chain reader until the main thread sends a message. Each kind
 * of store has an entry of its own, which receives the options given to `Indexer`.
 */
export async function runIndexer<Options extends IndexerOptions>(
  storeOf: (options: Options) => Pick<IndexStore, 'openWriter'>,
): Promise<void> {
  const post = (message: IndexerMessage): void => parentPort?.postMessage(message, []);
  try {
    const options = workerData as Options;
    await work(options, await storeOf(options).openWriter(), post);
    post({ type: 'ended', error: null });
  } catch (error) {
    const code = (error as { code?: unknown }).code;
    const message = error instanceof Error ? error.message : String(error);
    post({ type: 'ended', error: { code: typeof code === 'string' ? code : 'indexer', message } });
  }
  parentPort?.close();
}

async function work(
  options: IndexerOptions,
  writer: HistoryWriter,
  post: (message: IndexerMessage) => void,
): Promise<void> {
  const stop = new AbortController();
  parentPort?.on('message', () => stop.abort());
  post({ type: 'ready', head: await writer.head() });
  const reader = readerOf(options);
  const report = setInterval(() => post({ type: 'status', source: reader.status() }), statusEveryMs);
  try {
    await reader.run(new Ingest(writer, (event) => post({ type: 'event', event })), stop.signal);
  } finally {
    clearInterval(report);
    post({ type: 'status', source: reader.status() });
    await writer.close();
  }
}

function readerOf(options: IndexerOptions): BlockSource {
  const { chainId, startBlock } = options;
  const from = { chainId, ...(startBlock === undefined ? {} : { startBlock }) };
  if (options.poll !== undefined) return new PollingReader({ ...options.poll, ...from });
  return new ShipReader({ url: options.shipUrl, ...from });
}
