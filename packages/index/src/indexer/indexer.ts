import { Worker } from 'node:worker_threads';
import type { SourceStatus } from '../chain-reader/block-source.ts';
import { storePath } from '../store/sqlite/open.ts';
import type { IndexerMessage, IndexerOptions } from './indexer-messages.ts';
import type { IngestEvent } from './ingest.ts';
import { Progress, type Rates } from './progress.ts';

export interface IndexerStatus {
  source: SourceStatus;
  /** Last block that the store holds; null before the first. */
  indexed: { number: number; id: string } | null;
  lastIrreversible: number | null;
  /** Blocks between the node's head and the store; null while unknown. */
  behind: number | null;
  rates: Rates | null;
  /** Until the head is reached at this speed; null while unknown. */
  secondsLeft: number | null;
  /** Why the indexer has ended for good; null while it works. */
  error: { code: string; message: string } | null;
}

/** More makes no block faster, but a catching up of many leaves twice as much behind in memory. */
const youngGenerationMb = 48;

/**
 * The indexer as the server's main thread sees it: a worker thread that follows a node and writes the store.
 * `ready` rejects with one clear line when the store cannot be used (another chain, another version).
 */
export class Indexer {
  readonly storePath: string;
  readonly ready: Promise<void>;
  /** Resolves when the thread has ended, with what ended it. */
  readonly ended: Promise<{ code: string; message: string } | null>;
  readonly #worker: Worker;
  readonly #listeners = new Set<(event: IngestEvent) => void>();
  readonly #status: Omit<IndexerStatus, 'rates' | 'secondsLeft'>;
  readonly #progress = new Progress();

  constructor(options: IndexerOptions) {
    this.storePath = storePath(options.dataFolder, options.chainId);
    this.#status = {
      source: {
        state: 'connecting',
        url: options.shipUrl ?? options.poll.nodes[0] ?? '',
        failures: 0,
        lastError: null,
        head: null,
        lastIrreversible: null,
      },
      indexed: null,
      lastIrreversible: null,
      behind: null,
      error: null,
    };
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: options,
      resourceLimits: { maxYoungGenerationSizeMb: youngGenerationMb },
    });
    const ready = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<IndexerStatus['error']>();
    this.ready = ready.promise;
    this.ended = ended.promise;
    this.ready.catch(() => {});
    let over = false;
    // The thread's own word comes first; its error and exit events follow, and only count without one.
    const end = (error: IndexerStatus['error']): void => {
      if (over) return;
      over = true;
      this.#status.error = error;
      ready.reject(new Error(error?.message ?? 'the indexer was stopped'));
      ended.resolve(error);
    };
    this.#worker.on('message', (message: IndexerMessage) => {
      if (message.type === 'ready') {
        this.#status.indexed = message.head;
        ready.resolve();
      } else if (message.type === 'ended') end(message.error);
      else this.#take(message);
    });
    this.#worker.on('error', (error) => end({ code: 'indexer', message: error.message }));
    this.#worker.on('exit', () => end({ code: 'indexer', message: 'the indexer has ended without a reason' }));
  }

  status(): IndexerStatus {
    const { behind } = this.#status;
    return {
      ...this.#status,
      rates: this.#progress.rates(),
      secondsLeft: behind === null ? null : this.#progress.secondsLeft(behind),
    };
  }

  /** Calls the listener for everything that became readable, in order; returns how to stop that. */
  listen(listener: (event: IngestEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Ends the thread after the block it is at. */
  async stop(): Promise<void> {
    this.#worker.postMessage('stop', []);
    await this.ended;
    await this.#worker.terminate();
  }

  #take(message: Extract<IndexerMessage, { type: 'event' | 'status' }>): void {
    if (message.type === 'status') {
      this.#status.source = message.source;
    } else {
      const { event } = message;
      if (event.type === 'blocks') {
        this.#progress.add(event.last.number - event.first + 1, event.actions);
        this.#status.indexed = event.last;
        this.#status.lastIrreversible = event.lastIrreversible.number;
        this.#status.source = { ...this.#status.source, head: event.head, lastIrreversible: event.lastIrreversible };
      }
      for (const listener of this.#listeners) listener(event);
    }
    const { source, indexed } = this.#status;
    if (source.head !== null && indexed !== null)
      this.#status.behind = Math.max(0, source.head.number - indexed.number);
  }
}
