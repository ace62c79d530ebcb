import type { HeadView } from '@antescope/sources/block/block-view';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeNode, startFakeNode } from '../../../../fixtures/fake-node.ts';
import { sourcesOver } from '../../../../fixtures/sources-over.ts';
import { feedQueries } from './feed-queries.ts';
import { NodeFeed } from './node-feed.ts';

interface MadeBlock {
  id: string;
  previous: string;
  /** Who sends in each of its transactions. */
  senders: string[];
}

let node: FakeNode;
let feed: NodeFeed;
let chain: MadeBlock[];
let down: boolean;
let sent: string[];

beforeEach(async () => {
  chain = [];
  down = false;
  sent = [];
  grow(5, 'a');
  node = await startFakeNode((path, body) => {
    if (down) return new Error('away');
    if (path === '/v1/chain/get_info') return info();
    if (path === '/v1/chain/get_block') return block(Number(body.block_num_or_id));
    return new Error('Unknown Endpoint');
  });
  const sources = sourcesOver(node.url);
  // Without the quarter second for which a page's readings share a head.
  const at = { ...sources.at, knownHead: async () => headOf(await fresh()) };
  feed = new NodeFeed({ at, queries: feedQueries(sources) });
});
afterEach(async () => {
  feed.close();
  await node.close();
});

async function fresh(): Promise<ReturnType<typeof info>> {
  const answer = await fetch(`${node.url}/v1/chain/get_info`, { method: 'POST' });
  if (!answer.ok) throw new Error('away');
  return (await answer.json()) as ReturnType<typeof info>;
}

function headOf(answer: ReturnType<typeof info>): HeadView {
  return {
    chainId: answer.chain_id,
    head: answer.head_block_num,
    headId: answer.head_block_id,
    headTime: answer.head_block_time,
    producer: answer.head_block_producer,
    lastIrreversible: answer.last_irreversible_block_num,
    lastIrreversibleId: '',
    serverVersion: '',
  };
}

function idOf(number: number, fork: string): string {
  return number.toString(16).padStart(8, '0') + fork.repeat(56);
}

function timeOf(number: number): string {
  return new Date(Date.UTC(2026, 10, 21) + number * 500).toISOString().slice(0, -1);
}

/** Adds blocks, each with two equal transfers of one transaction and one of another. */
function grow(count: number, fork: string): void {
  for (let made = 0; made < count; made += 1) {
    const previous = chain.at(-1)?.id ?? '0'.repeat(64);
    chain.push({ id: idOf(chain.length + 1, fork), previous, senders: ['alice', 'bob'] });
  }
}

function info() {
  return {
    chain_id: 'c'.repeat(64),
    head_block_num: chain.length,
    head_block_id: chain.at(-1)!.id,
    head_block_time: timeOf(chain.length),
    head_block_producer: 'prod',
    last_irreversible_block_num: 2,
    last_irreversible_block_id: chain[1]!.id,
    server_version_string: 'v1',
  };
}

function block(number: number): unknown {
  const made = chain[number - 1];
  if (made === undefined) return new Error('unknown block');
  const transfer = (from: string) => ({
    account: 'eosio.token',
    name: 'transfer',
    authorization: [{ actor: from, permission: 'active' }],
    data: { from, to: 'carol', quantity: '1.0000 EOS', memo: '' },
    hex_data: '00',
  });
  return {
    block_num: number,
    id: made.id,
    previous: made.previous,
    timestamp: timeOf(number),
    producer: 'prod',
    schedule_version: 1,
    confirmed: 0,
    transaction_mroot: '',
    action_mroot: '',
    new_producers: null,
    transactions: made.senders.map((sender, place) => ({
      status: 'executed',
      cpu_usage_us: 1,
      net_usage_words: 1,
      trx: {
        id: `${made.id.slice(0, 62)}0${place}`,
        transaction: { actions: place === 0 ? [transfer(sender), transfer(sender)] : [transfer(sender)] },
      },
    })),
  };
}

function listen(...requests: object[]) {
  const session = feed.hub.open({
    buffered: 0,
    send: (message) => void sent.push(String(message.text)),
    end: () => {},
  });
  for (const want of requests) session.receive(JSON.stringify({ want }), 0);
  return session;
}

interface ReceivedMessage {
  id: string;
  block?: number;
  rows?: { cursor: string }[];
  undo?: { block: number };
  gap?: { code: string };
  head?: HeadView;
  at?: string;
}

