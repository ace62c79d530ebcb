import type { Channel, Need } from './channels/channel.ts';
import { channels } from './channels/registry.ts';
import type { Feed, FeedEvent } from './channels/feed.ts';
import { Group, type Subscription } from './group.ts';
import { type Connection, Session } from './session.ts';

export interface HubLimits {
  subscriptionsPerClient: number;
  /** A client that lets more than this pile up is told so and dropped. */
  bufferedBytes: number;
  /** All clients together: the more there are, the less each may let pile up. */
  allBufferedBytes: number;
  /** Messages that one client may send in ten seconds. */
  messagesPerTenSeconds: number;
}

const defaultLimits: HubLimits = {
  subscriptionsPerClient: 20,
  bufferedBytes: 1 << 20,
  allBufferedBytes: 256 << 20,
  messagesPerTenSeconds: 60,
};

const needs: Need[] = ['heads', 'blocks', 'rows'];

/** Fans out what happens on one chain to many clients. */
export class RealtimeHub {
  readonly channels: ReadonlyMap<string, Channel> = channels;
  readonly feed: Feed;
  readonly limits: HubLimits;
  readonly #groups = new Map<string, Group>();
  readonly #sessions = new Set<Session>();
  /** Events and greetings take turns, so that no row is missed or doubled between them. */
  #queue: Promise<void> = Promise.resolve();

  constructor(feed: Feed, limits: Partial<HubLimits> = {}) {
    this.feed = feed;
    this.limits = { ...defaultLimits, ...limits };
  }

  get clients(): number {
    return this.#sessions.size;
  }

  /** Topics that are listened to. */
  get topics(): number {
    return this.#groups.size;
  }

  get maxBuffered(): number {
    const { bufferedBytes, allBufferedBytes } = this.limits;
    return Math.min(bufferedBytes, allBufferedBytes / Math.max(1, this.#sessions.size));
  }

  /** False: nobody listens to what comes of this, it need not be read. */
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

  /** Runs after everything that was queued before; the hub's only order. */
  enqueue(work: () => Promise<void> | void): Promise<void> {
    this.#queue = this.#queue.then(work).catch((error: unknown) => {
      console.error('realtime:', error instanceof Error ? error.message : error);
    });
    return this.#queue;
  }

  publish(event: FeedEvent): void {
    for (const group of this.#groups.values()) group.handle(event);
  }

  /** Greets a subscription and lets it hear what comes, while `wanted` holds. In its turn. */
  async add(
    subscription: Subscription,
    topic: { key: string; open: ConstructorParameters<typeof Group>[1] },
    since: string | undefined,
    wanted: () => boolean,
  ): Promise<void> {
    if (!wanted()) return;
    const group = this.#groups.get(topic.key) ?? new Group(topic.key, topic.open, this.feed);
    this.#groups.set(topic.key, group);
    group.joining += 1;
    try {
      await group.join(subscription, since);
      if (!wanted()) return;
      group.members.add(subscription);
      subscription.group = group;
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
