import type { HeadView } from '@antescope/sources/block/block-view';
import type { ActionRow } from '@antescope/sources/history/history-source';
import type { ClientMessage } from '@antescope/sources/realtime/messages';
import { filterKey, wanted } from './actions-filter.ts';
import { type ActionsFilter, parseClientMessage } from './client-message.ts';

/** A client as the hub sees it: somewhere to put texts, which may be full. */
export interface Connection {
  /** Bytes that were sent and have not left yet. */
  readonly buffered: number;
  send(text: string): void;
  /** Ends the connection once what was sent has left, or after a while. */
  end(reason: string): void;
}

export interface BlockBatch {
  block: number;
  blockId: string;
  rows: ActionRow[];
}

/** What was missed since a cursor: whole blocks up to what was published, or why that cannot be told. */
export type Missed = { kind: 'batches'; batches: BlockBatch[] } | { kind: 'gap'; reason: string };

export interface HubOptions {
  /** Looks up what a resuming client missed, up to the block that was published last; null: no index here. */
  missed: ((since: string, filter: ActionsFilter) => Promise<Missed>) | null;
  subscriptionsPerClient?: number;
  /** A client that lets more than this pile up is told so and dropped. */
  bufferedBytes?: number;
  /** Messages that one client may send in ten seconds. */
  messagesPerTenSeconds?: number;
}

interface Subscription {
  id: string;
  session: Session;
  group: Group | null;
}

/** Subscriptions that want the same rows: those are chosen and written as text once. */
interface Group {
  filter: ActionsFilter;
  members: Set<Subscription>;
  lastCursor: string;
}

/** Fans out what happens on one chain to many clients. */
export class RealtimeHub {
  readonly options: Required<HubOptions>;
  readonly #info = new Set<Subscription>();
  readonly #groups = new Map<string, Group>();
  readonly #sessions = new Set<Session>();
  #lastInfo: string | null = null;
  /** Blocks and resumptions take turns, so that no row is missed or doubled between them. */
  #turn: Promise<void> = Promise.resolve();

  constructor(options: HubOptions) {
    this.options = { subscriptionsPerClient: 20, bufferedBytes: 1 << 20, messagesPerTenSeconds: 60, ...options };
  }

  get clients(): number {
    return this.#sessions.size;
  }

