import { inflateSync } from 'node:zlib';
import { APIClient, Action, PrivateKey, SignedTransaction, Transaction } from '@wharfkit/antelope';
import { ContractKit } from '@wharfkit/contract';
import { Session, SessionKit, type UserInterface } from '@wharfkit/session';
import { WalletPluginPrivateKey } from '@wharfkit/wallet-plugin-privatekey';
import { Api, JsonRpc } from 'eosjs';
import { JsSignatureProvider } from 'eosjs/dist/eosjs-jssig.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatWif } from '@antescope/codec/keys/private-key';
import { createRequest } from '@antescope/codec/signing-request/signing-request';
import { requestToUri } from '@antescope/codec/signing-request/uri';
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
  test('eosjs reads the ABI, serializes, signs and pushes a transfer', async () => {
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
    const stored = await rpc.history_get_transaction(result.transaction_id);
    expect(stored.block_num).toBe(devnet.node.headNumber());
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

  test('eosjs compresses, gets required keys, pages through tables and reads back what it wrote', async () => {
    const rpc = new JsonRpc(devnet.api, { fetch });
    const signatureProvider = new JsSignatureProvider(
      ['bob', 'alice'].map((name) => formatWif(devKey('antescope', name))),
    );
    const api = new Api({ rpc, signatureProvider, textDecoder: new TextDecoder(), textEncoder: new TextEncoder() });
    const before = await balanceOf('bob');
    const data = { ...transfer, memo: 'deflated '.repeat(20) };
    const result = (await api.transact(
      { actions: [{ account: 'eosio.token', name: 'transfer', authorization, data }] },
      { blocksBehind: 3, expireSeconds: 30, compression: true },
    )) as { transaction_id: string };
    expect(await balanceOf('bob')).toBe(before + 10_000);
    devnet.node.produce(1);
    const block = await rpc.get_block(devnet.node.headNumber());
    const { trx } = block.transactions.find(({ trx: { id } }: { trx: { id: string } }) => id === result.transaction_id);
    expect(trx.compression).toBe('zlib');
    expect(trx.transaction.actions[0].data.memo).toBe(data.memo);
    const unpacked = await api.deserializeTransactionWithActions(inflateSync(Buffer.from(trx.packed_trx, 'hex')));
    expect(unpacked.actions).toMatchObject([{ name: 'transfer', data: { from: 'alice', memo: data.memo } }]);
    const first = await rpc.get_table_rows({ code: 'eosio', scope: 'eosio', table: 'producers', limit: 2 });
    expect(first.more).toBe(true);
    const next = await rpc.get_table_rows({
      code: 'eosio',
      scope: 'eosio',
      table: 'producers',
      limit: 2,
      lower_bound: first.next_key,
    });
    expect(next.rows[0].owner).not.toBe(first.rows[1].owner);
  });

  describe('a wharfkit session with a private key', () => {
    const plugin = () => new WalletPluginPrivateKey(formatWif(devKey('antescope', 'alice')));
    const chain = async () => {
      const info = await new APIClient({ url: devnet.api }).v1.chain.get_info();
      return { id: info.chain_id, url: devnet.api };
    };

    test("transacts, builds without sending, and reports the chain's errors", async () => {
      const session = new Session(
        { chain: await chain(), actor: 'alice', permission: 'active', walletPlugin: plugin() },
        { fetch },
      );
      const before = await balanceOf('bob');
      const action = { account: 'eosio.token', name: 'transfer', authorization, data: transfer };
      const result = await session.transact({ action });
      expect(result.response?.processed.receipt.status).toBe('executed');
      expect(result.signatures).toHaveLength(1);
      expect(await balanceOf('bob')).toBe(before + 10_000);
      const unsent = await session.transact({ action }, { broadcast: false });
      expect(unsent.response).toBeUndefined();
      expect(unsent.resolved?.transaction.actions).toHaveLength(1);
      await expect(
        session.transact({ action: { ...action, data: { ...transfer, quantity: '9999999999.0000 EOS' } } }),
      ).rejects.toThrow(/overdrawn balance/);
    });

    test('signs a request encoded by our codec', async () => {
      const { id, url } = await chain();
      const session = new Session(
        { chain: { id, url }, actor: 'alice', permission: 'active', walletPlugin: plugin() },
        { fetch },
      );
      const { abi } = await session.client.v1.chain.get_abi('eosio.token');
      const placeholder = { actor: '............1', permission: '............2' };
      const typed = Action.from(
        {
          account: 'eosio.token',
          name: 'transfer',
          authorization: [placeholder],
          data: { ...transfer, from: placeholder.actor, memo: 'asked for' },
        },
        abi!,
      );
      const action = { account: 'eosio.token', name: 'transfer', authorization: [placeholder], data: typed.data.array };
      const request = requestToUri(createRequest({ chainId: String(id), req: ['action', action] }));
      const before = await balanceOf('bob');
      const result = await session.transact({ request });
      expect(result.response?.processed.receipt.status).toBe('executed');
      expect(await balanceOf('bob')).toBe(before + 10_000);
    });

    test('logs in through the kit', async () => {
      // The kit prompts only for options that are not passed.
      const ui = {
        addTranslations: () => {},
        onLogin: async () => {},
        onLoginComplete: async () => {},
        onError: async (error: Error) => {
          throw error;
        },
      } as unknown as UserInterface;
      const entries = new Map<string, string>();
      const storage = {
        write: async (key: string, value: string) => void entries.set(key, value),
        read: async (key: string) => entries.get(key) ?? null,
        remove: async (key: string) => void entries.delete(key),
      };
      const kit = new SessionKit(
        { appName: 'test', chains: [await chain()], ui, walletPlugins: [plugin()] },
        { fetch, storage },
      );
      const { session } = await kit.login({
        chain: (await chain()).id,
        permissionLevel: 'alice@active',
        walletPlugin: 'wallet-plugin-privatekey',
      });
      expect(String(session.permissionLevel)).toBe('alice@active');
      expect(String((await kit.restore())?.actor)).toBe('alice');
    });
  });

  test('the wharfkit contract kit reads tables, scopes and Ricardian contracts, and builds actions', async () => {
    const kit = new ContractKit({ client: new APIClient({ url: devnet.api }) });
    const token = await kit.load('eosio.token');
    expect(token.actionNames).toContain('transfer');
    const [row] = await token.table('accounts', 'alice').all();
    expect(String(row.balance)).toMatch(/ EOS$/);
    const scopes = await token.table('accounts').scopes().next();
    expect(scopes.length).toBeGreaterThan(5);
    const system = await kit.load('eosio');
    const some = await system.table('producers', 'eosio').query({ maxRows: 3 }).all();
    expect(some).toHaveLength(3);
    const one = await system.table('producers', 'eosio').get(String(some[1].owner));
    expect(String(one.owner)).toBe(String(some[1].owner));
    const action = token.action('transfer', transfer, { authorization: [{ actor: 'alice', permission: 'active' }] });
    expect(action.data.hexString).toMatch(/^0000000000855c340000000000000e3d/);
    expect(typeof token.abi.actions[0]?.ricardian_contract).toBe('string');
  });
});
