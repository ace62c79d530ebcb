import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { SlowReadError } from '@antescope/index/store/slow-read-error';
import type { Socket } from 'socket.io';
import type { WorkMeter } from '../../core/define-compat.ts';
import { indexOf } from '../chain-index.ts';
import { HyperionError } from '../query.ts';
import type { Fork } from './chain-tail.ts';
import { Stream, type StreamMessage } from './stream.ts';
import type { StreamedChain } from './streamed-chain.ts';
import { StreamRequestError } from './stream-request-error.ts';
import { streamRequest } from './stream-request.ts';

const windowMs = 10_000;
/** Messages of a client in ten seconds; ten times as many end the connection. */
const maxMessages = 60;
const floodFactor = 10;
const maxStreams = 20;
/** How long a client may take to confirm a page of the replay; older clients never do. */
const confirmMs = 30_000;
/** Pause of replays whose address has used up its share of the server. */
const spentMs = 1000;

export interface StreamClientOptions {
  /** null: not limited, as the operator's own address. */
  address: string | null;
  meter: WorkMeter;
  report(problem: string): void;
}

type Answer = (response: unknown) => void;

/** One client of the stream: its requests, served in turn at the pace the client reads. */
export class StreamClient {
  readonly #socket: Socket;
  readonly #chain: StreamedChain;
  readonly #options: StreamClientOptions;
  readonly #streams = new Map<string, Stream>();
  readonly #gone = new AbortController();
  #forks: Fork[] = [];
  /** Last irreversible block that the client knows. */
  #lastIrreversible = 0;
  /** Resolves when there may be something to send. */
  #wake = Promise.withResolvers<void>();
  #messages = 0;
  #windowStart = 0;

