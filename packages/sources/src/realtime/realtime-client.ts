import type { HeadView } from '../block/block-view.ts';
import type { ActionRow } from '../history/history-source.ts';
import type { LiveFilter } from './live-filter.ts';
import type { ChannelName, ClientMessage, Payloads, ServerMessage, ChannelRequest } from './messages.ts';
import { reconnectDelay } from './reconnect.ts';

/** 'paused': ten reconnects failed; `resume()` starts over. */
export type ConnectionState = 'idle' | 'connecting' | 'live' | 'waiting' | 'paused';

export interface ActionsListener {
  /** Rows of one block, oldest first. */
  rows(rows: ActionRow[], block: { number: number; id: string }): void;
  /** Blocks above this number are no longer part of the chain: drop their rows. */
  undo(block: number): void;
  /** Rows are missing: reload the page. */
  gap(reason: string): void;
  /** Current cursor of the stream, to resume from. */
  at?(cursor: string): void;
  error?(message: string): void;
}

/** The part of a WebSocket that is used. */
export interface Socket {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

export interface RealtimeOptions {
  url: string;
  /** Opens a socket; default: the platform's WebSocket. */
  open?: (url: string) => Socket;
  /** Time-out of opening. */
  connectTimeoutMs?: number;
  /** Silence after which a connection counts as lost; the server is pinged halfway. */
  pingTimeoutMs?: number;
  /** Logs lost connections and attempts. */
  log?: (line: string) => void;
}

interface Listener {
  receive(payload: Payloads[ChannelName]): void;
  failed?(message: string): void;
}

/** All listeners to the same channel and filter, as one subscription at the server. */
interface Subscription {
  id: string;
  request: ChannelRequest;
  listeners: Set<Listener>;
  last: Payloads[ChannelName] | null;
  since: string | undefined;
  /** Sent before: without a cursor to resume from, sending it again leaves a gap. */
  sent: boolean;
}

/** Channels whose last message is the current state. */
const stateful = new Set<ChannelName>(['info', 'tps', 'marketcap', 'transaction']);

/**
 * One websocket for a page's live data. Opens with the first subscription and closes with the last; reconnects by itself
 * (500 ms, doubling, ten times, then 'paused') and resumes actions after the last row.
 */
export class RealtimeClient {
  readonly #options: RealtimeOptions;
  readonly #subscriptions = new Map<string, Subscription>();
  readonly #stateListeners = new Set<(state: ConnectionState) => void>();
  #state: ConnectionState = 'idle';
  #socket: Socket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempts = 0;
  #nextId = 0;
  #asleep = false;

  constructor(options: RealtimeOptions) {
    this.#options = options;
  }

  get state(): ConnectionState {
    return this.#state;
  }

