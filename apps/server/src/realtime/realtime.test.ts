import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ActionRow } from '@antescope/sources/history/history-source';
import type { ServerMessage } from '@antescope/sources/realtime/messages';
import { RealtimeClient } from '@antescope/sources/realtime/realtime-client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { IngestEvent } from '../indexer/ingest.ts';
import type { BlockRows } from '../store/block-rows.ts';
import { IndexSource } from '../store/index-source.ts';
import { type ChainPoint, genesis, randomBlocks } from '../../test/random-blocks.ts';
import { SqliteReader } from '../store/sqlite/sqlite-reader.ts';
import { SqliteWriter } from '../store/sqlite/sqlite-writer.ts';
import { IndexFeed } from './index-feed.ts';
import { RealtimeServer } from './realtime-server.ts';

const chain = 'f'.repeat(64);
let folder = '';
let writer: SqliteWriter;
let reader: SqliteReader;
let feed: IndexFeed;
let server: Server;
let listeners: ((event: IngestEvent) => void)[];
let point: ChainPoint;
const sockets = new Set<Socket>();

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'antescope-realtime-'));
  writer = new SqliteWriter(join(folder, 'history.sqlite'), chain);
  point = genesis;
  listeners = [];
  await index(10, 1);
  reader = new SqliteReader(join(folder, 'history.sqlite'), chain);
  await serve();
});
afterEach(async () => {
  feed.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await reader.close();
  await writer.close();
  rmSync(folder, { recursive: true, force: true });
});