  /** False: nobody listens, rows need not be read. */
  get wantsActions(): boolean {
    return this.#groups.size > 0;
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
  inTurn(work: () => Promise<void> | void): Promise<void> {
    this.#turn = this.#turn.then(work).catch((error: unknown) => {
      // One failed reading must not stop the feed; clients see its block missing by their cursors.
      console.error('realtime:', error instanceof Error ? error.message : error);
    });
    return this.#turn;
  }

  publishHead(head: HeadView, tps: number | null): void {
    this.#lastInfo = JSON.stringify({ channel: 'info', head, tps }).slice(1);
    for (const subscription of this.#info) subscription.session.send(subscription.id, this.#lastInfo);
  }

  /** Says the head again, so that clients of a chain that stands still know that the connection lives. */
  repeatHead(): void {
    if (this.#lastInfo === null) return;
    for (const subscription of this.#info) subscription.session.send(subscription.id, this.#lastInfo);
  }

  publishBlock(batch: BlockBatch): void {
    for (const group of this.#groups.values()) {
      const text = batchText(batch, group.filter);
      if (text === null) continue;
      group.lastCursor = text.lastCursor;
      for (const member of group.members) member.session.send(member.id, text.rest);
    }
  }

  publishUndo(block: number): void {
    const rest = JSON.stringify({ channel: 'actions', undo: { block } }).slice(1);
    for (const group of this.#groups.values()) {
      for (const member of group.members) member.session.send(member.id, rest);
    }
  }

  /** Rows were left out, because the index leaps forward. */
  publishGap(reason: string): void {
    for (const group of this.#groups.values()) {
      const rest = JSON.stringify({ channel: 'actions', gap: { from: group.lastCursor, reason } }).slice(1);
      for (const member of group.members) member.session.send(member.id, rest);
    }
  }

  addInfo(subscription: Subscription): void {
    this.#info.add(subscription);
    if (this.#lastInfo !== null) subscription.session.send(subscription.id, this.#lastInfo);
  }

  addActions(subscription: Subscription, filter: ActionsFilter): void {
    const key = filterKey(filter);
    const group = this.#groups.get(key) ?? { filter, members: new Set(), lastCursor: '' };
    this.#groups.set(key, group);
    group.members.add(subscription);
    subscription.group = group;
  }

  remove(subscription: Subscription): void {
    this.#info.delete(subscription);
    const { group } = subscription;
    if (group === null) return;
    group.members.delete(subscription);
    if (group.members.size === 0) this.#groups.delete(filterKey(group.filter));
  }
}

/** The message without its id, which differs from member to member; null when no row is wanted. */
function batchText(batch: BlockBatch, filter: ActionsFilter): { rest: string; lastCursor: string } | null {
  const rows = batch.rows.filter((row) => wanted(row, filter));
  const last = rows.at(-1);
  if (last === undefined) return null;
  const message = { channel: 'actions', block: batch.block, blockId: batch.blockId, rows };
  return { rest: JSON.stringify(message).slice(1), lastCursor: last.cursor };
}

/** One client with its subscriptions. */
export class Session {
  readonly subscriptions = new Map<string, Subscription>();
  readonly #hub: RealtimeHub;
  readonly #connection: Connection;
  #ended = false;
  #messages = 0;
  #windowStart = 0;

  constructor(hub: RealtimeHub, connection: Connection) {
    this.#hub = hub;
    this.#connection = connection;
  }

  /** Takes whatever the client sent. Never throws. */
  receive(text: string, now: number): void {
    if (this.#ended) return;
    if (now - this.#windowStart > 10_000) {
      this.#windowStart = now;
      this.#messages = 0;
    }
    if (++this.#messages > this.#hub.options.messagesPerTenSeconds) {
      this.#error('', 'too-many-messages', 'Too many messages in ten seconds');
      return;
    }
    const parsed = parseClientMessage(text);
    if (parsed.kind === 'error') this.#error(parsed.id, parsed.code, parsed.text);
    else this.#handle(parsed.message);
  }

  close(): void {
    this.#ended = true;
    this.#hub.close(this);
  }

  /** `rest` is the JSON text of the message after its opening brace. */
  send(id: string, rest: string): void {
    if (this.#ended) return;
    this.#connection.send(`{"id":${JSON.stringify(id)},${rest}`);
    if (this.#connection.buffered > this.#hub.options.bufferedBytes) this.#dropSlow();
  }

  #handle(message: ClientMessage): void {
    if ('drop' in message) {
      const subscription = this.subscriptions.get(message.drop.id);
      if (subscription !== undefined) this.#hub.remove(subscription);
      this.subscriptions.delete(message.drop.id);
      return;
    }
    const { want } = message;
    if (this.subscriptions.has(want.id)) {
      this.#error(want.id, 'taken', 'There is a subscription with this id already');
      return;
    }
    if (this.subscriptions.size >= this.#hub.options.subscriptionsPerClient) {
      this.#error(want.id, 'too-many', `At most ${this.#hub.options.subscriptionsPerClient} subscriptions a client`);
      return;
    }
    if (want.channel === 'actions' && this.#hub.options.missed === null) {
      this.#error(want.id, 'not-indexed', 'Actions are not indexed here');
      return;
    }
    const subscription: Subscription = { id: want.id, session: this, group: null };
    this.subscriptions.set(want.id, subscription);
    if (want.channel === 'info') this.#hub.addInfo(subscription);
    else if (want.since === undefined) this.#hub.addActions(subscription, want.filter ?? {});
    else void this.#hub.inTurn(() => this.#resume(subscription, want.filter ?? {}, want.since ?? ''));
  }

  async #resume(subscription: Subscription, filter: ActionsFilter, since: string): Promise<void> {
    const missed = await this.#hub.options.missed?.(since, filter);
    const stillWanted = !this.#ended && this.subscriptions.get(subscription.id) === subscription;
    if (missed === undefined || !stillWanted) return;
    if (missed.kind === 'gap') {
      const gap = { channel: 'actions', gap: { from: since, reason: missed.reason } };
      this.send(subscription.id, JSON.stringify(gap).slice(1));
    } else {
      for (const batch of missed.batches) {
        const text = batchText(batch, filter);
        if (text !== null) this.send(subscription.id, text.rest);
      }
    }
    if (!this.#ended) this.#hub.addActions(subscription, filter);
  }

  #dropSlow(): void {
    this.#ended = true;
    const reason = 'This connection takes messages too slowly: connect again and go on from here';
    for (const { id, group } of this.subscriptions.values()) {
      if (group === null) continue;
      const gap = { id, channel: 'actions', gap: { from: group.lastCursor, reason } };
      this.#connection.send(JSON.stringify(gap));
    }
    this.#hub.close(this);
    this.#connection.end('too slow');
  }

  #error(id: string, code: string, message: string): void {
    this.send(id, JSON.stringify({ error: { code, message } }).slice(1));
  }
}
