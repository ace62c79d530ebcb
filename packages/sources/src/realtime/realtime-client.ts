import type { HeadView } from '../block/block-view.ts';
import type { ActionRow } from '../history/history-source.ts';
import type { ClientMessage, ServerMessage } from './messages.ts';
import { reconnectDelay } from './reconnect.ts';

/** 'paused': ten reconnects failed; `resume()` starts anew. */
export type ConnectionState = 'idle' | 'connecting' | 'live' | 'waiting' | 'paused';

export interface ActionsFilter {
  account?: string;
  contract?: string;
  name?: string;
}

export interface ActionsListener {
  /** Rows of one block, oldest first. */
  rows(rows: ActionRow[], block: { number: number; id: string }): void;
  /** Blocks above this number are no longer part of the chain: drop their rows. */
  undo(block: number): void;
  /** Rows are missing since `from`: read the page anew. */
  gap(reason: string): void;
  error?(message: string): void;
}

/** What a WebSocket must do for us; the browser's and Node's are that. */
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
  connectTimeoutMs?: number;
  /** Silence after which a connection counts as lost (heads arrive with every block). */
  silenceTimeoutMs?: number;
}

type Subscription =
  | { channel: 'info'; listener: (head: HeadView, tps: number | null) => void }
  | { channel: 'actions'; filter: ActionsFilter; since: string | undefined; listener: ActionsListener };

/**
 * One websocket for a page's live data. Opens with the first subscription and closes with the last; reconnects by itself
 * (500 ms, doubling, ten times, then 'paused') and resumes actions after the last row that was seen.
 */
export class RealtimeClient {
  readonly #url: string;
  readonly #open: (url: string) => Socket;
  readonly #connectTimeoutMs: number;
  readonly #silenceTimeoutMs: number;
  readonly #subscriptions = new Map<string, Subscription>();
  readonly #stateListeners = new Set<(state: ConnectionState) => void>();
  #state: ConnectionState = 'idle';
  #socket: Socket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempts = 0;
  #nextId = 0;

  constructor(options: RealtimeOptions) {
    this.#url = options.url;
    this.#open = options.open ?? ((url) => new WebSocket(url) as unknown as Socket);
    this.#connectTimeoutMs = options.connectTimeoutMs ?? 10_000;
    this.#silenceTimeoutMs = options.silenceTimeoutMs ?? 45_000;
  }

  get state(): ConnectionState {
    return this.#state;
  }

  /** Calls back with the present state and every change; returns how to stop. */
  onState(listener: (state: ConnectionState) => void): () => void {
    this.#stateListeners.add(listener);
    listener(this.#state);
    return () => this.#stateListeners.delete(listener);
  }

  /** Every new head. Returns how to stop. */
  onHead(listener: (head: HeadView, tps: number | null) => void): () => void {
    return this.#subscribe({ channel: 'info', listener });
  }

  /** New actions by filter, after the row of `since` where that is given. Returns how to stop. */
  onActions(filter: ActionsFilter, listener: ActionsListener, since?: string): () => void {
    return this.#subscribe({ channel: 'actions', filter, since, listener });
  }

  /** Tries again at once, for a person's "reconnect". */
  resume(): void {
    if (this.#state !== 'paused' && this.#state !== 'waiting') return;
    this.#attempts = 0;
    this.#connect();
  }

  #subscribe(subscription: Subscription): () => void {
    this.#nextId += 1;
    const id = String(this.#nextId);
    this.#subscriptions.set(id, subscription);
    if (this.#state === 'idle') this.#connect();
    else if (this.#state === 'live') this.#send(wantOf(id, subscription));
    return () => {
      if (!this.#subscriptions.delete(id)) return;
      if (this.#subscriptions.size === 0) this.#end();
      else if (this.#state === 'live') this.#send({ drop: { id } });
    };
  }

  #connect(): void {
    this.#setState('connecting');
    this.#restartTimer(this.#connectTimeoutMs, () => this.#lost(socket));
    const socket = this.#open(this.#url);
    this.#socket = socket;
    socket.addEventListener('open', () => this.#opened(socket));
    socket.addEventListener('message', ({ data }) => this.#received(socket, data));
    socket.addEventListener('close', () => this.#lost(socket));
    socket.addEventListener('error', () => this.#lost(socket));
  }

  #opened(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#setState('live');
    this.#heard(socket);
    // The head channel is always wanted: by its messages the client knows that the connection lives.
    this.#send({ want: { id: heartbeat, channel: 'info' } });
    for (const [id, subscription] of this.#subscriptions) this.#send(wantOf(id, subscription));
  }

  #received(socket: Socket, text: unknown): void {
    if (socket !== this.#socket) return;
    const message = parse(text);
    if (message === null) return;
    this.#attempts = 0;
    this.#heard(socket);
    const subscription = this.#subscriptions.get(message.id);
    if (subscription !== undefined) deliver(subscription, message);
  }

  #heard(socket: Socket): void {
    this.#restartTimer(this.#silenceTimeoutMs, () => this.#lost(socket));
  }

  #lost(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    socket.close();
    const delay = reconnectDelay(this.#attempts);
    if (delay === null) {
      clearTimeout(this.#timer);
      this.#setState('paused');
      return;
    }
    this.#attempts += 1;
    this.#setState('waiting');
    this.#restartTimer(delay, () => this.#connect());
  }

  #end(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    this.#attempts = 0;
    socket?.close();
    this.#setState('idle');
  }

  #restartTimer(ms: number, then: () => void): void {
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

const heartbeat = 'head';

function wantOf(id: string, subscription: Subscription): ClientMessage {
  if (subscription.channel === 'info') return { want: { id, channel: 'info' } };
  const { filter, since } = subscription;
  return { want: { id, channel: 'actions', filter, ...(since === undefined ? {} : { since }) } };
}

function deliver(subscription: Subscription, message: ServerMessage): void {
  if ('error' in message) {
    if (subscription.channel === 'actions') subscription.listener.error?.(message.error.message);
  } else if (subscription.channel === 'info') {
    if (message.channel === 'info') subscription.listener(message.head, message.tps);
  } else if (message.channel === 'actions') {
    deliverActions(subscription, message);
  }
}

type ActionsMessage = Extract<ServerMessage, { channel: 'actions' }>;

function deliverActions(subscription: Subscription & { channel: 'actions' }, message: ActionsMessage): void {
  if ('undo' in message) {
    subscription.listener.undo(message.undo.block);
  } else if ('gap' in message) {
    subscription.since = undefined;
    subscription.listener.gap(message.gap.reason);
  } else {
    subscription.since = message.rows.at(-1)?.cursor ?? subscription.since;
    subscription.listener.rows(message.rows, { number: message.block, id: message.blockId });
  }
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
