import { once } from 'node:events';
import { connect } from 'node:net';
import { LiveBlock } from '@antescope/sources/realtime/live-block';
import { afterEach, expect, test } from 'vitest';
import { actionRow } from '../../../../fixtures/action-row.ts';
import { RealtimeSite, RealtimeVisitor } from '../../test/realtime-site.ts';
import { RecentBlocks } from './recent-blocks.ts';

let site: RealtimeSite;
afterEach(() => site.close());

test('a flooding client gets one error, and is disconnected if it continues', async () => {
  site = await RealtimeSite.open();
  const client = await RealtimeVisitor.open(site.url);
  const closed = once(client.socket, 'close');
  for (let sent = 0; sent < 1000; sent++) client.send({ ping: 1 });
  await closed;
  const errors = client.messages.filter((one) => 'error' in one);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatchObject({ error: { code: 'too-many-messages' } });
  expect(client.messages.length).toBe(61);
  expect(site.feed.hub.clients).toBe(0);
});

test('repeated resuming is answered with a gap before it delays new rows', async () => {
  site = await RealtimeSite.open({ resumeWork: { max: 0.01, perSecond: 0 } });
  const client = await RealtimeVisitor.open(site.url);
  client.send({ subscribe: { id: 'all', channel: 'actions' } });
  await client.until((messages) => messages.some((one) => one.id === 'all'));
  const blocks = await site.index(3, 2);
  await client.until(() => client.rows('all').length > 0);
  const since = client.rows('all')[0]!.cursor;
  for (const id of ['first', 'again']) client.send({ subscribe: { id, channel: 'actions', since } });
  await client.until(() => client.received('again').length > 0);
  expect(client.received('first').some((one) => 'gap' in one)).toBe(false);
  expect(client.received('again')).toMatchObject([{ gap: { from: since, code: 'too-far' } }]);
  // It hears what is new all the same.
  await site.index(5, 3);
  await client.until(() => client.messages.some((one) => one.id === 'again' && 'rows' in one));
  expect(client.rows('again').every(({ blockNumber }) => blockNumber > blocks.at(-1)!.block.number)).toBe(true);
  client.socket.terminate();
});

test('a connection reset while it is being rejected does not crash the server', async () => {
  site = await RealtimeSite.open({ mostClients: 0 });
  const { hostname, port } = new URL(site.url);
  const request = [
    'GET /realtime HTTP/1.1',
    'Host: x',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ].join('\r\n');
  for (let round = 0; round < 10; round++) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(`${request}\r\n\r\n`);
    await new Promise((resolve) => setImmediate(resolve));
    socket.resetAndDestroy();
    await once(socket, 'close');
  }
  const refused = connect(Number(port), hostname);
  refused.write(`${request}\r\n\r\n`);
  const [answer] = (await once(refused, 'data')) as [Buffer];
  expect(answer.toString()).toContain('503 Service Unavailable');
  refused.destroy();
});

test('the newest blocks are cached within the limit, and a block of a fork is not mistaken for another', async () => {
  site = await RealtimeSite.open();
  const block = (number: number, id: string): LiveBlock => new LiveBlock(number, id, [], '');
  const recent = new RecentBlocks(3 * block(1, '').size);
  for (const number of [5, 6, 7, 8]) recent.add(block(number, `a${number}`));
  recent.add(block(2, 'a2'));
  expect([2, 5, 6, 7, 8].filter((number) => recent.of(number, `a${number}`) !== undefined)).toEqual([6, 7, 8]);
  recent.add(block(8, 'b8'));
  expect([recent.of(8, 'a8'), recent.of(8, 'b8')?.blockId]).toEqual([undefined, 'b8']);
  const large = actionRow({ contract: 'mallory', name: 'fill', data: { text: 'x'.repeat(3000) } });
  recent.add(new LiveBlock(9, 'a9', [large], ''));
  expect([6, 7, 8, 9].filter((number) => recent.of(number, `a${number}`) !== undefined)).toEqual([]);
});
