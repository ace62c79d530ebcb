import type { Emit, Topic } from './channels/channel.ts';
import type { Feed, FeedEvent } from './channels/feed.ts';
import { WireMessage } from './wire-message.ts';

/** Receiver of messages. */
export interface Listener {
  /** False: it is closed and accepts no more messages. */
  send(message: WireMessage): boolean;
}

/** One client's membership of one group. */
export interface Subscription {
  session: Listener;
  /** JSON before the payload of each message, and whether the payload is its `data`. */
  prefix: string;
  nested: boolean;
  /** null: not joined yet. */
  group: Group | null;
  /** Stream position after the last message sent; '' while unknown. */
  cursor: string;
}

/** Subscriptions to one topic: each payload is selected and serialized once for all of them. */
export class Group {
  readonly key: string;
  readonly members = new Set<Subscription>();
  /** Subscriptions that are receiving the current state; they become members afterwards. */
  joining = 0;
  readonly topic: Topic<object>;

  constructor(key: string, open: (feed: Feed, emit: Emit<object>) => Topic<object>, feed: Feed) {
    this.key = key;
    this.topic = open(feed, (payload, cursor) => this.#broadcast(payload, cursor));
  }

  handle(event: FeedEvent): void {
    this.topic.handle(event);
  }

  /** Sends the current state to a new member; later events reach it with the others. */
  async join(member: Subscription, since: string | undefined): Promise<void> {
    await this.topic.join((payload, cursor) => send(member, messageOf(member, JSON.stringify(payload)), cursor), since);
  }

  #broadcast(payload: object, cursor: string | undefined): void {
    const text = JSON.stringify(payload);
    // Clients with the same subscription ID share the serialized message.
    const written = new Map<string, WireMessage>();
    for (const member of this.members) {
      const key = `${member.prefix}${member.nested}`;
      const message = written.get(key) ?? messageOf(member, text);
      written.set(key, message);
      send(member, message, cursor);
    }
  }
}

function messageOf({ prefix: opening, nested }: Subscription, payload: string): WireMessage {
  return new WireMessage(nested ? `${opening}"data":${payload}}` : opening + payload.slice(1));
}

function send(member: Subscription, message: WireMessage, cursor: string | undefined): void {
  if (member.session.send(message) && cursor !== undefined) member.cursor = cursor;
}
