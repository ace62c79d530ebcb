import type { Channel, Need } from './channels/channel.ts';
import { channels } from './channels/registry.ts';
import type { Feed, FeedEvent } from './channels/feed.ts';
import { Group, type Subscription } from './group.ts';
import { type Connection, Session } from './session.ts';

export interface HubLimits {
  subscriptionsPerClient: number;
  /** A client with more unsent data than this gets a gap and is disconnected. */
  bufferedBytes: number;
  /** Shared by all clients: the more clients, the lower the limit of each. */
  allBufferedBytes: number;
  /** Messages a client may send in ten seconds. */
  messagesPerTenSeconds: number;
}

const defaultLimits: HubLimits = {
  subscriptionsPerClient: 20,
  bufferedBytes: 1 << 20,
  allBufferedBytes: 256 << 20,
  messagesPerTenSeconds: 60,
};

/** How long a subscription waits for data from the node before it joins without it. */
const prepareMs = 500;

const needs: Need[] = ['heads', 'blocks', 'rows'];

/** Fans out the events of one chain to many clients. */
export class RealtimeHub {
  readonly channels: ReadonlyMap<string, Channel> = channels;
  readonly feed: Feed;
  readonly limits: HubLimits;
  readonly #groups = new Map<string, Group>();
  readonly #sessions = new Set<Session>();
  /** Serializes events and joins, so that no row is missed or duplicated between them. */
  #queue: Promise<void> = Promise.resolve();

  constructor(feed: Feed, limits: Partial<HubLimits> = {}) {
    this.feed = feed;
    this.limits = { ...defaultLimits, ...limits };
  }

  get clients(): number {
    return this.#sessions.size;
  }

  /** Topics with subscribers. */
  get topics(): number {
    return this.#groups.size;
  }

  get maxBuffered(): number {
    const { bufferedBytes, allBufferedBytes } = this.limits;
    return Math.min(bufferedBytes, allBufferedBytes / Math.max(1, this.#sessions.size));
  }

  /** False: no subscription needs this, so it need not be read. */
  wants(need: Need): boolean {
    const least = needs.indexOf(need);
    for (const group of this.#groups.values()) if (needs.indexOf(group.topic.needs) >= least) return true;
    return false;
  }

  open(connection: Connection): Session {
    const session = new Session(this, connection);
    this.#sessions.add(session);
    return session;
  }

  close(session: Session): void {
    this.#sessions.delete(session);
    for (const subscription of session.subscriptions.values()) this.remove(subscription);
    session.subscriptions.clear();
  }

  /** Runs `work` after everything queued before. */
  enqueue(work: () => Promise<void> | void): Promise<void> {
    this.#queue = this.#queue.then(work).catch((error: unknown) => {
      console.error('realtime:', error instanceof Error ? error.message : error);
    });
    return this.#queue;
  }

  /** Like `enqueue`, and rejects with the error of `work`. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    void this.enqueue(() => work().then(resolve, reject));
    return promise;
  }

  publish(event: FeedEvent): void {
    for (const group of this.#groups.values()) group.handle(event);
  }

  /** Sends the current state to a subscription and adds it to its group, unless `isOpen` turns false. */
  async add(
    subscription: Subscription,
    topic: { key: string; open: ConstructorParameters<typeof Group>[1] },
    since: string | undefined,
    isOpen: () => boolean,
  ): Promise<void> {
    const group = this.#groups.get(topic.key) ?? new Group(topic.key, topic.open, this.feed);
    this.#groups.set(topic.key, group);
    group.joining += 1;
    try {
      const preparing = group.topic.prepare?.();
      if (preparing !== undefined) await atMost(preparing, prepareMs);
      await this.#inTurn(async () => {
        if (!isOpen()) return;
        await group.join(subscription, since);
        if (!isOpen()) return;
        group.members.add(subscription);
        subscription.group = group;
      });
    } finally {
      group.joining -= 1;
      this.#closeUnused(group);
    }
  }

  remove(subscription: Subscription): void {
    const { group } = subscription;
    if (group === null) return;
    group.members.delete(subscription);
    subscription.group = null;
    this.#closeUnused(group);
  }

  #closeUnused(group: Group): void {
    if (group.members.size > 0 || group.joining > 0 || this.#groups.get(group.key) !== group) return;
    this.#groups.delete(group.key);
    group.topic.close?.();
  }
}

/** Resolves with the work, or after the time while the work continues. Rejects if the work does in time. */
async function atMost(work: Promise<void>, ms: number): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
