import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toHex } from '@antescope/codec/bytes/bytes';
import { devPublicKey } from '@antescope/devnet/story/keys';
import { loadExchanges } from '../../../../fixtures/exchanges.ts';
import { shapeDifference } from './shape.ts';
import { startTestDevnet } from './test-devnet.ts';
import type { TestDevnet } from './test-devnet.ts';

/*
 * Recorded answers about blocks, keys and transactions that exist on the recorded chain only, compared with the answers
 * about those that have the same properties here.
 */
let devnet: TestDevnet;
const recorded = new Map(loadExchanges().map((exchange) => [exchange.id, exchange]));

beforeAll(async () => {
  devnet = await startTestDevnet();
});

afterAll(() => devnet.stop());

function answerOf(id: string): string {
  const exchange = recorded.get(id);
  if (exchange === undefined) throw new Error(`there is no recorded ${id}`);
  return exchange.responseText;
}

/** Number of the first block that has a field in its response. */
async function blockWith(field: string): Promise<string> {
  for (let number = 2; number <= devnet.node.headNumber(); number++) {
    const { text } = await devnet.post('/v1/chain/get_block', { block_num_or_id: number });
    if (text.includes(`"${field}"`)) return text;
  }
  throw new Error(`no block has ${field}`);
}

describe('blocks', () => {
  test.each([
    ['new_producer_schedule', 'get_block.ext-24'],
    ['new_protocol_features', 'get_block.ext-4'],
  ])('a header extension is a field of its own: %s', async (field, id) => {
    const ours = JSON.parse(await blockWith(field)) as Record<string, unknown>;
    const theirs = JSON.parse(answerOf(id)) as Record<string, unknown>;
    expect(Object.keys(ours)).toEqual(Object.keys(theirs));
    expect(shapeDifference(JSON.stringify(theirs[field]), JSON.stringify(ours[field]))).toBeNull();
  });

  test('a block is found by its id, in any case', async () => {
    const id = devnet.node.idOf(20) as string;
    const byNumber = await devnet.post('/v1/chain/get_block', { block_num_or_id: 20 });
    const byId = await devnet.post('/v1/chain/get_block', { block_num_or_id: id.toUpperCase() });
    expect(byId.text).toBe(byNumber.text);
    expect(JSON.parse(byId.text)).toMatchObject({ id, block_num: 20 });
  });

  test('the header state of a reversible block', async () => {
    const head = devnet.node.headNumber();
    const { status, text } = await devnet.post('/v1/chain/get_block_header_state', { block_num_or_id: head });
    expect([status, text.slice(0, 300)]).toEqual([200, expect.any(String)]);
    expect(shapeDifference(answerOf('get_block_header_state.head'), text)).toBeNull();
    const old = await devnet.post('/v1/chain/get_block_header_state', { block_num_or_id: 10 });
    expect([old.status, old.text]).toEqual([400, answerOf('get_block_header_state.irreversible')]);
  });
});

describe('transactions', () => {
  test('the id of a transaction with hex data matches the recording', async () => {
    const request = structuredClone(recorded.get('get_transaction_id.ok')?.request) as {
      actions: { data: unknown }[];
    };
    const [action] = request.actions;
    if (action === undefined) throw new Error('the recorded transaction has no action');
    const abi = devnet.node.abiOf('eosio.token');
    action.data = toHex(abi?.encodeAction('transfer', action.data) as Uint8Array);
    const { text } = await devnet.post('/v1/chain/get_transaction_id', request);
    expect(text).toBe(answerOf('get_transaction_id.ok'));
  });

  test('the history, the trace and the status of a transaction of the story', async () => {
    const { text } = await devnet.post('/v1/history/get_actions', { account_name: 'bob', pos: -1, offset: -1 });
    const { actions } = JSON.parse(text) as { actions: { action_trace: { trx_id: string }; block_num: number }[] };
    const id = actions[0]?.action_trace.trx_id as string;
    const history = await devnet.post('/v1/history/get_transaction', { id });
    expect(shapeDifference(answerOf('history_get_transaction.linked_permission'), history.text)).toBeNull();
    const short = await devnet.post('/v1/history/get_transaction', { id: id.slice(0, 12) });
    expect(short.text).toBe(history.text);
    const trace = await devnet.post('/v1/trace_api/get_transaction_trace', { id });
    expect(shapeDifference(answerOf('trace_get_transaction_trace.linked_permission'), trace.text)).toBeNull();
    const status = await devnet.post('/v1/chain/get_transaction_status', { id });
    expect(JSON.parse(status.text)).toMatchObject({ block_number: actions[0]?.block_num });
    expect(shapeDifference(answerOf('get_transaction_status.recent'), status.text)).toBeNull();
  });
});

describe('keys', () => {
  const transaction = (account: string): unknown => ({
    expiration: '2030-01-01T00:00:00',
    ref_block_num: 0,
    ref_block_prefix: 0,
    max_net_usage_words: 0,
    max_cpu_usage_ms: 0,
    delay_sec: 0,
    context_free_actions: [],
    actions: [
      { account: 'eosio.token', name: 'transfer', authorization: [{ actor: account, permission: 'active' }], data: '' },
    ],
    transaction_extensions: [],
  });

  test('the required keys of a transaction, out of the available ones', async () => {
    const available_keys = [devPublicKey('antescope', 'bob'), devPublicKey('antescope', 'alice')];
    const { status, text } = await devnet.post('/v1/chain/get_required_keys', {
      transaction: transaction('alice'),
      available_keys,
    });
    expect(status).toBe(200);
    expect(shapeDifference(answerOf('get_required_keys.one'), text)).toBeNull();
    expect((JSON.parse(text) as { required_keys: string[] }).required_keys).toHaveLength(1);
  });

  test('accounts by key, in both formats', async () => {
    const key = devPublicKey('antescope', 'alice');
    const { text } = await devnet.post('/v1/chain/get_accounts_by_authorizers', { keys: [key] });
    expect(shapeDifference(answerOf('get_accounts_by_authorizers.dev-key'), text)).toBeNull();
    expect(text).toContain('"account_name":"alice","permission_name":"owner"');
    const history = await devnet.post('/v1/history/get_key_accounts', { public_key: key });
    expect(JSON.parse(history.text)).toEqual({ account_names: ['alice'] });
  });
});