function told(id: string): ReceivedMessage[] {
  return sent.map((text) => JSON.parse(text) as ReceivedMessage).filter((message) => message.id === id);
}

test('the head is polled only while there are listeners, and sent when it changes', async () => {
  await feed.poll();
  expect(node.requests).toEqual([]);
  const session = listen({ id: 'h', channel: 'info' });
  await feed.poll();
  await feed.poll();
  grow(1, 'a');
  down = true;
  await feed.poll();
  down = false;
  await feed.poll();
  expect(told('h').map((message) => message.head?.head)).toEqual([5, 6]);
  expect(node.requests.filter(({ path }) => path !== '/v1/chain/get_info')).toEqual([]);
  session.close();
  const before = node.requests.length;
  await feed.poll();
  expect(node.requests).toHaveLength(before);
});

test('[LIVE-004] without an index new blocks are read and their actions sent, equal ones individually', async () => {
  listen({ id: 'a', channel: 'actions', filter: { account: 'alice' } }, { id: 't', channel: 'tps' });
  await feed.poll();
  grow(2, 'a');
  await feed.poll();
  const batches = told('a').filter((message) => message.rows !== undefined);
  expect(batches.map((message) => [message.block, message.rows?.length])).toEqual([
    [6, 2],
    [7, 2],
  ]);
  expect(new Set(batches.flatMap((message) => message.rows!.map((row) => row.cursor))).size).toBe(4);
  expect(told('t').at(-1)).toMatchObject({ tps: 4, aps: 6, block: 7 });
});

test('a fork is undone to where it began; a node that is too far ahead leaves an explicit gap', async () => {
  listen({ id: 'a', channel: 'actions' });
  await feed.poll();
  grow(4, 'a');
  await feed.poll();
  chain = chain.slice(0, 7);
  grow(4, 'b');
  await feed.poll();
  const seen = told('a').filter((message) => message.at === undefined);
  const blocks: number[] = [];
  for (const message of seen) {
    if (message.undo !== undefined) while ((blocks.at(-1) ?? 0) > message.undo.block) blocks.pop();
    else blocks.push(message.block!);
  }
  expect(seen.some((message) => message.undo !== undefined)).toBe(true);
  expect(blocks).toEqual([6, 7, 8, 9, 10, 11]);
  grow(60, 'b');
  await feed.poll();
  expect(told('a').at(-1)).toMatchObject({ gap: { code: 'too-far' } });
});

test('a returning client resumes after the last row; an unknown cursor is a gap', async () => {
  const first = listen({ id: 'a', channel: 'actions' });
  await feed.poll();
  grow(2, 'a');
  await feed.poll();
  const rows = told('a').flatMap((message) => message.rows ?? []);
  first.close();
  grow(3, 'a');
  await feed.poll();
  listen(
    { id: 'again', channel: 'actions', since: rows[1]!.cursor },
    { id: 'lost', channel: 'actions', since: '3-bbbbbbbb-1' },
  );
  await feed.hub.enqueue(() => undefined);
  const cursors = told('again').flatMap((message) => message.rows ?? []);
  expect(cursors).toHaveLength(3 * 5 - 2);
  expect(cursors.slice(0, 4).map((row) => row.cursor)).toEqual(rows.slice(2).map((row) => row.cursor));
  expect(told('lost')[0]).toMatchObject({ gap: { code: 'unknown-cursor' } });
});

test('the first listener resumes after the block the page was rendered at', async () => {
  const cursor = `3-${'a'.repeat(8)}-${Number.MAX_SAFE_INTEGER}`;
  listen(
    { id: 'page', channel: 'actions', since: cursor },
    { id: 'ahead', channel: 'actions', since: `6-${'a'.repeat(8)}-1` },
    { id: 'fork', channel: 'actions', since: `3-${'b'.repeat(8)}-1` },
  );
  await feed.hub.enqueue(() => undefined);
  grow(2, 'a');
  await feed.poll();
  const blocks = (id: string) => told(id).flatMap((message) => (message.rows === undefined ? [] : [message.block]));
  expect(blocks('page')).toEqual([4, 5, 6, 7]);
  expect(blocks('ahead')).toEqual([6, 7]);
  expect(told('fork')[0]).toMatchObject({ gap: { code: 'unknown-cursor' } });
  expect(told('page').some((message) => message.gap !== undefined)).toBe(false);
});
