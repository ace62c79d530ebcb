import { afterEach, expect, test } from 'vitest';
import { toHex } from '@antescope/codec/bytes/bytes';
import { secondsToTimePointSec } from '@antescope/codec/chain/time';
import { packTransaction, refBlock } from '@antescope/codec/chain/transaction';
import type { Action } from '@antescope/codec/chain/transaction';
import { transfer } from '@antescope/devnet/story/actions';
import { startTestDevnet } from './test-devnet.ts';
import type { TestDevnet } from './test-devnet.ts';

let devnet: TestDevnet;

afterEach(() => devnet.stop());

interface Answer {
  processed?: { receipt: { status: string } | null; except: { code: number; message: string } | null };
}

/** Sends actions as a read-only transaction. */
async function query(actions: Action[]): Promise<{ status: number; body: Answer }> {
  const head = devnet.node.head();
  const seconds = Math.floor(Date.parse(`${devnet.node.blockTime(head.block_num)}Z`) / 1000);
  const packed_trx = packTransaction({
    ...refBlock(head.block_id),
    expiration: secondsToTimePointSec(seconds + 60),
    max_net_usage_words: 0,
    max_cpu_usage_ms: 0,
    delay_sec: 0,
    context_free_actions: [],
    actions,
    transaction_extensions: [],
  });
  const transaction = {
    signatures: [],
    compression: 'none',
    packed_context_free_data: '',
    packed_trx: toHex(packed_trx),
  };
  const { status, text } = await devnet.post('/v1/chain/send_read_only_transaction', { transaction });
  return { status, body: JSON.parse(text) as Answer };
}

const paid = transfer('alice', 'bob', '1.0000 EOS', '');
const anonymous = { ...paid, authorization: [] };
const nothing: Action = { account: 'eosio.null', name: 'nonce', authorization: [], data: new Uint8Array([1]) };

test.each(['send_read_only_transaction', 'get_finalizer_info', 'get_kv_table_rows', 'push_ro_transaction'])(
  'what nodeos 3.2 does not have is not there: %s',
  async (name) => {
    devnet = await startTestDevnet();
    const { status, text } = await devnet.post(`/v1/chain/${name}`, { account_name: 'alice' });
    expect([status, text]).toEqual([404, expect.stringContaining('Unknown Endpoint')]);
    const { text: apis } = await devnet.post('/v1/node/get_supported_apis', {});
    expect(apis).not.toContain(name);
  },
);

test('a later version has read-only transactions, and lists the endpoint', async () => {
  devnet = await startTestDevnet({ nodeVersion: '5.0.3' });
  const { text: info } = await devnet.post('/v1/chain/get_info', {});
  expect(JSON.parse(info)).toMatchObject({ server_version_string: 'v5.0.3' });
  const { text: apis } = await devnet.post('/v1/node/get_supported_apis', {});
  expect(apis).toContain('"/v1/chain/send_read_only_transaction"');

  const { status, body } = await query([nothing]);
  expect([status, body.processed?.receipt?.status]).toEqual([200, 'executed']);
});

test('a read-only transaction needs no authorization, and writes nothing', async () => {
  devnet = await startTestDevnet({ nodeVersion: '5.0.3' });
  const declared = await query([paid]);
  expect(declared.body.processed?.except?.message).toBe('Transaction exception');
  expect(JSON.stringify(declared.body)).toContain("read-only action '${name}' cannot have authorizations");
  const unauthorised = await query([anonymous]);
  expect(unauthorised.body.processed?.except).toMatchObject({ code: 3090004 });
  const { text } = await devnet.post('/v1/chain/get_currency_balance', { code: 'eosio.token', account: 'alice' });
  await query([anonymous]);
  expect((await devnet.post('/v1/chain/get_currency_balance', { code: 'eosio.token', account: 'alice' })).text).toBe(
    text,
  );
});
