import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { ChainApi } from './chain-api.ts';
import { EndpointPool } from './endpoint-pool.ts';
import { NodeClient } from './node-client.ts';
import { NodeError, nodeErrorMessage, NodeUnavailableError } from './node-error.ts';

const chainId = 'ab'.repeat(32);
const servers: Server[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => close(server)));
});

describe('failover', () => {
  test('[NODE-029] a killed node is left for the next, and the answer names both', async () => {
    const [a, b] = [await node(), await node()];
    const client = new NodeClient({ endpoints: [a.url, b.url] });
    await client.info();
    const first = await balance(client);
    await close(first.endpoint === a.url ? a.server : b.server);
    const second = await balance(client);
    expect(second.endpoint).not.toBe(first.endpoint);
    expect(second.failures).toMatchObject([{ endpoint: first.endpoint, code: 'network' }]);
  });

  test('a lost connection is tried once more, but not for a transaction', async () => {
    let requests = 0;
    const flaky = await serve((request, response) => {
      requests += 1;
      if (requests % 2 === 1) request.socket.destroy();
      else response.end('["1.0000 EOS"]');
    });
    const client = new NodeClient({ endpoints: [flaky.url] });
    const path = '/v1/chain/get_currency_balance';
    expect((await client.call(path, {}, (body) => body.items().length)).failures).toEqual([]);
    expect(requests).toBe(2);
    await expect(client.call(path, {}, () => null, { delivery: 'once' })).rejects.toThrow(NodeUnavailableError);
    expect(requests).toBe(3);
  });

  test('[NODE-029] a bad response is left for the next', async () => {
    const bad = await serve((_, response) => response.writeHead(200).end('<html>not a node</html>'));
    const broken = await serve((_, response) => response.writeHead(502).end('Bad Gateway'));
    const good = await node();
    const client = new NodeClient({ endpoints: [bad.url, broken.url, good.url], checkEveryMs: Infinity });
    const answer = await balance(client);
    expect(answer.endpoint).toBe(good.url);
  });

  test('[NODE-029] a head of more than 30 s is left for the next', async () => {
    const [old, good] = [await node({ headAgeMs: 31_000 }), await node()];
    const client = new NodeClient({ endpoints: [old.url, good.url] });
    expect((await balance(client)).endpoint).toBe(good.url);
    expect((await client.info()).endpoint).toBe(good.url);
  });

  test('where every head is old the youngest answers, marked stale', async () => {
    const [older, old] = [await node({ headAgeMs: 90_000 }), await node({ headAgeMs: 60_000 })];
    const answer = await new NodeClient({ endpoints: [older.url, old.url] }).info();
    expect(answer.endpoint).toBe(old.url);
    expect(answer.failures.map((failure) => failure.code)).toEqual(['stale', 'stale']);
  });

  test('[NODE-030] each endpoint is tried once, then the error names all', async () => {
    let calls = 0;
    const broken = [];
    for (let i = 0; i < 3; i += 1) {
      broken.push(
        await serve((request, response) => {
          if (request.url === '/v1/chain/get_currency_balance') calls += 1;
          response.writeHead(503).end('');
        }),
      );
    }
    const error = await balance(new NodeClient({ endpoints: broken.map(({ url }) => url) })).catch(
      (error: unknown) => error,
    );
    expect(error).toBeInstanceOf(NodeUnavailableError);
    expect(calls).toBe(3);
    const { failures } = error as NodeUnavailableError;
    expect(failures.map((failure) => failure.endpoint).sort()).toEqual(broken.map(({ url }) => url).sort());
    expect(failures.every((failure) => failure.message === 'Bad response from server 503')).toBe(true);
  });

  test('of five nodes the one that is well answers: others are dead, lagging, slow, and say garbage', async () => {
    const dead = await node();
    await close(dead.server);
    const lagging = await node({ headAgeMs: 45_000 });
    const slow = await serve(() => {});
    const garbage = await serve((_, response) => response.writeHead(200).end('{"chain_id":'));
    const well = await node();
    const urls = [dead.url, lagging.url, slow.url, garbage.url, well.url];
    const client = new NodeClient({ endpoints: urls, timeoutMs: 300 });
    for (let i = 0; i < 3; i += 1) expect((await balance(client)).endpoint).toBe(well.url);
    await close(well.server);
    expect((await balance(client)).endpoint).toBe(lagging.url);
  });

  test('a slow node is given up after the time limit', async () => {
    const slow = await serve(() => {});
    const good = await node();
    const client = new NodeClient({ endpoints: [slow.url, good.url], timeoutMs: 150, checkEveryMs: 0 });
    expect((await balance(client)).endpoint).toBe(good.url);
    const alone = await balance(new NodeClient({ endpoints: [slow.url], timeoutMs: 50 })).catch(
      (error: unknown) => error,
    );
    expect((alone as NodeUnavailableError).failures[0]).toMatchObject({
      code: 'timeout',
      message: 'No answer within 50 ms',
    });
  });

  test('[NODE-028] one request may take 5000 ms by default', async () => {
    const limits: number[] = [];
    const original = AbortSignal.timeout;
    AbortSignal.timeout = (ms) => (limits.push(ms), original.call(AbortSignal, ms));
    try {
      await balance(new NodeClient({ endpoints: [(await node()).url] }));
    } finally {
      AbortSignal.timeout = original;
    }
    // Health checks of the tests before have smaller limits.
    expect(Math.max(...limits)).toBe(5000);
  });

  test('a node of another chain is never used', async () => {
    const [other, good] = [await node({ chainId: 'cd'.repeat(32) }), await node()];
    const client = new NodeClient({ endpoints: [other.url, good.url], chainId });
    expect((await balance(client)).endpoint).toBe(good.url);
    await close(good.server);
    await client.info().catch(() => null);
    const error = await balance(client).catch((error: unknown) => error);
    expect((error as NodeUnavailableError).failures.map((failure) => failure.code).sort()).toEqual([
      'network',
      'wrong-chain',
    ]);
  });

  test("a node's own error is final", async () => {
    let requests = 0;
    const body = {
      code: 500,
      message: 'Internal Service Error',
      error: { code: 3050003, name: 'x', details: [{ message: 'no' }] },
    };
    const refuse = (request: IncomingMessage, response: ServerResponse) => {
      if (request.url === '/v1/chain/get_info') return answerInfo(response, 0);
      requests += 1;
      return response.writeHead(500).end(JSON.stringify(body));
    };
    const client = new NodeClient({ endpoints: [(await serve(refuse)).url, (await serve(refuse)).url] });
    const error = await balance(client).catch((error: unknown) => error);
    expect(error).toMatchObject({ name: 'NodeError', status: 500, code: 3050003, message: 'no' });
    expect(requests).toBe(1);
  });

  test('an endpoint without a plugin is passed over where the call is optional', async () => {
    const without = await node({ notFound: '/v1/history/get_actions' });
    const having = await node();
    const api = new ChainApi(new NodeClient({ endpoints: [without.url, having.url], checkEveryMs: Infinity }));
    expect((await api.historyActions('alice', -1, -1)).endpoint).toBe(having.url);
  });

  test('a caller may give up', async () => {
    const slow = await serve(() => {});
    const stop = new AbortController();
    const call = new NodeClient({ endpoints: [slow.url] }).call('/x', {}, (body) => body, { signal: stop.signal });
    stop.abort(new Error('left the page'));
    await expect(call).rejects.toThrow('left the page');
  });
});

