import type { Emit, Topic } from './channels/channel.ts';
import type { Feed, FeedEvent } from './channels/feed.ts';
import { WireMessage } from './wire-message.ts';

/** Who is told. */
export interface Listener {
  /** False: it takes nothing more. */
  send(message: WireMessage): boolean;
}

/** One client's listening to one group. */
export interface Subscription {
  session: Listener;
  /** What its messages begin with, up to the payload, and whether the payload is their `data`. */
  prefix: string;
  nested: boolean;
  /** null: not greeted yet. */
  group: Group | null;
  /** Where the stream stands behind what was sent; '' before that is known. */
  cursor: string;
}

/** Subscriptions that want the same: what they are told is chosen and written as bytes once. */
export class Group {
  readonly key: string;
  readonly members = new Set<Subscription>();
  /** How many are being told how things stand; they are members right after. */
  joining = 0;
  readonly topic: Topic<object>;

  constructor(key: string, open: (feed: Feed, tell: Emit<object>) => Topic<object>, feed: Feed) {
    this.key = key;
    this.topic = open(feed, (payload, cursor) => this.#broadcast(payload, cursor));
  }

  handle(event: FeedEvent): void {
    this.topic.handle(event);
  }

  /** Tells one member how things stand; what happens from now on it hears with the others. */
  async join(member: Subscription, since: string | undefined): Promise<void> {
    await this.topic.join((payload, cursor) => send(member, messageOf(member, JSON.stringify(payload)), cursor), since);
  }

  #broadcast(payload: object, cursor: string | undefined): void {
    const text = JSON.stringify(payload);
    // Most clients name their subscriptions alike: they share their bytes.
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