  constructor(socket: Socket, chain: StreamedChain, options: StreamClientOptions) {
    this.#socket = socket;
    this.#chain = chain;
    this.#options = options;
    socket.use((event, next) => {
      if (this.#isAllowed(event.at(-1))) next();
    });
    socket.on('action_stream_request', (request: unknown, answer: unknown) => this.#request('action', request, answer));
    socket.on('delta_stream_request', (request: unknown, answer: unknown) => this.#request('delta', request, answer));
    socket.on('cancel_stream_request', (request: unknown, answer: unknown) => this.#cancel(request, answer));
    // Requests end with their connection: the client sends them again.
    socket.on('reconnect', (data: unknown) => {
      const last_id = (data as { last_id?: unknown } | null)?.last_id;
      if (typeof last_id === 'string') socket.emit('resend_requests', { last_id: last_id.slice(0, 64) });
    });
  }

  /** Serves the client until it disconnects. */
  async serve(): Promise<void> {
    const leave = await this.#chain.tail.listen({
      forked: (fork) => {
        this.#forks.push(fork);
        for (const stream of this.#streams.values()) stream.forked(fork);
      },
      advanced: () => this.#wake.resolve(),
    });
    this.#socket.once('disconnect', () => {
      this.#gone.abort();
      this.#wake.resolve();
      leave();
    });
    if (!this.#socket.connected) {
      this.#gone.abort();
      leave();
    }
    this.#lastIrreversible = this.#chain.tail.lastIrreversible.number;
    const { key, chainId } = this.#chain.served.config;
    this.#socket.emit('handshake', { chain: key, chain_id: chainId });
    const { address, meter } = this.#options;
    return meter.run(address, () => this.#pump());
  }

  async #pump(): Promise<void> {
    while (!this.#gone.signal.aborted) {
      this.#wake = Promise.withResolvers<void>();
      const wake = this.#wake.promise;
      try {
        await this.#sendChainEvents();
        const isBusy = await this.#sendPages();
        if (!isBusy && this.#forks.length === 0) await wake;
      } catch (error) {
        if (this.#gone.signal.aborted) return;
        this.#options.report(error instanceof Error ? (error.stack ?? error.message) : String(error));
        this.#socket.disconnect(true);
      }
    }
  }

  async #sendChainEvents(): Promise<void> {
    const chain_id = this.#chain.served.config.chainId;
    for (const { startingBlock, endingBlock, newId } of this.#forks.splice(0)) {
      await this.#send('fork_event', {
        chain_id,
        starting_block: startingBlock,
        ending_block: endingBlock,
        new_id: newId,
      });
    }
    const { number, id } = this.#chain.tail.lastIrreversible;
    if (number <= this.#lastIrreversible) return;
    this.#lastIrreversible = number;
    await this.#send('lib_update', { chain_id, block_num: number, block_id: id });
  }

  /** Sends a page of each stream. False: none has more. */
  async #sendPages(): Promise<boolean> {
    let isBusy = false;
    for (const stream of this.#streams.values()) {
      const { published } = this.#chain.tail;
      if (!stream.isBehind(published)) continue;
      isBusy = true;
      if (this.#isSpent()) await delay(spentMs, undefined, { signal: this.#gone.signal });
      for (const message of await this.#read(stream, published)) await this.#send('message', message);
      if (stream.ended) this.#streams.delete(stream.id);
      // Its fork event comes before rows of the new branch.
      if (this.#forks.length > 0) return true;
    }
    return isBusy;
  }

  async #read(stream: Stream, published: number): Promise<StreamMessage[]> {
    try {
      return await stream.read({ chain: this.#chain.served, live: this.#chain.live }, published);
    } catch (error) {
      if (!(error instanceof HyperionError) && !(error instanceof SlowReadError)) throw error;
      // A stream without one of its rows must not continue.
      this.#streams.delete(stream.id);
      return [{ type: 'error', reqUUID: stream.id, mode: 'history', messages: [], error: error.message }];
    }
  }

  /** Resolves when the message is handed to the operating system: a client that does not read gets nothing more. */
  async #send(event: string, message: StreamMessage): Promise<void> {
    const { signal } = this.#gone;
    signal.throwIfAborted();
    const { conn } = this.#socket;
    const flushed = once(conn, 'drain', { signal });
    if (message['mode'] === 'history') this.#socket.timeout(confirmMs).emit(event, message, () => {});
    else this.#socket.emit(event, message);
    await flushed;
    const { socket } = conn.request;
    if (socket.writableNeedDrain) await once(socket, 'drain', { signal });
  }

  async #request(kind: 'action' | 'delta', request: unknown, answer: unknown): Promise<void> {
    const respond: Answer = typeof answer === 'function' ? (answer as Answer) : () => {};
    try {
      const stream = await this.#open(kind, request);
      if (this.#streams.size >= maxStreams) throw new StreamRequestError(`At most ${maxStreams} requests at once`);
      this.#streams.set(stream.id, stream);
      // Before the messages, which have the ID.
      respond({ status: 'OK', reqUUID: stream.id, currentBlockNum: this.#chain.tail.published });
      this.#wake.resolve();
    } catch (error) {
      const isExpected = error instanceof StreamRequestError || error instanceof HyperionError;
      if (!isExpected) this.#options.report(error instanceof Error ? (error.stack ?? error.message) : String(error));
      respond({ status: 'ERROR', message: isExpected ? error.message : 'Internal server error' });
    }
  }

  async #open(kind: 'action' | 'delta', request: unknown): Promise<Stream> {
    if (this.#isSpent()) throw new StreamRequestError('Requests took too long: wait a moment');
    await this.#chain.tail.started;
    const index = await indexOf(this.#chain.served, kind === 'action' ? 'traces' : 'deltas');
    const parsed = await streamRequest(index, kind, request);
    return new Stream(randomUUID(), parsed, this.#chain.tail.published);
  }

  #cancel(request: unknown, answer: unknown): void {
    const id = (request as { reqUUID?: unknown } | null)?.reqUUID;
    const isKnown = typeof id === 'string' && this.#streams.delete(id);
    const response = isKnown ? { status: 'OK', reqUUID: id } : { status: 'ERROR', message: 'Unknown request' };
    if (typeof answer === 'function') (answer as Answer)(response);
  }

  /** False: the message is dropped. */
  #isAllowed(answer: unknown): boolean {
    const now = performance.now();
    if (now - this.#windowStart > windowMs) {
      this.#windowStart = now;
      this.#messages = 0;
    }
    this.#messages += 1;
    if (this.#messages <= maxMessages) return true;
    if (this.#messages > maxMessages * floodFactor) this.#socket.disconnect(true);
    else if (typeof answer === 'function')
      (answer as Answer)({ status: 'ERROR', message: 'Too many messages in ten seconds' });
    return false;
  }

  #isSpent(): boolean {
    const { address, meter } = this.#options;
    return address !== null && meter.used(address) === 'all';
  }
}
