import { afterEach, beforeEach, expect, test } from 'vitest';
import { marketCap, RealtimeSite, RealtimeVisitor } from '../../test/realtime-site.ts';
import { channels } from './channels/registry.ts';

let site: RealtimeSite;
let visitor: RealtimeVisitor;

beforeEach(async () => {
  site = await RealtimeSite.open();
  visitor = await RealtimeVisitor.open(site.url);
});
afterEach(async () => {
  visitor.socket.terminate();
  await site.close();
});

test('[RT-001] every channel can be subscribed to by name: info, marketcap, actions, tps and those by filter', async () => {
  const filters: Record<string, object> = {
    account: { account: 'alice' },
    transaction: { id: 'a'.repeat(64) },
    proposal: { proposer: 'alice', name: 'pay' },
  };
  expect([...channels.keys()].slice(0, 4)).toEqual(['info', 'marketcap', 'actions', 'tps']);
  for (const channel of channels.keys()) {
    visitor.send({ subscribe: { id: channel, channel, ...(filters[channel] && { filter: filters[channel] }) } });
  }
  await visitor.head(10);
  const blocks = await site.index(6, 2);
  await visitor.head(16);
  expect(visitor.messages.filter((one) => 'error' in one)).toEqual([]);
  expect(visitor.received('marketcap')).toEqual([{ id: 'marketcap', channel: 'marketcap', outcome: marketCap }]);
  expect(visitor.received('tps').at(-1)).toMatchObject({ block: 16, tps: expect.any(Number), aps: expect.any(Number) });
  expect(visitor.received('transaction')).toEqual([{ id: 'transaction', channel: 'transaction', status: 'unknown' }]);
  const touched = blocks.filter(({ transactions }) =>
    transactions.some(({ actions }) =>
      actions.some((one) => one.receiver === 'alice' || one.authorization.some((level) => level.actor === 'alice')),
    ),
  );
  expect(touched.length).toBeGreaterThan(0);
  expect(visitor.received('account').map((one) => ('block' in one ? one.block : null))).toEqual(
    touched.map((rows) => rows.block.number),
  );
});

test('[RT-002] a topic is created for the first subscription and closed after the last', async () => {
  const other = await RealtimeVisitor.open(site.url);
  for (const client of [visitor, other]) {
    client.send({ subscribe: { id: 't', channel: 'tps' } });
    client.send({ subscribe: { id: 'h', channel: 'info' } });
    await client.head(10);
  }
  expect(site.feed.hub.topics).toBe(2);
  visitor.send({ unsubscribe: { id: 't' } });
  visitor.send({ unsubscribe: { id: 'h' } });
  other.send({ unsubscribe: { id: 't' } });
  await expect.poll(() => site.feed.hub.topics, { interval: 5 }).toBe(1);
  other.socket.terminate();
  await expect.poll(() => site.feed.hub.topics, { interval: 5 }).toBe(0);
});

test('[RT-006] {type: watch, channel, chain} is answered with {channel, data}; unwatch ends it', async () => {
  const messages = (): unknown[] => visitor.messages;
  visitor.send({ type: 'watch', channel: 'info', chain: 'local' });
  visitor.send({ type: 'watch', channel: 'marketcap', chain: site.chain, id: 'cap' });
  visitor.send({ type: 'watch', channel: 'info', chain: 'wax' });
  await visitor.until(() => messages().length >= 3);
  expect(messages()).toContainEqual({
    channel: 'info',
    data: { head: expect.objectContaining({ head: 10 }), tps: expect.anything() },
  });
  expect(messages()).toContainEqual({ id: 'cap', channel: 'marketcap', data: { outcome: marketCap } });
  expect(messages()).toContainEqual({ id: '', error: expect.objectContaining({ code: 'other-chain' }) });
  visitor.send({ type: 'unwatch', channel: 'info', chain: 'local' });
  visitor.send({ ping: 7 });
  await visitor.until(() => messages().length >= 4);
  expect(messages().at(-1)).toEqual({ pong: 7 });
  await site.index(2, 3);
  expect(site.feed.hub.topics).toBe(1);
  expect(messages()).toHaveLength(4);
});

test('a transaction is included, then irreversible; a fork undoes it', async () => {
  const [first] = await site.index(1, 21);
  const blocks = [first!, ...(await site.index(12, 22))];
  const rows = blocks.findLast(({ block, transactions }) => block.number > 19 && transactions.length > 0)!;
  const { number, id: blockId } = rows.block;
  const { id } = rows.transactions[0]!;
  visitor.send({ subscribe: { id: 't', channel: 'transaction', filter: { id } } });
  await visitor.until(() => visitor.received('t').length > 0);
  await site.undoTo(number - 1);
  await visitor.until(() => visitor.received('t').length > 1);
  await site.index(12, 23);
  const again = (await RealtimeVisitor.open(site.url)) as RealtimeVisitor;
  const before = blocks.find(({ transactions }) => transactions.length > 0)!;
  again.send({ subscribe: { id: 't', channel: 'transaction', filter: { id: before.transactions[0]!.id } } });
  await again.until(() => again.received('t').length > 0);
  expect(visitor.received('t')).toMatchObject([
    { status: 'included', block: number, blockId, execution: 'executed' },
    { status: 'unknown' },
  ]);
  expect(again.received('t')).toMatchObject([{ status: 'irreversible', block: before.block.number }]);
  again.socket.terminate();
});

test('a transaction watched before its block gets two updates: included and irreversible', async () => {
  const { randomBlocks } = await import('../../../../packages/index/test/random-blocks.ts');
  const point = { number: 10, id: (await site.reader.block(10))!.id, nextSequence: 0 };
  const { firstSequence, actionCount } = (await site.reader.block(10))!;
  point.nextSequence = firstSequence + actionCount;
  // The same seed makes the same blocks: this is what will be in them.
  const coming = randomBlocks(point, 9, 5).blocks.find(({ transactions }) => transactions.length > 0)!;
  const { id } = coming.transactions[0]!;
  visitor.send({ subscribe: { id: 't', channel: 'transaction', filter: { id: id.toUpperCase() } } });
  await visitor.until(() => visitor.received('t').length > 0);
  await site.index(9, 5);
  await site.index(9, 6);
  await visitor.until(() => visitor.received('t').length > 2);
  expect(visitor.received('t').map((one) => ('status' in one ? one.status : null))).toEqual([
    'unknown',
    'included',
    'irreversible',
  ]);
  expect(visitor.received('t')[1]).toMatchObject({ block: coming.block.number });
});