describe('ranking', () => {
  test('[NODE-031] [NODE-032] with 25 s of lag the active endpoint is kept, but not chosen; with 31 s it is left', () => {
    const ranking = new EndpointPool(['http://a', 'http://b']);
    const [a, b] = ranking.states;
    ranking.headSeen(a!, 1, 25_000, 0);
    ranking.headSeen(b!, 1, 1000, 0);
    expect(ranking.order()[0]!.url).toBe('http://b');
    ranking.answered(a!, 5);
    expect(ranking.order()[0]!.url).toBe('http://a');
    ranking.headSeen(a!, 1, 31_000, 0);
    expect(ranking.order()[0]!.url).toBe('http://b');
  });
});

describe('errors', () => {
  test('[NODE-033] the message is taken from details, processed, result, then the message', () => {
    const details = [{ message: '' }, { message: 'assertion failure with message: overdrawn balance' }];
    expect(nodeErrorMessage({ error: { details }, message: 'x' })).toBe('overdrawn balance');
    expect(nodeErrorMessage({ processed: { except: { message: 'p' } }, message: 'x' })).toBe('p');
    expect(nodeErrorMessage({ result: { except: { message: 'r' } }, message: 'x' })).toBe('r');
    expect(nodeErrorMessage({ message: 'x' })).toBe('x');
    expect(nodeErrorMessage(null)).toBeNull();
  });

  test.each([400, 503])("[NODE-034] a status of %i without a node's error body is a bad response", async (status) => {
    const bad = await serve((_, response) => response.writeHead(status).end('{}'));
    const error = await balance(new NodeClient({ endpoints: [bad.url] })).catch((error: unknown) => error);
    expect((error as NodeUnavailableError).failures[0]!.message).toBe(`Bad response from server ${status}`);
  });

  test('[NODE-035] a code of 404 in the body is a failure, whatever the status', async () => {
    const bad = await serve((_, response) => response.writeHead(200).end('{"code":404,"message":"Not Found"}'));
    await expect(balance(new NodeClient({ endpoints: [bad.url] }))).rejects.toBeInstanceOf(NodeError);
    const bare = await serve((_, response) => response.writeHead(200).end('{"code":404}'));
    await expect(balance(new NodeClient({ endpoints: [bare.url] }))).rejects.toBeInstanceOf(NodeUnavailableError);
  });

  test("a node's error is one also where a proxy answers it with a status of 200", async () => {
    const body = { code: 500, message: 'Internal', error: { code: 3050003, name: 'x', details: [{ message: 'no' }] } };
    const masked = await serve((_, response) => response.writeHead(200).end(JSON.stringify(body)));
    const error = await balance(new NodeClient({ endpoints: [masked.url] })).catch((error: unknown) => error);
    expect(error).toMatchObject({ name: 'NodeError', status: 500, code: 3050003, message: 'no' });
  });

  test('numbers beyond 2^53 stay exact', async () => {
    const exact = await serve((_, response) => response.writeHead(200).end('{"id":-9007199254740993,"small":7}'));
    const answer = await new NodeClient({ endpoints: [exact.url] }).call('/x', {}, (body) => body.at('id').integer());
    expect(answer.value).toBe('-9007199254740993');
  });
});

