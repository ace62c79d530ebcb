import { once } from 'node:events';
import type { ActionRow } from '@antescope/sources/history/history-source';
import type { ServerMessage } from '@antescope/sources/realtime/messages';
import { RealtimeClient } from '@antescope/sources/realtime/realtime-client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RealtimeSite, RealtimeVisitor } from '../../test/realtime-site.ts';
import type { BlockRows } from '@antescope/index/store/block-rows';
import { formatCursor } from '@antescope/index/store/cursor';

let site: RealtimeSite;

beforeEach(async () => {
  site = await RealtimeSite.open();
});
afterEach(() => site.close());

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
  test('large action data is cut to a mark with its size', async () => {
    const client = await RealtimeVisitor.open(site.url);
    client.send({ subscribe: { id: 'all', channel: 'actions' } });
    client.send({ subscribe: { id: 'head', channel: 'info' } });
    await client.head(10);
    const blocks = await site.index(8, 2, ({ transactions }) => {
      for (const { actions } of transactions) for (const action of actions) action.data = new Uint8Array(60_000);
    });
    await client.head(18);
    const rows = client.rows('all');
    expect(sequences(rows)).toEqual(executions(blocks, () => true));
    expect(rows.length).toBeGreaterThan(5);
    for (const { trace } of rows) expect(trace).toMatchObject({ truncated: true, dataBytes: 60_000, hex: '' });
    expect(JSON.stringify(client.messages).length).toBeLessThan(60_000);
    client.socket.terminate();
  });

  test('info gives the head at once and on every block, actions one batch a block', async () => {
    const client = await RealtimeVisitor.open(site.url);
    client.send({ subscribe: { id: 'all', channel: 'actions' } });
    client.send({ subscribe: { id: 'head', channel: 'info' } });
    await client.head(10);
    expect(client.messages.find((one) => one.id === 'head')).toMatchObject({
      id: 'head',
      channel: 'info',
      head: { head: 10, chainId: site.chain },
    });
    const blocks = await site.index(12, 2);
    await client.head(22);
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
    const client = await RealtimeVisitor.open(site.url);
    client.send({ subscribe: { id: 'a', channel: 'actions', filter: { account: 'alice' } } });
    client.send({ subscribe: { id: 't', channel: 'actions', filter: { contract: 'eosio.token', name: 'transfer' } } });
    client.send({ subscribe: { id: 'head', channel: 'info' } });
    await client.head(10);
    const blocks = await site.index(30, 3);
    await client.head(40);
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

  test('want and drop, the names until 27.12, are accepted', async () => {
    const client = await RealtimeVisitor.open(site.url);
    client.socket.send(JSON.stringify({ want: { id: 'old', channel: 'actions' } }));
    await expect.poll(() => site.feed.hub.wants('rows'), { interval: 5 }).toBe(true);
    client.socket.send(JSON.stringify({ drop: { id: 'old' } }));
    await expect.poll(() => site.feed.hub.wants('rows'), { interval: 5 }).toBe(false);
    client.socket.terminate();
  });

  test('an ended subscription gets nothing more, and a closed client leaves none behind', async () => {
    const client = await RealtimeVisitor.open(site.url);
    client.send({ subscribe: { id: 'all', channel: 'actions' } });
    client.send({ subscribe: { id: 'head', channel: 'info' } });
    await client.head(10);
    expect(site.feed.hub.wants('rows')).toBe(true);
    client.send({ unsubscribe: { id: 'all' } });
    client.send({ unsubscribe: { id: 'never there' } });
    client.send({ subscribe: { id: 'again', channel: 'info' } });
    await client.until((messages) => messages.some((one) => one.id === 'again'));
    await site.index(8, 4);
    await client.head(18);
    expect(client.rows('all')).toEqual([]);
    client.socket.terminate();
    await expect.poll(() => site.feed.hub.clients, { interval: 5 }).toBe(0);
    expect(site.feed.hub.wants('rows')).toBe(false);
  });
});