async function serve(): Promise<void> {
  const listen = (listener: (event: IngestEvent) => void): (() => void) => {
    listeners.push(listener);
    return () => (listeners = listeners.filter((other) => other !== listener));
  };
  feed = new IndexFeed({ reader, source: new IndexSource(reader), serverVersion: 'v1', listen });
  server = createServer();
  const realtime = new RealtimeServer(feed.hub);
  server.on('upgrade', realtime.upgrade);
  server.on('close', () => realtime.close());
  sockets.clear();
  server.on('connection', (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

/** Puts blocks into the store, one at a time, and tells the feed of each. */
async function index(count: number, seed: number): Promise<BlockRows[]> {
  const more = randomBlocks(point, count, seed);
  point = more.point;
  for (const rows of more.blocks) {
    const lastIrreversible = { number: Math.max(0, rows.block.number - 5), id: '' };
    await writer.apply([rows], { lastIrreversible });
    const { number, id } = rows.block;
    const last = { number, id };
    for (const listener of listeners)
      listener({ type: 'blocks', first: number, last, actions: 0, head: last, lastIrreversible });
  }
  return more.blocks;
}

/** A client that collects messages and lets a test wait until there are enough. */
class Client {
  readonly messages: ServerMessage[] = [];
  readonly socket: WebSocket;
  #check: () => void = () => {};

  constructor() {
    this.socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/realtime`);
    this.socket.on('message', (data) => {
      this.messages.push(JSON.parse(String(data)) as ServerMessage);
      this.#check();
    });
  }

  static async open(): Promise<Client> {
    const client = new Client();
    await once(client.socket, 'open');
    return client;
  }

  say(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  async until(enough: (messages: ServerMessage[]) => boolean): Promise<ServerMessage[]> {
    if (!enough(this.messages)) {
      await new Promise<void>((resolve) => {
        this.#check = () => enough(this.messages) && resolve();
      });
    }
    return this.messages;
  }

  rows(id: string): ActionRow[] {
    return this.messages.flatMap((message) => (message.id === id && 'rows' in message ? message.rows : []));
  }
}

function sequences(rows: ActionRow[]): number[] {
  return rows.map((row) => Number(row.trace.receipt?.globalSequence));
}

/** Executions of the blocks, as a subscription without a filter gets them. */
function executions(
  blocks: BlockRows[],
  matches: (action: BlockRows['transactions'][number]['actions'][number]) => boolean,
): number[] {
  const all = blocks.flatMap((rows) => rows.transactions.flatMap((one) => one.actions));
  return [...new Set(all.filter(matches).map((action) => action.executionSequence))].sort((a, b) => a - b);
}

describe('channels', () => {
  test('info gives the head at once and on every block, actions one batch a block', async () => {
    const client = await Client.open();
    client.say({ want: { id: 'all', channel: 'actions' } });
    client.say({ want: { id: 'head', channel: 'info' } });
    await client.until((messages) => messages.length >= 1);
    expect(client.messages[0]).toMatchObject({ id: 'head', channel: 'info', head: { head: 10, chainId: chain } });
    const blocks = await index(12, 2);
    await client.until((messages) => messages.some((one) => 'head' in one && one.head.head === 22));
    expect(sequences(client.rows('all'))).toEqual(executions(blocks, () => true));
    const last = client.messages.findLast((one) => 'head' in one);
    const counted = blocks.reduce((sum, rows) => sum + Math.max(0, rows.transactions.length - 1), 0);
    expect(last).toMatchObject({ tps: expect.any(Number) });
    // Twelve of the twenty-one blocks of the last ten seconds are these.
    expect('tps' in last! ? last.tps : 0).toBeGreaterThanOrEqual(Math.round(counted) / 10);
    const batches = client.messages.filter((one) => 'rows' in one);
    expect(new Set(batches.map((one) => ('block' in one ? one.block : 0))).size).toBe(batches.length);
    client.socket.terminate();
  });

  test('a filter selects by receiver or authoriser, contract and name', async () => {
    const client = await Client.open();
    client.say({ want: { id: 'a', channel: 'actions', filter: { account: 'alice' } } });
    client.say({ want: { id: 't', channel: 'actions', filter: { contract: 'eosio.token', name: 'transfer' } } });
    client.say({ want: { id: 'head', channel: 'info' } });
    await client.until((messages) => messages.length >= 1);
    const blocks = await index(30, 3);
    await client.until((messages) => messages.some((one) => 'head' in one && one.head.head === 40));
    expect(sequences(client.rows('a'))).toEqual(
      executions(
        blocks,
        (one) => one.receiver === 'alice' || one.authorization.some((level) => level.actor === 'alice'),
      ),
    );
    expect(sequences(client.rows('t'))).toEqual(
      executions(blocks, (one) => one.account === 'eosio.token' && one.name === 'transfer'),
    );
    client.socket.terminate();
  });

  test('a dropped subscription gets nothing more, and a closed client leaves none behind', async () => {
    const client = await Client.open();
    client.say({ want: { id: 'all', channel: 'actions' } });
    client.say({ want: { id: 'head', channel: 'info' } });
    await client.until((messages) => messages.length >= 1);
    expect(feed.hub.wantsActions).toBe(true);
    client.say({ drop: { id: 'all' } });
    client.say({ drop: { id: 'never there' } });
    client.say({ want: { id: 'again', channel: 'info' } });
    await client.until((messages) => messages.some((one) => one.id === 'again'));
    await index(8, 4);
    await client.until((messages) => messages.some((one) => 'head' in one && one.head.head === 18));
    expect(client.rows('all')).toEqual([]);
    client.socket.terminate();
    await expect.poll(() => feed.hub.clients, { interval: 5 }).toBe(0);
    expect(feed.hub.wantsActions).toBe(false);
  });
});

describe('resuming', () => {
  test('from a cursor everything missed comes, then what is new: no row lost or doubled', async () => {
    const first = await Client.open();
    first.say({ want: { id: 'all', channel: 'actions' } });
    first.say({ want: { id: 'head', channel: 'info' } });
    await first.until((messages) => messages.length >= 1);
    const seen = await index(6, 5);
    await first.until((messages) => messages.some((one) => 'head' in one && one.head.head === 16));
    const since = first.rows('all').at(-1)?.cursor ?? '';
    first.socket.terminate();
    const missed = await index(15, 6);
    const second = await Client.open();
    second.say({ want: { id: 'all', channel: 'actions', since } });
    const live = await index(10, 7);
    const wantedRows = executions([...missed, ...live], () => true);
    await second.until(() => second.rows('all').length >= wantedRows.length);
    expect(sequences([...first.rows('all'), ...second.rows('all')])).toEqual(
      executions([...seen, ...missed, ...live], () => true),
    );
    second.socket.terminate();
  });

  test('a cursor of a block that is not in the chain is answered with an explicit gap', async () => {
    const client = await Client.open();
    client.say({ want: { id: 'all', channel: 'actions', since: '7-deadbeef-12' } });
    client.say({ want: { id: 'other', channel: 'actions', since: 'of another source' } });
    await client.until((messages) => messages.length > 1);
    expect(client.messages[0]).toMatchObject({ id: 'all', gap: { from: '7-deadbeef-12' } });
    expect(client.messages[1]).toMatchObject({ id: 'other', gap: { from: 'of another source' } });
    const blocks = await index(5, 12);
    const wantedRows = executions(blocks, () => true);
    await client.until(() => client.rows('all').length >= wantedRows.length);
    expect(sequences(client.rows('all'))).toEqual(wantedRows);
    client.socket.terminate();
  });

  test('the client of our pages goes on after a lost connection without losing or doubling a row', async () => {
    const client = new RealtimeClient({ url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/realtime` });
    const rows: ActionRow[] = [];
    const heads = new Map<number, () => void>();
    const headReaches = (number: number): Promise<void> => new Promise((resolve) => heads.set(number, resolve));
    const stops = [
      client.onActions({}, { rows: (more) => rows.push(...more), undo: () => {}, gap: () => {} }),
      client.onHead((head) => heads.get(head.head)?.()),
    ];
    await headReaches(10);
    const seen = await Promise.all([headReaches(20), index(10, 13)]);
    for (const socket of sockets) socket.destroy();
    const missed = await Promise.all([headReaches(32), index(12, 14)]);
    const wantedRows = executions([...seen[1], ...missed[1]], () => true);
    await expect.poll(() => rows.length, { interval: 5 }).toBe(wantedRows.length);
    expect(sequences(rows)).toEqual(wantedRows);
    for (const stop of stops) stop();
  });

  test('a fork is told as an undo before its blocks', async () => {
    const client = await Client.open();
    client.say({ want: { id: 'all', channel: 'actions' } });
    client.say({ want: { id: 'head', channel: 'info' } });
    await client.until((messages) => messages.length >= 1);
    await writer.undoTo(8);
    for (const listener of listeners) listener({ type: 'undo', to: 8 });
    const head = await reader.block(8);
    const next = (await reader.status())?.head;
    expect(next?.number).toBe(8);
    point = { number: 8, id: head?.id ?? '', nextSequence: (head?.firstSequence ?? 0) + (head?.actionCount ?? 0) };
    const blocks = await index(6, 8);
    await client.until((messages) => messages.some((one) => 'head' in one && one.head.head === 14));
    const actions = client.messages.filter((one) => one.id === 'all');
    expect(actions[0]).toEqual({ id: 'all', channel: 'actions', undo: { block: 8 } });
    expect(sequences(client.rows('all'))).toEqual(executions(blocks, () => true));
    client.socket.terminate();
  });
});

