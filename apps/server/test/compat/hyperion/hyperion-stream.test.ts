import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CompatSockets } from '@antescope/compat/core/define-compat';
import { chainRegistry } from '@antescope/chains/config/registry';
import { HyperionStreamClient, type IncomingData } from '@eosrio/hyperion-stream-client';
import connectTo, { type OldSocket } from 'socket.io-client-2';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { startDevnet } from '../../../../../test-kit/devnet.ts';
import type { Devnet } from '../../../../../test-kit/devnet-api.ts';
import { appOver } from '../../app-over.ts';
import type { App } from '../../../src/start/app.ts';
import { compatSockets } from '../../../src/start/compat-sockets.ts';
import { discoverChain } from '../../../src/start/discover-chain.ts';
import { openChain, type OpenChain } from '../../../src/start/open-chain.ts';
import { upgradeHandler } from '../../../src/start/upgrade-handler.ts';
import { WorkCharges } from '../../../src/start/work-charges.ts';

const timeout = 60_000;

let devnet: Devnet;
let folder: string;
let chain: OpenChain;
let app: App;
let compat: CompatSockets[];
let url: string;
/** Milliseconds of reads for clients that are not on this machine. */
let charged = 0;

class CountedCharges extends WorkCharges {
  override charge(_: string, ms: number): void {
    charged += ms;
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'antescope-stream-'));
  devnet = await startDevnet({ generator: false });
  await devnet.control('pause');
  const { headNumber } = (await devnet.control('status')) as { headNumber: number };
  const reports = { warn: () => {} };
  const target = { kind: 'nodes', key: null, nodes: [devnet.api], ship: devnet.ship } as const;
  chain = await openChain(await discoverChain({ ...target, nodes: [devnet.api] }, chainRegistry), folder, reports);
  app = await appOver([chain.served], { trustProxy: 1 });
  const { directory } = app;
  const report = (problem: string): void => {
    throw new Error(problem);
  };
  compat = compatSockets(directory, report, new CountedCharges());
  app.fastify.server.on('upgrade', upgradeHandler({ chains: [chain], directory, compat }));
  await app.fastify.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(app.fastify.server.address() as AddressInfo).port}`;
  await vi.waitUntil(() => (chain.served.index!().indexed ?? 0) >= headNumber, { timeout });
}, 120_000);
afterAll(async () => {
  for (const sockets of compat) sockets.close();
  await app.fastify.close();
  await chain.close();
  await devnet.stop();
  rmSync(folder, { recursive: true, force: true });
});

const open: HyperionStreamClient[] = [];
afterEach(() => {
  for (const client of open.splice(0)) client.disconnect();
});

interface Received {
  client: HyperionStreamClient;
  rows: IncomingData[];
  /** Resolves once there are this many rows. */
  count(length: number): Promise<IncomingData[]>;
}

/** The published client, collecting what it receives. */
async function connect(): Promise<Received> {
  const client = new HyperionStreamClient({ endpoint: url });
  open.push(client);
  const rows: IncomingData[] = [];
  client.setAsyncDataHandler(async (data: IncomingData) => void rows.push(data));
  await client.connect();
  return {
    client,
    rows,
    async count(length) {
      await vi.waitUntil(() => rows.length >= length, { timeout });
      return rows;
    },
  };
}

const anyAction = { contract: '', action: '', account: '', filters: [], start_from: 0, read_until: 0 };
const transfers = { ...anyAction, contract: 'eosio.token', action: 'transfer' };

async function api<Json>(path: string): Promise<Json> {
  return JSON.parse((await app.fastify.inject(`/v2/${path}`)).body) as Json;
}

const sequences = (rows: readonly IncomingData[]): number[] =>
  rows.map(({ content }) => content['global_sequence'] as number);

describe('the client of EOS Rio', () => {
  test('a replay has every action of get_actions, in order', async () => {
    const { actions, total } = await api<{ actions: { global_sequence: number }[]; total: { value: number } }>(
      'history/get_actions?filter=eosio.token:transfer&sort=asc&limit=1000',
    );
    const received = await connect();
    const response = await received.client.streamActions({ ...transfers, start_from: 1 });
    expect(response).toMatchObject({ status: 'OK', reqUUID: expect.any(String), startingBlock: 1 });
    const rows = await received.count(actions.length);
    expect(total.value).toBe(actions.length);
    expect(sequences(rows)).toEqual(actions.map((one) => one.global_sequence));
    expect(rows.every(({ type, mode }) => type === 'action' && mode === 'history')).toBe(true);
    expect(rows[0]!.content).toMatchObject(actions[0]!);
  });

  test('then live: each new action once, with its block', async () => {
    const received = await connect();
    const { headNumber } = (await devnet.control('status')) as { headNumber: number };
    await received.client.streamActions({ ...anyAction, account: 'alice', start_from: -40 });
    await received.client.streamActions({ ...anyAction, contract: 'eosio', action: 'onblock' });
    await devnet.control('produce', { count: 5 });
    const live = (): IncomingData[] => received.rows.filter(({ mode }) => mode === 'live');
    await vi.waitUntil(() => live().length >= 5, { timeout });
    expect(live().map(({ content }) => content.block_num)).toEqual([1, 2, 3, 4, 5].map((step) => headNumber + step));
    const replayed = received.rows.filter(({ mode }) => mode === 'history');
    expect(new Set(sequences(replayed)).size).toBe(replayed.length);
  });

  test('replay and live meet without a lost or a doubled action, while blocks are produced', async () => {
    const received = await connect();
    const { headNumber } = (await devnet.control('status')) as { headNumber: number };
    const blocks = { ...anyAction, contract: 'eosio', action: 'onblock' };
    const producing = devnet.control('produce', { count: 30 });
    await received.client.streamActions({ ...blocks, start_from: 2 });
    await producing;
    const rows = await received.count(headNumber + 30 - 1);
    expect(rows.map(({ content }) => content.block_num)).toEqual(
      Array.from({ length: headNumber + 30 - 1 }, (_, at) => at + 2),
    );
    expect(rows.at(-1)!.mode).toBe('live');
  });

  test('a fork is announced before the blocks of the new branch', async () => {
    const received = await connect();
    const forks: unknown[] = [];
    received.client.on('fork', (fork: unknown) => forks.push({ fork, rows: received.rows.length }));
    await received.client.streamActions({ ...anyAction, contract: 'eosio', action: 'onblock' });
    const { headNumber } = (await devnet.control('status')) as { headNumber: number };
    await devnet.control('produce', { count: 3 });
    await received.count(3);
    await devnet.control('fork', { depth: 2 });
    await devnet.control('produce', { count: 2 });
    const rows = await received.count(6);
    const first = headNumber + 2;
    expect(forks).toEqual([
      {
        fork: {
          chain_id: devnet.chainId,
          starting_block: first,
          ending_block: first + 1,
          new_id: rows[3]!.content['block_id'],
        },
        rows: 3,
      },
    ]);
    const numbers = rows.map(({ content }) => content.block_num);
    expect(numbers.slice(0, 6)).toEqual([first - 1, first, first + 1, first, first + 1, first + 2]);
    expect(rows[3]!.content['block_id']).not.toBe(rows[1]!.content['block_id']);
  });

  test('rows are confirmed as irreversible', async () => {
    const client = new HyperionStreamClient({ endpoint: url, libStream: true });
    open.push(client);
    const irreversible: number[] = [];
    client.setAsyncDataHandler(async () => {});
    client.setAsyncLibDataHandler(async ({ content }: IncomingData) => void irreversible.push(content.block_num));
    await client.connect();
    const { headNumber } = (await devnet.control('status')) as { headNumber: number };
    await client.streamActions({ ...anyAction, contract: 'eosio', action: 'onblock' });
    await vi.waitUntil(
      async () => {
        await devnet.control('produce', { count: 10 });
        return irreversible.length > 0;
      },
      { timeout },
    );
    expect(irreversible[0]).toBe(headNumber + 1);
  });

  test('a replay of row versions, in the range and of the scope that were requested', async () => {
    const { deltas } = await api<{ deltas: { block_num: number }[] }>(
      'history/get_deltas?code=eosio.token&scope=alice&table=accounts&sort=asc&limit=1000',
    );
    const last = deltas[3]!.block_num;
    const wanted = deltas.filter(({ block_num }) => block_num <= last);
    const received = await connect();
    await received.client.streamDeltas({
      code: 'eosio.token',
      table: 'accounts',
      scope: 'alice',
      payer: '',
      start_from: 1,
      read_until: last,
    });
    const rows = await received.count(wanted.length);
    expect(rows.map(({ content }) => content)).toMatchObject(wanted);
    expect(rows.every(({ type }) => type === 'delta')).toBe(true);
  });

  test('live row versions', async () => {
    const received = await connect();
    await received.client.streamDeltas({
      code: 'eosio',
      table: 'global',
      scope: '',
      payer: '',
      start_from: 0,
      read_until: 0,
    });
    await devnet.control('produce', { count: 2 });
    const [row] = await received.count(1);
    expect(row).toMatchObject({
      mode: 'live',
      content: { code: 'eosio', scope: 'eosio', table: 'global', present: 1, data: expect.any(Object) },
    });
  });

  test('filters by field', async () => {
    const { actions } = await api<{ actions: { global_sequence: number }[] }>(
      'history/get_actions?transfer.from=alice&transfer.symbol=EOS&act.account=eosio.token&sort=asc&limit=1000',
    );
    const received = await connect();
    const filters = [
      { field: 'act.data.from', value: 'alice' },
      { field: '@transfer.symbol', value: 'EOS' },
    ];
    await received.client.streamActions({ ...transfers, filters, start_from: 1 });
    const rows = await received.count(actions.length);
    expect(sequences(rows)).toEqual(actions.map((one) => one.global_sequence));
  });

  test('a wrong request is rejected with its reason', async () => {
    const { client } = await connect();
    const actions = (request: object): Promise<unknown> => client.streamActions({ ...transfers, ...request });
    const rejected = (message: string): object => ({ status: 'ERROR', message });
    await expect(actions({ contract: '', action: '' })).rejects.toEqual(
      rejected('account or contract and action are required'),
    );
    await expect(actions({ contract: 'Eosio' })).rejects.toEqual(rejected('Invalid contract name: Eosio'));
    await expect(actions({ contract: 'nobody' })).rejects.toEqual(rejected('Contract nobody not found'));
    await expect(actions({ action: 'send' })).rejects.toEqual(
      rejected('Action send not found in contract eosio.token'),
    );
    await expect(actions({ start_from: 9, read_until: 8 })).rejects.toEqual(
      rejected('start_from cannot be greater than read_until'),
    );
    await expect(actions({ start_from: 'soon' })).rejects.toEqual(
      rejected('start_from must be a block number or an ISO 8601 time'),
    );
    const twice = [
      { field: 'act.data.to', value: 'bob' },
      { field: 'act.data.to', value: 'carol' },
    ];
    await expect(actions({ filters: twice })).rejects.toEqual(
      rejected('Multiple filters for the same field are not valid unless in OR mode'),
    );
    const deltas = { code: 'eosio.token', table: 'balances', scope: '', payer: '', start_from: 0, read_until: 0 };
    await expect(client.streamDeltas(deltas)).rejects.toEqual(
      rejected('Table balances not found in contract eosio.token'),
    );
  });

  test('at most twenty requests at once', async () => {
    const { client } = await connect();
    for (let at = 0; at < 20; at++) await client.streamActions(transfers);
    await expect(client.streamActions(transfers)).rejects.toMatchObject({ message: 'At most 20 requests at once' });
  });
});

describe('a client of socket.io 2', () => {
  type Message = Record<string, unknown> & { messages?: unknown[] };
  const sockets: OldSocket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.close();
  });

  function socketTo(path: string, options: object = {}): { socket: OldSocket; messages: Message[] } {
    const socket = connectTo(`${url}${path}`, { transports: ['websocket'], forceNew: true, ...options });
    sockets.push(socket);
    const messages: Message[] = [];
    socket.on('message', (message: Message) => messages.push(message));
    return { socket, messages };
  }

  const ask = (socket: OldSocket, event: string, request: unknown): Promise<unknown> =>
    new Promise((resolve) => {
      socket.emit(event, request, resolve);
    });

  test('connects at the default path, and reads a range that ends', async () => {
    const { socket, messages } = socketTo('');
    const greeted = new Promise((resolve) => {
      socket.on('handshake', resolve);
    });
    expect(await greeted).toEqual({ chain: 'local', chain_id: devnet.chainId });
    const request = { contract: '*', action: '*', start_from: 10, read_until: 20, ignore_live: true };
    const response = await ask(socket, 'action_stream_request', request);
    const reqUUID = (response as { reqUUID: string }).reqUUID;
    await vi.waitUntil(() => messages.some(({ type }) => type === 'history_end'), { timeout });
    expect(messages.at(-1)).toEqual({ type: 'history_end', reqUUID, mode: 'history', message: { lastBlock: 20 } });
    const { actions } = await api<{ actions: object[] }>('history/get_actions?after=10&before=20&sort=asc&limit=1000');
    expect(messages.flatMap((message) => message.messages ?? [])).toMatchObject(actions);
  });

  test('the namespace is the key of a chain', async () => {
    const { socket } = socketTo('/local', { path: '/stream' });
    const response = await ask(socket, 'action_stream_request', { account: 'alice' });
    expect(response).toMatchObject({ status: 'OK' });
    const other = socketTo('/wax', { path: '/stream' });
    const error = await new Promise((resolve) => {
      other.socket.on('error', resolve);
    });
    expect(error).toEqual({ message: 'Invalid namespace' });
  });

  test('a cancelled request sends nothing more', async () => {
    const { socket, messages } = socketTo('', { path: '/stream' });
    const blocks = { contract: 'eosio', action: 'onblock' };
    const first = (await ask(socket, 'action_stream_request', blocks)) as { reqUUID: string };
    const second = (await ask(socket, 'action_stream_request', blocks)) as { reqUUID: string };
    expect(await ask(socket, 'cancel_stream_request', { reqUUID: first.reqUUID })).toMatchObject({ status: 'OK' });
    await devnet.control('produce', { count: 1 });
    await vi.waitUntil(() => messages.length > 0, { timeout });
    expect(messages.map(({ targets }) => targets)).toEqual([[second.reqUUID]]);
  });

  test('requests that are not objects, and a flood of messages', async () => {
    const { socket } = socketTo('', { path: '/stream' });
    for (const wrong of [null, 7, 'x', [], { filters: 1, account: 'alice' }, { account: { $gt: '' } }]) {
      expect(await ask(socket, 'action_stream_request', wrong)).toMatchObject({ status: 'ERROR' });
    }
    const answers = await Promise.all(Array.from({ length: 60 }, () => ask(socket, 'delta_stream_request', {})));
    expect(answers.at(-1)).toEqual({ status: 'ERROR', message: 'Too many messages in ten seconds' });
    const ended = new Promise((resolve) => {
      socket.on('disconnect', resolve);
    });
    for (let at = 0; at < 600; at++) socket.emit('delta_stream_request', {});
    expect(await ended).toBe('io server disconnect');
  });
});

test('a client that does not read is not read for either, and gets all of it later', async () => {
  const accepted = once(app.fastify.server, 'connection') as Promise<[Socket]>;
  const client = new WebSocket(`${url.replace('http', 'ws')}/stream/?EIO=4&transport=websocket`, {
    headers: { 'x-forwarded-for': '203.0.113.9' },
  });
  const [connection] = await accepted;
  const ends: string[] = [];
  client.on('message', (data) => {
    if (String(data).includes('"history_end"')) ends.push(String(data));
  });
  await once(client, 'message');
  client.send('40');
  await once(client, 'message');
  for (let at = 0; at < 8; at++) {
    client.send(`42${at}["action_stream_request",{"contract":"*","action":"*","start_from":1,"ignore_live":true}]`);
  }
  client.pause();
  await vi.waitUntil(() => connection.writableNeedDrain, { timeout });
  // Another client is served; what it takes is not charged, so the charges end with the first client's reads.
  let before = -1;
  while (before !== charged) {
    before = charged;
    const { client: other, count } = await connect();
    await other.streamActions({ ...transfers, start_from: 1 });
    await count(100);
  }
  expect(ends).toEqual([]);
  client.resume();
  await vi.waitUntil(() => ends.length === 8, { timeout });
  expect(charged).toBeGreaterThan(before);
  client.terminate();
}, 120_000);