describe('calls', () => {
  const calls: [rows: string, path: string, body: unknown, call: (api: ChainApi) => Promise<unknown>][] = [
    ['[NODE-003]', '/v1/chain/get_block', { block_num_or_id: 5 }, (api) => api.getBlock(5)],
    ['[NODE-004]', '/v1/chain/get_block_info', { block_num: 5 }, (api) => api.getBlockInfo(5)],
    ['[NODE-005]', '/v1/chain/get_account', { account_name: 'bob' }, (api) => api.getAccount('bob')],
    ['[NODE-006]', '/v1/chain/get_abi', { account_name: 'bob' }, (api) => api.getAbi('bob')],
    ['[NODE-006]', '/v1/chain/get_raw_abi', { account_name: 'bob' }, (api) => api.getRawAbi('bob')],
    ['[NODE-006]', '/v1/chain/get_code_hash', { account_name: 'bob' }, (api) => api.getCodeHash('bob')],
    ['[NODE-006]', '/v1/chain/get_code', { account_name: 'bob', code_as_wasm: true }, (api) => api.getCode('bob')],
    [
      '[NODE-007]',
      '/v1/chain/get_currency_balance',
      { code: 'c', account: 'a', symbol: 'S' },
      (api) => api.getCurrencyBalance('c', 'a', 'S'),
    ],
    ['[NODE-008]', '/v1/chain/get_currency_stats', { code: 'c', symbol: 'S' }, (api) => api.getCurrencyStats('c', 'S')],
    ['[NODE-009]', '/v1/chain/get_producers', { json: true, lower_bound: '', limit: 50 }, (api) => api.getProducers()],
    ['[NODE-010]', '/v1/chain/get_producer_schedule', {}, (api) => api.getProducerSchedule()],
    [
      '[NODE-011]',
      '/v1/chain/get_scheduled_transactions',
      { json: true, lower_bound: '', limit: 50 },
      (api) => api.getScheduledTransactions(),
    ],
    [
      '[NODE-012]',
      '/v1/chain/get_table_rows',
      {
        json: true,
        limit: 10,
        code: 'c',
        scope: 's',
        table: 't',
        lower_bound: '1',
        upper_bound: '2',
        index_position: '2',
        key_type: 'i64',
        reverse: true,
        show_payer: true,
      },
      (api) =>
        api.getTableRows({
          code: 'c',
          scope: 's',
          table: 't',
          lower_bound: '1',
          upper_bound: '2',
          index_position: '2',
          key_type: 'i64',
          reverse: true,
          show_payer: true,
        }),
    ],
    [
      '[NODE-013]',
      '/v1/chain/get_kv_table_rows',
      { json: true, limit: 10, code: 'c', table: 't', index_name: 'i' },
      (api) => api.getKvTableRows({ code: 'c', table: 't', index_name: 'i' }),
    ],
    [
      '[NODE-014]',
      '/v1/chain/get_table_by_scope',
      { code: 'c', table: 't' },
      (api) => api.getTableByScope({ code: 'c', table: 't' }),
    ],
    [
      '[NODE-015]',
      '/v1/chain/get_accounts_by_authorizers',
      { keys: ['k'] },
      (api) => api.getAccountsByAuthorizers({ keys: ['k'] }),
    ],
    [
      '[NODE-019]',
      '/v1/chain/get_activated_protocol_features',
      { lower_bound: 0, limit: 100 },
      (api) => api.getActivatedProtocolFeatures(),
    ],
    ['[NODE-020]', '/v1/chain/get_block_header_state', { block_num_or_id: 5 }, (api) => api.getBlockHeaderState(5)],
    ['[NODE-025]', '/v1/db_size/get', {}, (api) => api.dbSize()],
    ['[NODE-026]', '/v1/history/get_key_accounts', { public_key: 'k' }, (api) => api.historyKeyAccounts('k')],
    [
      '[NODE-027]',
      '/v1/history/get_controlled_accounts',
      { controlling_account: 'a' },
      (api) => api.historyControlledAccounts('a'),
    ],
    ['[BLOCK-004]', '/v1/trace_api/get_block', { block_num: 5 }, (api) => api.traceBlock(5)],
    [
      '[TX-008]',
      '/v1/history/get_transaction',
      { id: 'i', block_num_hint: 5 },
      (api) => api.historyTransaction('i', 5),
    ],
  ];

  /** The member of each answer that makes it one. */
  const anyAnswer = {
    id: 'i',
    account_name: 'bob',
    permissions: [],
    actions: [],
    abi: '',
    code_hash: '00',
    rows: [],
    active: {},
    transactions: [],
    accounts: [],
    activated_protocol_features: [],
    size: 1,
    account_names: [],
    controlled_accounts: [],
  };

  test('equal readings under way are one request; different ones, and later ones, are their own', async () => {
    const seen: unknown[] = [];
    let answerAll = () => {};
    const open = new Promise<void>((go) => (answerAll = go));
    const listener = await serve(async (request, response) => {
      seen.push((JSON.parse(await read(request)) as { account_name: string }).account_name);
      if (seen.length === 2) answerAll();
      await open;
      response.writeHead(200).end('{"permissions":[]}');
    });
    const api = new ChainApi(new NodeClient({ endpoints: [listener.url] }));
    await Promise.all(['alice', 'bob', 'alice', 'alice'].map((name) => api.getAccount(name)));
    expect(seen.toSorted()).toEqual(['alice', 'bob']);
    await api.getAccount('alice');
    expect(seen).toHaveLength(3);
  });

  test('concurrent identical requests share a failure, and the next call is a new request', async () => {
    let well = false;
    const shaky = await serve((_, response) => response.writeHead(well ? 200 : 503).end('{"permissions":["owner"]}'));
    const api = new ChainApi(new NodeClient({ endpoints: [shaky.url] }));
    const both = await Promise.allSettled([api.getAccount('alice'), api.getAccount('alice')]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    well = true;
    expect((await api.getAccount('alice')).value.at('permissions').items()).toHaveLength(1);
  });

  test.each(['{}', '[]', 'null', '"rows"', '{"rows":null}', '{"error":"busy"}'])(
    '[NODE-029] %s is no answer to get_table_rows: the next endpoint is asked',
    async (lie) => {
      const requests: string[] = [];
      const answer = (name: string, body: string) => (request: IncomingMessage, response: ServerResponse) => {
        if (request.url === '/v1/chain/get_info') return answerInfo(response, 0);
        requests.push(name);
        return response.writeHead(200).end(body);
      };
      const liar = await serve(answer('liar', lie));
      const honest = await serve(answer('honest', '{"rows":[],"more":false}'));
      const client = new NodeClient({ endpoints: [liar.url, honest.url], checkEveryMs: Infinity });
      const found = await new ChainApi(client).getTableRows({ code: 'c', scope: 's', table: 't' });
      expect(found.endpoint).toBe(honest.url);
      expect(requests.at(-1)).toBe('honest');
      expect(client.endpoints.find(({ url }) => url === honest.url)!.failuresInRow).toBe(0);
    },
  );

  test.each(calls)('[NODE-001] %s %s is a POST with JSON', async (_rows, path, body, call) => {
    const seen: unknown[] = [];
    const listener = await serve(async (request, response) => {
      const text = await read(request);
      seen.push([request.method, request.url, request.headers['content-type'], JSON.parse(text)]);
      response.writeHead(200).end(request.url === '/v1/chain/get_currency_balance' ? '[]' : JSON.stringify(anyAnswer));
    });
    await call(new ChainApi(new NodeClient({ endpoints: [listener.url] })));
    expect(seen).toEqual([['POST', path, 'application/json', body]]);
  });
});

function balance(client: NodeClient) {
  return client.call('/v1/chain/get_currency_balance', { code: 'eosio.token', account: 'alice' }, (body) =>
    body.items(),
  );
}

async function node(options: { headAgeMs?: number; chainId?: string; notFound?: string } = {}) {
  return serve((request, response) => {
    if (request.url === '/v1/chain/get_info') return answerInfo(response, options.headAgeMs ?? 0, options.chainId);
    if (request.url === options.notFound) {
      const error = { code: 0, name: 'exception', what: 'unspecified', details: [{ message: 'Unknown Endpoint' }] };
      return response.writeHead(404).end(JSON.stringify({ code: 404, message: 'Not Found', error }));
    }
    return response.writeHead(200).end(request.url?.includes('get_actions') ? '{"actions":[]}' : '["1.0000 EOS"]');
  });
}

function answerInfo(response: ServerResponse, headAgeMs: number, id = chainId) {
  const head_block_time = new Date(Date.now() - headAgeMs).toISOString().slice(0, -1);
  return response.writeHead(200).end(JSON.stringify({ chain_id: id, head_block_num: 7, head_block_time }));
}

async function serve(listener: (request: IncomingMessage, response: ServerResponse) => unknown) {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
}

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
