import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { CompatSockets, WorkMeter } from '@antescope/compat/core/define-compat';
import { LightSession } from '@antescope/compat/light/socket/light-session';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { appOver, chainOver } from '../../app-over.ts';
import { type IndexedDevnet, indexedDevnet } from '../../indexed-devnet.ts';
import type { App } from '../../../src/start/app.ts';
import { compatSockets } from '../../../src/start/compat-sockets.ts';
import { upgradeHandler } from '../../../src/start/upgrade-handler.ts';
import { WorkCharges } from '../../../src/start/work-charges.ts';

const meter = new WorkCharges();
const report = (problem: string): void => {
  throw new Error(problem);
};

let indexed: IndexedDevnet;
let app: App;
let compat: CompatSockets[];
let url: string;
beforeAll(async () => {
  indexed = await indexedDevnet();
  app = await appOver([indexed.chain]);
  compat = compatSockets(app.directory, report, meter);
  const chains = [{ served: indexed.chain, upgrade: () => {} }];
  app.fastify.server.on('upgrade', upgradeHandler({ chains, directory: app.directory, compat }));
  await app.fastify.listen({ host: '127.0.0.1', port: 0 });
  url = `ws://127.0.0.1:${(app.fastify.server.address() as AddressInfo).port}/wsapi`;
}, 120_000);
afterAll(async () => {
  for (const sockets of compat) sockets.close();
  await app.fastify.close();
  await indexed.close();
});

interface Message {
  jsonrpc: string;
  id?: number | null;
  result?: unknown;
  error?: { code: number; message: string };
  method?: string;
  params?: {
    method: string;
    reqid: unknown;
    data?: Record<string, unknown>;
    end?: boolean;
    status?: number;
    error?: unknown;
  };
}

/** Sends messages and returns what comes back until the predicate holds. */
async function exchange(
  texts: readonly string[],
  isDone: (messages: readonly Message[]) => boolean,
): Promise<Message[]> {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  const messages: Message[] = [];
  const done = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      messages.push(JSON.parse(String(data)) as Message);
      if (isDone(messages)) resolve();
    });
  });
  for (const text of texts) socket.send(text);
  await done;
  socket.terminate();
  return messages;
}

const ended = (messages: readonly Message[]): boolean => messages.at(-1)?.params?.end === true;

/** Rows of a bulk call, after its result and before its end. */
async function bulk(method: string, params: object): Promise<Record<string, unknown>[]> {
  const messages = await exchange(
    [JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { reqid: 7, ...params } })],
    ended,
  );
  expect(messages[0]).toEqual({ jsonrpc: '2.0', id: 1, result: null });
  expect(messages.at(-1)).toEqual({
    jsonrpc: '2.0',
    method: 'reqdata',
    params: { method, reqid: 7, end: true, status: 200, error: null },
  });
  return messages.slice(1, -1).map((message) => {
    expect(message).toMatchObject({ jsonrpc: '2.0', method: 'reqdata', params: { method, reqid: 7 } });
    return message.params!.data!;
  });
}

async function failure(message: unknown): Promise<Message> {
  const text = typeof message === 'string' ? message : JSON.stringify(message);
  return (await exchange([text], ({ length }) => length === 1))[0]!;
}

async function api<Json>(path: string): Promise<Json> {
  return JSON.parse((await app.fastify.inject(`/api/${path}`)).body) as Json;
}

describe('methods', () => {
  test('get_networks is an object by name', async () => {
    const [message] = await exchange(
      ['{"jsonrpc":"2.0","id":"a","method":"get_networks"}'],
      ({ length }) => length === 1,
    );
    const [network] = await api<Record<string, unknown>[]>('networks');
    expect(message).toEqual({
      jsonrpc: '2.0',
      id: 'a',
      result: { local: { ...network, sync: expect.any(Number) } },
    });
  });

  test('get_accounts_from_keys names the permissions with a key, in the format that was asked for', async () => {
    const { permissions } = await api<{ permissions: { auth: { keys: { pubkey: string; public_key: string }[] } }[] }>(
      'account/local/alice',
    );
    const { pubkey, public_key: modern } = permissions[0]!.auth.keys[0]!;
    const rows = await bulk('get_accounts_from_keys', { network: 'local', keys: [pubkey, modern] });
    const old = rows.filter((row) => row['pubkey'] === pubkey);
    expect(old).toContainEqual({ account_name: 'alice', perm: 'active', weight: 1, pubkey });
    expect(rows.filter((row) => row['pubkey'] === modern)).toEqual(old.map((row) => ({ ...row, pubkey: modern })));
  });

  test('get_balances has the balances of each account', async () => {
    const rows = await bulk('get_balances', { network: 'local', accounts: ['alice', 'missingacct'] });
    const { balances } = await api<{ balances: { contract: string; currency: string; amount: string }[] }>(
      'balances/local/alice',
    );
    expect(rows).toEqual([
      {
        account: 'alice',
        balances: balances.map(({ contract, currency, amount }) => ({ contract, currency, amount })),
      },
      { account: 'missingacct', balances: [] },
    ]);
  });

  test('get_token_holders has every holder', async () => {
    const rows = await bulk('get_token_holders', { network: 'local', contract: 'eosio.token', currency: 'EOS' });
    const holders = await api<[string, string][]>('topholders/local/eosio.token/EOS/1000');
    expect(rows.map((row) => [row['account'], row['amount']])).toEqual(holders);
    expect(await bulk('get_token_holders', { network: 'local', contract: 'eosio.token', currency: 'NONE' })).toEqual(
      [],
    );
  });
});

