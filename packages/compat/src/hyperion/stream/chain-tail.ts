import type { IngestEvent } from '@antescope/index/indexer/ingest';
import type { ChainStore } from '../../core/compat-chain.ts';

/** The last irreversible block. */
interface LastIrreversible {
  number: number;
  id: string;
}

/** Blocks that a fork removed: `startingBlock` to `endingBlock`. */
export interface Fork {
  startingBlock: number;
  endingBlock: number;
  /** ID of the block that replaces the first one. */
  newId: string;
  /** Global sequence of the first action in or after the first removed block. */
  nextSequence: number;
}

export interface TailListener {
  /** Called before `published` passes the fork. */
  forked(fork: Fork): void;
  /** The published block or the last irreversible one changed. */
  advanced(): void;
}

/** The end of one indexed chain: announces blocks that can be read, and forks before the blocks of the new branch. */
export class ChainTail {
  readonly #store: ChainStore;
  readonly #report: (problem: string) => void;
  readonly #listeners = new Set<TailListener>();
  readonly #stop: () => void;
  /** Resolves once `published` is known. */
  readonly started: Promise<void>;
  #queue: Promise<void>;
  #published = 0;
  #lastIrreversible: LastIrreversible = { number: 0, id: '' };
  /** Of a fork whose new branch has no block yet. */
  #removed: { from: number; to: number } | null = null;

  constructor(store: ChainStore, report: (problem: string) => void) {
    this.#store = store;
    this.#report = report;
    this.started = this.#start();
    this.#queue = this.started;
    this.#stop = store.listen?.((event) => this.#enqueue(event)) ?? (() => {});
  }

  /** The last block that streams may read. */
  get published(): number {
    return this.#published;
  }

  get lastIrreversible(): LastIrreversible {
    return this.#lastIrreversible;
  }

  async listen(listener: TailListener): Promise<() => void> {
    await this.started;
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  close(): void {
    this.#stop();
  }

  async #start(): Promise<void> {
    const status = await this.#store.reader.status();
    if (status === null) return;
    this.#published = status.head.number;
    const block = await this.#store.reader.block(status.lastIrreversible);
    this.#lastIrreversible = { number: status.lastIrreversible, id: block?.id ?? '' };
  }

  #enqueue(event: IngestEvent): void {
    this.#queue = this.#queue
      .then(() => this.#handle(event))
      .catch((error: unknown) => this.#report(error instanceof Error ? (error.stack ?? error.message) : String(error)));
  }

  async #handle(event: IngestEvent): Promise<void> {
    if (event.type === 'undo') {
      if (event.block >= this.#published) return;
      const to = this.#removed?.to ?? this.#published;
      this.#removed = { from: event.block + 1, to };
      this.#published = event.block;
      return;
    }
    if (this.#removed !== null && event.last.number >= this.#removed.from) await this.#fork(this.#removed);
    this.#published = Math.max(this.#published, event.last.number);
    this.#lastIrreversible = event.lastIrreversible;
    for (const listener of this.#listeners) listener.advanced();
  }

  async #fork({ from, to }: { from: number; to: number }): Promise<void> {
    const block = await this.#store.reader.block(from);
    // Removed by another fork in the meantime, whose event follows.
    if (block === null) return;
    this.#removed = null;
    const fork = { startingBlock: from, endingBlock: to, newId: block.id, nextSequence: block.firstSequence };
    for (const listener of this.#listeners) listener.forked(fork);
  }
}
