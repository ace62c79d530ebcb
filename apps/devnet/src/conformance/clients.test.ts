import { APIClient, Action, PrivateKey, SignedTransaction, Transaction } from '@wharfkit/antelope';
import { Api, JsonRpc } from 'eosjs';
import { JsSignatureProvider } from 'eosjs/dist/eosjs-jssig.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatWif } from '@antescope/codec/private-key';
import { devKey } from '@antescope/devnet/story/keys';
import { startTestDevnet } from './test-devnet.ts';
import type { TestDevnet } from './test-devnet.ts';

let devnet: TestDevnet;

beforeAll(async () => {
  devnet = await startTestDevnet();
});

afterAll(() => devnet.stop());

const transfer = { from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo: 'héllo 🚀' };
const authorization = [{ actor: 'alice', permission: 'active' }];

async function balanceOf(account: string): Promise<number> {
  const { text } = await devnet.post('/v1/chain/get_currency_balance', { code: 'eosio.token', account, symbol: 'EOS' });
  const [balance] = JSON.parse(text) as string[];
  return Number(balance?.replace(/ .*/, '').replace('.', ''));
}

describe('clients of a real node work unchanged', () => {
  test('eosjs reads the ABI, serialises, signs and pushes a transfer', async () => {
    const rpc = new JsonRpc(devnet.api, { fetch });
    const signatureProvider = new JsSignatureProvider([formatWif(devKey('antescope', 'alice'))]);
    const api = new Api({ rpc, signatureProvider, textDecoder: new TextDecoder(), textEncoder: new TextEncoder() });
    const before = await balanceOf('bob');
    const result = (await api.transact(
      { actions: [{ account: 'eosio.token', name: 'transfer', authorization, data: transfer }] },
      { blocksBehind: 3, expireSeconds: 30 },
    )) as { transaction_id: string; processed: { receipt: { status: string } } };
    expect(result.processed.receipt.status).toBe('executed');
    expect(await balanceOf('bob')).toBe(before + 10_000);

    devnet.node.produce(1);
    const block = await rpc.get_block(devnet.node.headNumber());
    expect(block.transactions[0].trx.id).toBe(result.transaction_id);
    const account = await rpc.get_account('alice');
    expect(account.permissions.map(({ perm_name }) => perm_name)).toContain('owner');
    const found = await rpc.history_get_transaction(result.transaction_id);
    expect(found.block_num).toBe(devnet.node.headNumber());
  });

  test('wharfkit reads, signs and pushes', async () => {
    const client = new APIClient({ url: devnet.api });
    const info = await client.v1.chain.get_info();
    const { abi } = await client.v1.chain.get_abi('eosio.token');
    if (abi === undefined) throw new Error('eosio.token has no ABI');
    const action = Action.from(
      { account: 'eosio.token', name: 'transfer', authorization, data: { ...transfer, memo: 'from wharfkit' } },
      abi,
    );
    const transaction = Transaction.from({ ...info.getTransactionHeader(60), actions: [action] });
    const key = PrivateKey.from(formatWif(devKey('antescope', 'alice')));
    const signatures = [key.signDigest(transaction.signingDigest(info.chain_id))];
    const result = await client.v1.chain.push_transaction(SignedTransaction.from({ ...transaction, signatures }));
    expect(result.transaction_id).toBe(transaction.id.toString());

    const sent = await client.v1.chain
      .send_transaction2(SignedTransaction.from({ ...transaction, signatures }))
      .catch((error: unknown) => error);
    expect(String(sent)).toContain('Duplicate transaction');

    const account = await client.v1.chain.get_account('alice');
    expect(account.core_liquid_balance?.symbol.code.toString()).toBe('EOS');
    const rows = await client.v1.chain.get_table_rows({ code: 'eosio.token', scope: 'alice', table: 'accounts' });
    expect(rows.rows).toHaveLength(1);
    const producers = await client.v1.chain.get_producer_schedule();
    expect(producers.active.producers.length).toBeGreaterThan(0);
  });
});
