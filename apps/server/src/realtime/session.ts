import type { Channel } from './channels/channel.ts';
import type { Feed } from './channels/feed.ts';
import { type ParsedMessage, parseClientMessage } from './client-message.ts';
import type { Subscription } from './group.ts';
import { WireMessage } from './wire-message.ts';

/** Transport of one client. */
export interface Connection {
  /** Bytes queued for sending. */
  readonly buffered: number;
  send(message: WireMessage): void;
  /** Closes the connection once the queue is flushed, or after a timeout. */
  end(reason: string): void;
}

/** What a session needs of its hub. */
export interface SessionHub {
  readonly channels: ReadonlyMap<string, Channel>;
  readonly feed: Feed;
  readonly limits: { messagesPerTenSeconds: number; subscriptionsPerClient: number };
  /** Maximum queued bytes of one client. */
  readonly maxBuffered: number;
  add(
    subscription: Subscription,
    topic: NonNullable<ReturnType<Channel['topic']>>,
    since: string | undefined,
    isOpen: () => boolean,
  ): Promise<void>;
  remove(subscription: Subscription): void;
  close(session: Session): void;
}

const windowMs = 10_000;
/** A client exceeding the message limit by this factor is disconnected. */
const floodFactor = 10;

/** One client with its subscriptions. */
export class Session {
  readonly subscriptions = new Map<string, Subscription>();
  readonly #hub: SessionHub;
  readonly #connection: Connection;
  #ended = false;
  #messages = 0;
  #windowStart = 0;

  constructor(hub: SessionHub, connection: Connection) {
    this.#hub = hub;
    this.#connection = connection;
  }

  get ended(): boolean {
    return this.#ended;
  }

  /** Handles a message of the client. Never throws. */
  receive(text: string, now: number): void {
    if (this.#ended) return;
    if (now - this.#windowStart > windowMs) {
      this.#windowStart = now;
      this.#messages = 0;
    }
    const { messagesPerTenSeconds: max } = this.#hub.limits;
    this.#messages += 1;
    if (this.#messages > max) {
      // Sent once: replying to each message would double the work of a flood.
      if (this.#messages === max + 1) this.error('', 'too-many-messages', 'Too many messages in ten seconds');
      if (this.#messages > max * floodFactor) this.#end('too many messages');
      return;
    }
    const parsed = parseClientMessage(text, this.#hub.channels);
    if (parsed.kind === 'error') this.error(parsed.id, parsed.code, parsed.text);
    else if (parsed.kind === 'ping') this.#sendJson({ pong: parsed.number });
    else if (parsed.kind === 'end') this.#remove(parsed.key);
    else this.#subscribe(parsed);
  }

  close(): void {
    this.#ended = true;
    this.#hub.close(this);
  }

  /** False: the client is disconnected; one with too much queued data is disconnected here. */
  send(message: WireMessage): boolean {
    if (this.#ended) return false;
    if (this.#connection.buffered > this.#hub.maxBuffered) {
      this.#dropSlow();
      return false;
    }
    this.#connection.send(message);
    return true;
  }

  error(id: string, code: string, message: string): void {
    this.#sendJson({ id, error: { code, message } });
  }

  #subscribe(request: Extract<ParsedMessage, { kind: 'subscribe' }>): void {
    const { id, key, spelling, channel, chain, topic, since } = request;
    const { limits, feed } = this.#hub;
    if (chain !== null && chain !== feed.chain.key && chain !== feed.chain.chainId) {
      this.error(id ?? '', 'other-chain', `This socket serves the chain ${feed.chain.key}`);
    } else if (this.subscriptions.has(key)) {
      this.error(id ?? '', 'taken', 'A subscription with this id exists already');
    } else if (this.subscriptions.size >= limits.subscriptionsPerClient) {
      this.error(id ?? '', 'too-many', `At most ${limits.subscriptionsPerClient} subscriptions per client`);
    } else {
      const idField = id === null ? '' : `"id":${JSON.stringify(id)},`;
      const subscription: Subscription = {
        session: this,
        prefix: `{${idField}"channel":${JSON.stringify(channel)},`,
        nested: spelling === 'watch',
        group: null,
        cursor: '',
      };
      this.subscriptions.set(key, subscription);
      const isOpen = (): boolean => !this.#ended && this.subscriptions.get(key) === subscription;
      const failed = (error: unknown): void => {
        this.subscriptions.delete(key);
        this.error(id ?? '', 'failed', error instanceof Error ? error.message : String(error));
      };
      void this.#hub.add(subscription, topic, since, isOpen).catch(failed);
    }
  }

  #remove(key: string): void {
    const subscription = this.subscriptions.get(key);
    if (subscription !== undefined) this.#hub.remove(subscription);
    this.subscriptions.delete(key);
  }

  #end(reason: string): void {
    this.#ended = true;
    this.#hub.close(this);
    this.#connection.end(reason);
  }

  #dropSlow(): void {
    this.#ended = true;
    const reason = 'This client reads too slowly: reconnect and resume at this cursor';
    for (const { prefix: opening, nested, cursor } of this.subscriptions.values()) {
      if (cursor === '') continue;
      const gap = `"gap":${JSON.stringify({ from: cursor, code: 'slow', reason })}}`;
      this.#connection.send(new WireMessage(nested ? `${opening}"data":{${gap}}` : opening + gap));
    }
    this.#end('too slow');
  }

  #sendJson(message: object): void {
    this.send(new WireMessage(JSON.stringify(message)));
  }
}