test.each([
  ['{', -32_700, 'Parse error', null],
  ['[]', -32_600, 'Invalid Request', null],
  [{ id: 1, method: 'get_nothing' }, -32_601, 'Method not found', 1],
  [{ id: 1, method: 'constructor' }, -32_601, 'Method not found', 1],
  [{ id: 1, method: 'get_balances', params: {} }, -32_602, 'Missing argument: reqid', 1],
  [{ id: 1, method: 'get_balances', params: { reqid: 1 } }, -32_602, 'Missing argument: network', 1],
  [
    { id: 1, method: 'get_balances', params: { reqid: 1, network: 'x', accounts: [] } },
    -32_602,
    'Invalid network: x',
    1,
  ],
  [
    { id: 1, method: 'get_balances', params: { reqid: 1, network: 'local', accounts: 'a' } },
    -32_602,
    'accounts must be an array',
    1,
  ],
  [
    {
      id: 1,
      method: 'get_accounts_from_keys',
      params: { reqid: 1, network: 'local', keys: Array.from({ length: 101 }, () => 'a') },
    },
    -32_602,
    'Too many keys. Maximum: 100, requested: 101',
    1,
  ],
  [
    { id: 1, method: 'get_accounts_from_keys', params: { reqid: 1, network: 'local', keys: ['EOSno'] } },
    -32_602,
    'Invalid entry of keys: EOSno',
    1,
  ],
])('%j is an error', async (message, code, text, id) => {
  expect(await failure(message)).toEqual({ jsonrpc: '2.0', id, error: { code, message: text } });
});

describe('limits', () => {
  test('of messages, with one error', async () => {
    const messages = await exchange(
      Array.from({ length: 70 }, (_, id) => JSON.stringify({ id, method: 'nothing' })),
      (all) => all.some(({ id }) => id === null),
    );
    expect(messages.filter(({ id }) => id === null)).toEqual([
      { jsonrpc: '2.0', id: null, error: { code: -32_000, message: 'Too many messages in ten seconds' } },
    ]);
  });

  test('of the reads of an address', async () => {
    const sent: string[] = [];
    let used: 'little' | 'all' = 'little';
    const client = { address: '7.7.7.7', send: async (message: string) => void sent.push(message), end() {} };
    const limited: WorkMeter = { used: () => used, run: (_, read) => read() };
    const session = new LightSession(client, { chains: app.directory, meter: limited, report });
    await session.receive('{"id":1,"method":"get_networks"}', 0);
    used = 'all';
    await session.receive('{"id":2,"method":"get_networks"}', 1);
    expect(sent.map((text) => JSON.parse(text) as Message)).toMatchObject([
      { id: 1, result: { local: {} } },
      { id: 2, error: { code: -32_000, message: 'Requests took too long: wait a moment' } },
    ]);
  });

  test('a client that leaves ends its rows', async () => {
    const client = { address: null, send: () => Promise.reject(new Error('closed')), end() {} };
    const session = new LightSession(client, { chains: app.directory, meter, report });
    const call = {
      id: 1,
      method: 'get_token_holders',
      params: { reqid: 1, network: 'local', contract: 'eosio.token', currency: 'EOS' },
    };
    await expect(session.receive(JSON.stringify(call), 0)).resolves.toBeUndefined();
  });

  test('a chain without an index is an error of the server', async () => {
    const plain = await appOver([chainOver(['http://127.0.0.1:9'])]);
    const sent: string[] = [];
    const client = { address: null, send: async (message: string) => void sent.push(message), end() {} };
    const session = new LightSession(client, { chains: plain.directory, meter, report });
    const call = { id: 1, method: 'get_balances', params: { reqid: 1, network: 'local', accounts: ['alice'] } };
    await session.receive(JSON.stringify(call), 0);
    expect(JSON.parse(sent[0]!)).toMatchObject({
      error: { code: -32_000, message: 'The state of local is not indexed' },
    });
    await plain.fastify.close();
  });

  test('other paths are no websockets', async () => {
    const socket = new WebSocket(url.replace('wsapi', 'other'));
    const [error] = (await once(socket, 'error')) as [Error];
    expect(error.message).toContain('404');
  });
});
