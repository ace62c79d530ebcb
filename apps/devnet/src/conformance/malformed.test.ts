import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startTestDevnet, type TestDevnet } from './test-devnet.ts';

/* Requests that a nodeos 3.2 rejects, or accepts although they are odd, with what it answers. */
let devnet: TestDevnet;
beforeAll(async () => {
  devnet = await startTestDevnet();
});
afterAll(() => devnet.stop());

const signature =
  'SIG_K1_K6w3jbTF43pEZ5uLi5ngyEVVdX7mxkx1ovav1iYzaXiwLq7bZTYufRByrmqp9BjvodseWNT1S63EwRsDpcqaENxEFN3LKc';

interface ProblemBody {
  error: { name: string; details: { message: string }[] };
}

test.each<[string, unknown, number, string]>([
  ['chain/get_raw_abi', { account_name: 'eosio.token', abi_hash: 'zz' }, 400, "Invalid hex character 'z'"],
  ['chain/get_currency_stats', { code: 'eosio.token', symbol: '1' }, 500, 'invalid character in symbol name'],
  ['chain/get_required_keys', { available_keys: [] }, 500, 'Invalid transaction'],
  ['chain/get_required_keys', { transaction: 1, available_keys: [] }, 500, 'Invalid transaction'],
  ['chain/push_transaction', { compression: 'none' }, 500, 'Missing signatures'],
  ['chain/get_transaction_id', { expiration: null }, 400, "Invalid cast from type 'null_type' to string"],
  ['chain/get_transaction_id', { actions: null }, 400, 'Invalid cast from null_type to Array'],
  ['history/get_actions', { account_name: null }, 500, "Invalid cast from type 'null_type' to string"],
  ['trace_api/get_block', { block_num: -1 }, 400, 'Bad or missing block_num'],
])('%s %j is a %i: %s', async (path, body, status, message) => {
  const answer = await devnet.post(`/v1/${path}`, body);
  expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(message)]);
});

test.each([
  ['{"account_name"', 500, 'parse_error_exception'],
  ['?', 500, 'parse_error_exception'],
  [' ', 422, 'eof_exception'],
])('history: the body %j is a %i', async (body, status, name) => {
  const answer = await fetch(`${devnet.api}/v1/history/get_actions`, { method: 'POST', body });
  expect([answer.status, ((await answer.json()) as ProblemBody).error.name]).toEqual([status, name]);
});

test('a key that is missing has no accounts', async () => {
  const { status, text } = await devnet.post('/v1/history/get_key_accounts', {});
  expect([status, text]).toEqual([200, '{"account_names":[]}']);
});

test('get_producers answers a wrong name with the schedule', async () => {
  const { status, text } = await devnet.post('/v1/chain/get_producers', { lower_bound: 'A B', json: true });
  expect(status).toBe(200);
  const { rows, more } = JSON.parse(text) as { rows: { owner: string; url: string }[]; more: string };
  expect(rows).toHaveLength(devnet.node.schedules().active.producers.length);
  expect(rows[0]!.url).toBe('');
  expect(more).toBe('');
});

test('get_scheduled_transactions has nothing after a text that is no time', async () => {
  const { status, text } = await devnet.post('/v1/chain/get_scheduled_transactions', { lower_bound: 'zz', json: true });
  expect([status, text]).toEqual([200, '{"transactions":[],"more":""}']);
});

test('get_code has the code unless the request says otherwise', async () => {
  const { status, text } = await devnet.post('/v1/chain/get_code', { account_name: 'eosio.token' });
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({ account_name: 'eosio.token', wast: '', wasm: 'antescope:token:1' });
});

test('a signature alone is no transaction that can be pushed', async () => {
  const { status, text } = await devnet.post('/v1/chain/push_transaction', { signatures: [signature] });
  expect([status, text]).toEqual([500, expect.stringContaining('expired_tx_exception')]);
});

test('the ABI of state history offers the requests that are answered', async () => {
  const socket = new WebSocket(devnet.ship);
  const [text] = (await once(socket, 'message')) as [Buffer];
  const { structs, variants } = JSON.parse(text.toString()) as {
    structs: { name: string }[];
    variants: { name: string; types: string[] }[];
  };
  const types = (name: string) => variants.find((variant) => variant.name === name)?.types;
  expect(types('request')).toEqual(['get_status_request_v0', 'get_blocks_request_v0', 'get_blocks_ack_request_v0']);
  expect(types('result')).toEqual(['get_status_result_v0', 'get_blocks_result_v0']);
  expect(structs.filter(({ name }) => /^get_.*_v1$/.test(name))).toEqual([]);
  socket.terminate();
});