describe('resuming', () => {
  test('from a cursor everything missed comes, then what is new: no row lost or doubled', async () => {
    const first = await RealtimeVisitor.open(site.url);
    first.send({ subscribe: { id: 'all', channel: 'actions' } });
    first.send({ subscribe: { id: 'head', channel: 'info' } });
    await first.head(10);
    const seen = await site.index(6, 5);
    await first.head(16);
    const since = first.rows('all').at(-1)?.cursor ?? '';
    first.socket.terminate();
    const missed = await site.index(15, 6);
    const second = await RealtimeVisitor.open(site.url);
    second.send({ subscribe: { id: 'all', channel: 'actions', since } });
    const live = await site.index(10, 7);
    const wantedRows = executions([...missed, ...live], () => true);
    await second.until(() => second.rows('all').length >= wantedRows.length);
    expect(sequences([...first.rows('all'), ...second.rows('all')])).toEqual(
      executions([...seen, ...missed, ...live], () => true),
    );
    second.socket.terminate();
  });

  test('a cursor of a block that is not in the chain is answered with an explicit gap', async () => {
    const client = await RealtimeVisitor.open(site.url);
    client.send({ subscribe: { id: 'all', channel: 'actions', since: '7-deadbeef-12' } });
    client.send({ subscribe: { id: 'other', channel: 'actions', since: 'of another source' } });
    await client.until(() => client.received('other').length > 0);
    expect(client.received('all')[0]).toMatchObject({ gap: { from: '7-deadbeef-12', code: 'unknown-cursor' } });
    expect(client.received('other')[0]).toMatchObject({ gap: { from: 'of another source', code: 'unknown-cursor' } });
    const blocks = await site.index(5, 12);
    const wantedRows = executions(blocks, () => true);
    await client.until(() => client.rows('all').length >= wantedRows.length);
    expect(sequences(client.rows('all'))).toEqual(wantedRows);
    client.socket.terminate();
  });

  test('our client resumes after a lost connection without losing or duplicating a row', async () => {
    const client = new RealtimeClient({ url: site.url, log: () => undefined });
    const rows: ActionRow[] = [];
    const heads = new Map<number, () => void>();
    const headReaches = (number: number): Promise<void> => new Promise((resolve) => heads.set(number, resolve));
    const stops = [
      client.onActions({}, { rows: (more) => rows.push(...more), undo: () => {}, gap: () => {} }),
      client.onHead((head) => heads.get(head.head)?.()),
    ];
    await headReaches(10);
    const seen = await Promise.all([headReaches(20), site.index(10, 13)]);
    for (const socket of site.sockets) socket.destroy();
    const missed = await Promise.all([headReaches(32), site.index(12, 14)]);
    const wantedRows = executions([...seen[1], ...missed[1]], () => true);
    await expect.poll(() => rows.length, { interval: 5 }).toBe(wantedRows.length);
    expect(sequences(rows)).toEqual(wantedRows);
    for (const stop of stops) stop();
  });

  test('a fork is an undo before its blocks', async () => {
    const client = await RealtimeVisitor.open(site.url);
    client.send({ subscribe: { id: 'all', channel: 'actions' } });
    client.send({ subscribe: { id: 'head', channel: 'info' } });
    await client.head(10);
    await site.undoTo(8);
    const blocks = await site.index(6, 8);
    await client.head(14);
    expect(client.received('all')[0]).toEqual({ id: 'all', channel: 'actions', undo: { block: 8 } });
    expect(sequences(client.rows('all'))).toEqual(executions(blocks, () => true));
    client.socket.terminate();
  });
});

describe('hostile and slow clients', () => {
  test('what is no message of ours is answered with an error, and the connection lives on', async () => {
    const client = await RealtimeVisitor.open(site.url);
    const hostile = [
      '',
      '{',
      'null',
      '[]',
      '{"subscribe":{}}',
      '{"subscribe":{"id":"x","channel":"nope"}}',
      '{"__proto__":{"subscribe":1}}',
    ];
    hostile.push('{"subscribe":{"id":"x","channel":"actions","filter":{"account":"NOT A NAME"}}}');
    hostile.push('{"subscribe":{"id":"x","channel":"actions","since":7}}', '{"unsubscribe":{"id":7}}');
    for (const text of hostile) client.send(text);
    client.send({ subscribe: { id: 'head', channel: 'info' } });
    const messages = await client.until((all) => all.length > hostile.length);
    expect(messages.slice(0, -1).every((one) => 'error' in one)).toBe(true);
    expect(messages.at(-1)).toMatchObject({ id: 'head', channel: 'info' });
    client.socket.terminate();
  });

  test('a message that is too large ends the connection, and only this one', async () => {
    const [client, other] = [await RealtimeVisitor.open(site.url), await RealtimeVisitor.open(site.url)];
    client.send('x'.repeat(10_000));
    await once(client.socket, 'close');
    other.send({ subscribe: { id: 'head', channel: 'info' } });
    await other.until((messages) => messages.length > 0);
    other.socket.terminate();
  });

  test('subscriptions, ids and messages of one client are limited', async () => {
    const client = await RealtimeVisitor.open(site.url);
    for (let made = 0; made <= 20; made++) client.send({ subscribe: { id: `s${made}`, channel: 'actions' } });
    client.send({ subscribe: { id: 's0', channel: 'actions' } });
    await client.until((messages) => messages.some((one) => 'error' in one && one.error.code === 'taken'));
    expect(client.messages.filter((one) => 'error' in one)).toMatchObject([
      { id: 's20', error: { code: 'too-many' } },
      { id: 's0', error: { code: 'taken' } },
    ]);
    for (let sent = 0; sent < 60; sent++) client.send({ unsubscribe: { id: 'none' } });
    await client.until((messages) => messages.some((one) => 'error' in one && one.error.code === 'too-many-messages'));
    client.socket.terminate();
  });

  test('a client that does not read gets a gap and is disconnected, the others are unaffected', async () => {
    const hub = site.feed.hub;
    const sent: string[] = [];
    let ended = '';
    const slow = hub.open({
      get buffered() {
        return sent.length > 3 ? 2 << 20 : 0;
      },
      send: (message) => void sent.push(String(message.text)),
      end: (reason) => (ended = reason),
    });
    slow.receive('{"subscribe":{"id":"all","channel":"actions"}}', 0);
    const client = await RealtimeVisitor.open(site.url);
    client.send({ subscribe: { id: 'head', channel: 'info' } });
    await client.head(10);
    await site.index(30, 9);
    await client.head(40);
    expect(ended).toBe('too slow');
    expect(sent).toHaveLength(5);
    const gap = JSON.parse(sent[4] ?? '') as ServerMessage;
    const last = JSON.parse(sent[3] ?? '') as { block: number; rows: ActionRow[] };
    // Everything of the block that was sent last: what is behind it is missing.
    const end = await site.reader.block(last.block);
    const from = formatCursor(last.block, end?.id ?? '', (end?.firstSequence ?? 0) + (end?.actionCount ?? 0) - 1);
    expect(gap).toMatchObject({ id: 'all', gap: { from, code: 'slow' } });
    expect(hub.clients).toBe(1);
    client.socket.terminate();
  });
});
