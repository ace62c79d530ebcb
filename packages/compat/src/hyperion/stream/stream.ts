import type { Fork } from './chain-tail.ts';
import type { StreamRequest } from './stream-request.ts';
import { type StreamPage, type StreamPosition, streamPage } from './stream-rows.ts';

/** A message of a stream, and whether the client confirms it. */
export type StreamMessage = Record<string, unknown>;

/** One request of a client: replays from its first block, then follows the head. */
export class Stream {
  readonly id: string;
  readonly #request: StreamRequest;
  /** Last block of the replay; null: nothing is replayed. */
  #historyEnd: number | null;
  #position: StreamPosition;
  /** Counts forks, so that a page that was read before one is dropped. */
  #branch = 0;

  /** `published`: the last block that can be read now. */
  constructor(id: string, request: StreamRequest, published: number) {
    this.id = id;
    this.#request = request;
    this.#historyEnd = request.start === null ? null : Math.min(published, request.end ?? published);
    this.#position = { block: request.start ?? published + 1, sequence: null };
  }

  get ended(): boolean {
    const { end, ignoreLive } = this.#request;
    return this.#historyEnd === null && (ignoreLive || (end !== null && this.#position.block > end));
  }

  /** Whether there is something to read, up to the published block. */
  isBehind(published: number): boolean {
    if (this.ended) return false;
    return this.#historyEnd !== null || this.#position.block <= this.#lastBlock(published);
  }

  forked({ startingBlock, endingBlock, nextSequence }: Fork): void {
    this.#branch += 1;
    const { block, sequence } = this.#position;
    // A stream that begins after the removed blocks begins there still.
    if (block < startingBlock || block > endingBlock + 1) return;
    this.#position = {
      block: startingBlock,
      sequence: sequence === null || block > startingBlock ? null : Math.min(sequence, nextSequence),
    };
  }

  /** The next messages. The stream continues after them. */
  async read(from: Parameters<typeof streamPage>[0], published: number): Promise<StreamMessage[]> {
    const branch = this.#branch;
    const historyEnd = this.#historyEnd;
    const to = historyEnd ?? this.#lastBlock(published);
    // After a fork the chain may be shorter than the replay.
    const page = this.#position.block > Math.min(to, published) ? null : await this.#page(from, to, published);
    if (branch !== this.#branch) return [];
    if (page !== null) this.#position = page.next;
    const rows = page === null || page.rows.length === 0 ? [] : this.#rowMessages(page, historyEnd !== null);
    if (historyEnd === null || this.#position.block <= Math.min(historyEnd, published)) return rows;
    this.#historyEnd = null;
    const message = { lastBlock: Math.min(historyEnd, published) };
    return [...rows, { type: 'history_end', reqUUID: this.id, mode: 'history', message }];
  }

  #page(from: Parameters<typeof streamPage>[0], to: number, published: number): Promise<StreamPage> {
    return streamPage(from, this.#request, this.#position, { to: Math.min(to, published), published });
  }

  #rowMessages({ rows }: StreamPage, isHistory: boolean): StreamMessage[] {
    const type = `${this.#request.selection.kind}_trace`;
    if (isHistory) {
      const messages = rows.map(({ document }) => document);
      return [{ type, reqUUID: this.id, mode: 'history', messages }];
    }
    return rows.map(({ document, json }) => ({
      type,
      mode: 'live',
      targets: [this.id],
      message: json ?? JSON.stringify(document),
    }));
  }

  #lastBlock(published: number): number {
    return Math.min(published, this.#request.end ?? published);
  }
}
