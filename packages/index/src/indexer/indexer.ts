import { Worker } from 'node:worker_threads';
import type { SourceStatus } from '../chain-reader/block-source.ts';
import type { IndexerMessage, IndexerOptions } from './indexer-messages.ts';
import type { IngestEvent } from './ingest.ts';
import { Progress, type Rates } from './progress.ts';

export interface IndexerStatus {
  source: SourceStatus;
  /** Last block in the store; null if it is empty. */
  indexed: { number: number; id: string } | null;
  lastIrreversible: number | null;
  /** Blocks behind the node's head; null while unknown. */
  behind: number | null;
  rates: Rates | null;
  /** Estimated time to reach the head; null while unknown. */
  secondsLeft: number | null;
  /** The error that stopped the indexer; null while it runs. */
  error: { code: string; message: string } | null;
}

/** More does not index faster, but doubles the memory left in use after catching up. */
const youngGenerationMb = 48;
/** Of each of several indexers on one machine, whose chains are short. */
const smallYoungGenerationMb = 6;

/**
 * Main-thread handle of the indexer: a worker thread that follows a node and writes the store. `ready` rejects with a
 * one-line message if the store cannot be used (other chain, other version).
 */
export class Indexer {
  readonly ready: Promise<void>;
  /** Resolves with the error that ended the thread, or null. */
  readonly ended: Promise<{ code: string; message: string } | null>;
  readonly #worker: Worker;
  readonly #listeners = new Set<(event: IngestEvent) => void>();
  readonly #status: Omit<IndexerStatus, 'rates' | 'secondsLeft'>;
  readonly #progress = new Progress();

  /** `thread`: the entry that calls `runIndexer` for the kind of store. */
  constructor(thread: URL, options: IndexerOptions) {
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
    this.#worker = new Worker(thread, {
      workerData: options,
      resourceLimits: {
        maxYoungGenerationSizeMb: options.small === true ? smallYoungGenerationMb : youngGenerationMb,
      },
    });
    const ready = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<IndexerStatus['error']>();
    this.ready = ready.promise;
    this.ended = ended.promise;
    this.ready.catch(() => {});
    let hasEnded = false;
    // The thread's 'ended' message takes precedence over the error and exit events that follow it.
    const end = (error: IndexerStatus['error']): void => {
      if (hasEnded) return;
      hasEnded = true;
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
    this.#worker.on('exit', () => end({ code: 'indexer', message: 'the indexer exited unexpectedly' }));
  }

  status(): IndexerStatus {
    const { behind } = this.#status;
    return {
      ...this.#status,
      rates: this.#progress.rates(),
      secondsLeft: behind === null ? null : this.#progress.secondsLeft(behind),
    };
  }

  /** Calls the listener for every committed event, in order; returns the unsubscribe function. */
  listen(listener: (event: IngestEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Ends the thread after the current block. */
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