  /** Calls back with the current state and every change; returns how to stop. */
  onState(listener: (state: ConnectionState) => void): () => void {
    this.#stateListeners.add(listener);
    listener(this.#state);
    return () => this.#stateListeners.delete(listener);
  }

  /** Every new head. Returns how to stop. */
  onHead(listener: (head: HeadView, tps: number | null) => void): () => void {
    return this.watch({ channel: 'info' }, ({ head, tps }) => listener(head, tps));
  }

  /** New actions by filter, after the row of `since` where that is given. Returns how to stop. */
  onActions(filter: LiveFilter, listener: ActionsListener, since?: string): () => void {
    const receive = (payload: Payloads['actions']): void => {
      if ('undo' in payload) listener.undo(payload.undo.block);
      else if ('gap' in payload) listener.gap(payload.gap.reason);
      else if ('rows' in payload) {
        listener.rows(payload.rows, { number: payload.block, id: payload.blockId });
        listener.at?.(payload.rows.at(-1)?.cursor ?? '');
      } else listener.at?.(payload.at);
    };
    const request = { channel: 'actions' as const, filter, ...(since === undefined ? {} : { since }) };
    return this.watch(request, receive, (message) => listener.error?.(message));
  }

  /** Listens to a channel; equal requests share one subscription. Returns how to stop. */
  watch<Name extends ChannelName>(
    request: ChannelRequest & { channel: Name },
    receive: (payload: Payloads[Name]) => void,
    failed?: (message: string) => void,
  ): () => void {
    const key = JSON.stringify(request);
    let subscription = this.#subscriptions.get(key);
    const listener = { receive, failed } as Listener;
    if (subscription === undefined) {
      const id = String((this.#nextId += 1));
      const { since, ...rest } = { since: undefined, ...request };
      subscription = { id, request: rest, listeners: new Set([listener]), last: null, since, sent: false };
      this.#subscriptions.set(key, subscription);
      if (this.#state === 'live') this.#want(subscription);
      else if (this.#state === 'idle' && !this.#asleep) this.#connect();
    } else {
      subscription.listeners.add(listener);
      if (subscription.last !== null) listener.receive(subscription.last);
    }
    const { id, listeners } = subscription;
    const own = subscription;
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#subscriptions.get(key) === own) {
        this.#subscriptions.delete(key);
        if (this.#subscriptions.size === 0) this.#end();
        else if (this.#state === 'live') this.#send({ unsubscribe: { id } });
      }
    };
  }

  /** Tries again at once: the reconnect button. */
  resume(): void {
    if (this.#state !== 'paused' && this.#state !== 'waiting') return;
    this.#attempts = 0;
    this.#connect();
  }

  /** While asleep (a hidden page) the connection is closed; the subscriptions stay and resume afterwards. */
  sleep(asleep: boolean): void {
    if (asleep === this.#asleep) return;
    this.#asleep = asleep;
    if (asleep) this.#end();
    else if (this.#subscriptions.size > 0) this.#connect();
  }

  #connect(): void {
    this.#setState('connecting');
    const { url, open = (at: string) => new WebSocket(at) as unknown as Socket } = this.#options;
    const socket = open(url);
    this.#socket = socket;
    const lost = (): void => this.#lost(socket);
    this.#wait(this.#options.connectTimeoutMs ?? 10_000, lost);
    socket.addEventListener('open', () => this.#opened(socket));
    socket.addEventListener('message', ({ data }) => this.#received(socket, data));
    socket.addEventListener('close', lost);
    socket.addEventListener('error', lost);
  }

  #opened(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#setState('live');
    this.#alive(socket);
    for (const subscription of this.#subscriptions.values()) this.#want(subscription);
  }

  #want(subscription: Subscription): void {
    const { id, request, since, sent } = subscription;
    if (request.channel === 'actions' && sent && since === undefined) {
      notify(subscription, { gap: { from: '', code: 'unknown-cursor', reason: 'The connection was lost' } });
    }
    subscription.sent = true;
    this.#send({
      subscribe: { id, ...request, ...(since === undefined ? {} : { since }) } as { id: string } & ChannelRequest,
    });
  }

  #received(socket: Socket, text: unknown): void {
    if (socket !== this.#socket) return;
    this.#attempts = 0;
    this.#alive(socket);
    const message = parse(text);
    if (message === null) return;
    for (const subscription of this.#subscriptions.values()) {
      if (subscription.id === message.id) deliver(subscription, message);
    }
  }

  /** After some silence the server is pinged; without an answer the connection is lost. */
  #alive(socket: Socket): void {
    const timeout = this.#options.pingTimeoutMs ?? 45_000;
    this.#wait(timeout / 2, () => {
      this.#send({ ping: 1 });
      this.#wait(timeout / 2, () => this.#lost(socket));
    });
  }

  #lost(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    socket.close();
    const delay = reconnectDelay(this.#attempts);
    const { log = (line: string) => console.info(line) } = this.#options;
    log(
      `realtime: no connection; ${delay === null ? 'no further attempt' : `attempt ${this.#attempts + 1} in ${delay} ms`}`,
    );
    if (delay === null) {
      clearTimeout(this.#timer);
      this.#setState('paused');
      return;
    }
    this.#attempts += 1;
    this.#setState('waiting');
    this.#wait(delay, () => this.#connect());
  }

  #end(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    this.#attempts = 0;
    socket?.close();
    this.#setState('idle');
  }

  #wait(ms: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, ms);
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #setState(state: ConnectionState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of this.#stateListeners) listener(state);
  }
}

function deliver(subscription: Subscription, message: ServerMessage): void {
  if ('error' in message) {
    for (const { failed } of subscription.listeners) failed?.(message.error.message);
    return;
  }
  const { channel } = subscription.request;
  if (message.channel !== channel) return;
  if (stateful.has(channel)) subscription.last = message;
  if (message.channel === 'actions') {
    if ('at' in message) subscription.since = message.at;
    else if ('rows' in message) subscription.since = message.rows.at(-1)?.cursor ?? subscription.since;
    else if ('gap' in message) {
      subscription.since = message.gap.code === 'slow' ? message.gap.from : undefined;
      // Nothing is missing yet: the next connection resumes there.
      if (message.gap.code === 'slow') return;
    }
  }
  notify(subscription, message);
}

function notify({ listeners }: Subscription, payload: Payloads[ChannelName]): void {
  for (const listener of listeners) listener.receive(payload);
}

function parse(text: unknown): ServerMessage | null {
  if (typeof text !== 'string') return null;
  try {
    const message = JSON.parse(text) as ServerMessage | null;
    return typeof message === 'object' && message !== null && typeof message.id === 'string' ? message : null;
  } catch {
    return null;
  }
}