describe('hostile and slow clients', () => {
  test('what is no message of ours is answered with an error, and the connection lives on', async () => {
    const client = await Client.open();
    const hostile = [
      '',
      '{',
      'null',
      '[]',
      '{"want":{}}',
      '{"want":{"id":"x","channel":"nope"}}',
      '{"__proto__":{"want":1}}',
    ];
    hostile.push('{"want":{"id":"x","channel":"actions","filter":{"account":"NOT A NAME"}}}');
    hostile.push('{"want":{"id":"x","channel":"actions","since":7}}', '{"drop":{"id":7}}');
    for (const text of hostile) client.say(text);
    client.say({ want: { id: 'head', channel: 'info' } });
    const messages = await client.until((all) => all.length > hostile.length);
    expect(messages.slice(0, -1).every((one) => 'error' in one)).toBe(true);
    expect(messages.at(-1)).toMatchObject({ id: 'head', channel: 'info' });
    client.socket.terminate();
  });

  test('a message that is too large ends the connection, and only this one', async () => {
    const [client, other] = [await Client.open(), await Client.open()];
    client.say('x'.repeat(10_000));
    await once(client.socket, 'close');
    other.say({ want: { id: 'head', channel: 'info' } });
    await other.until((messages) => messages.length > 0);
    other.socket.terminate();
  });

  test('subscriptions, ids and messages of one client are limited', async () => {
    const client = await Client.open();
    for (let made = 0; made <= 20; made++) client.say({ want: { id: `s${made}`, channel: 'actions' } });
    client.say({ want: { id: 's0', channel: 'actions' } });
    await client.until((messages) => messages.length >= 2);
    expect(client.messages).toMatchObject([
      { id: 's20', error: { code: 'too-many' } },
      { id: 's0', error: { code: 'taken' } },
    ]);
    for (let sent = 0; sent < 60; sent++) client.say({ drop: { id: 'none' } });
    await client.until((messages) => messages.some((one) => 'error' in one && one.error.code === 'too-many-messages'));
    client.socket.terminate();
  });

  test('a client that does not read is told of the gap and dropped, the others go on', async () => {
    const hub = feed.hub;
    const sent: string[] = [];
    let ended = '';
    const slow = hub.open({
      get buffered() {
        return sent.length > 3 ? 2 << 20 : 0;
      },
      send: (text) => void sent.push(text),
      end: (reason) => (ended = reason),
    });
    slow.receive('{"want":{"id":"all","channel":"actions"}}', 0);
    const client = await Client.open();
    client.say({ want: { id: 'head', channel: 'info' } });
    await client.until((messages) => messages.length >= 1);
    await index(30, 9);
    await client.until((messages) => messages.some((one) => 'head' in one && one.head.head === 40));
    expect(ended).toBe('too slow');
    expect(sent).toHaveLength(5);
    const gap = JSON.parse(sent[4] ?? '') as ServerMessage;
    const last = JSON.parse(sent[3] ?? '') as { rows: ActionRow[] };
    expect(gap).toMatchObject({ id: 'all', gap: { from: last.rows.at(-1)?.cursor } });
    expect(hub.clients).toBe(1);
    client.socket.terminate();
  });
});
