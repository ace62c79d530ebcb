import { encodeText } from '@antescope/codec/bytes/bytes';
import { publicKeyOf } from '@antescope/codec/curve/sign';
import { contractCode } from '@antescope/devnet/contract';
import { contracts } from '@antescope/devnet/registry';
import { devKey } from '@antescope/devnet/story/keys';
import { formatWif } from '@antescope/codec/keys/private-key';
import { packTransaction, transactionId } from '@antescope/codec/chain/transaction';
import { AbiSource } from '@antescope/sources/abi/abi-source';
import { ChainApi } from '@antescope/sources/node/chain-api';
import { NodeClient } from '@antescope/sources/node/node-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDevnet } from '../../../test-kit/devnet.ts';
import type { Devnet } from '../../../test-kit/devnet-api.ts';
import { LocalKeyProvider } from '../src/providers/local-key/provider.ts';
import type { ActionInput, Draft, TransactContext } from '../src/transact/draft.ts';
import { push } from '../src/transact/push.ts';
import { sign } from '../src/transact/sign.ts';
import { prepare } from '../src/transact/transact.ts';

const seed = 'wallet tests';
const options = { useLastIrreversible: true, expireSeconds: 3000 };

let devnet: Devnet;
let client: NodeClient;

beforeAll(async () => {
  devnet = await startDevnet({ seed, generator: false });
  client = new NodeClient({ endpoints: [devnet.api] });
});

afterAll(() => devnet.stop());

const call: TransactContext['call'] = async (path, body) =>
  (await client.call(path, body, (answer) => answer.value)).value;

/** The pipeline's context of an account that is connected with its development key. */
async function contextOf(actor: string, permission = 'active', key = devKey(seed, actor)): Promise<TransactContext> {
  const abis = new AbiSource(new ChainApi(client));
  const chain = { chainId: devnet.chainId, call, abi: (account: string) => abis.of(account) };
  const provider = new LocalKeyProvider({ ...chain, storage: null, relay: null, walletLink: null });
  const session = await provider.login({ privateKey: formatWif(key), level: { actor, permission }, passphrase: '' });
  return { ...chain, systemAccount: 'eosio', session, provider };
}

async function submit(draft: Draft, context: TransactContext): Promise<Draft> {
  return push(await sign(draft, context), context);
}

function transfer(
  from: string,
  to: string,
  quantity: string,
  contract = 'eosio.token',
  permission = 'active',
): ActionInput {
  return {
    account: contract,
    name: 'transfer',
    authorization: [{ actor: from, permission }],
    data: { from, to, quantity, memo: 'test' },
  };
}

/** Lets the contract use its account's active permission for actions it sends. */
function ownCodeMayAct(account: string): ActionInput {
  const auth = {
    threshold: 1,
    keys: [{ key: publicKeyOf(devKey(seed, account)), weight: 1 }],
    accounts: [{ permission: { actor: account, permission: 'eosio.code' }, weight: 1 }],
    waits: [],
  };
  return native(account, 'updateauth', { account, permission: 'active', parent: 'owner', auth });
}

function setCode(account: string, contract: string): ActionInput {
  return native(account, 'setcode', { account, vmtype: 0, vmversion: 0, code: contractCode(contracts.get(contract)!) });
}

function native(account: string, name: string, data: object): ActionInput {
  return { account: 'eosio', name, authorization: [{ actor: account, permission: 'active' }], data };
}

test('what the preview shows is what happens', async () => {
  const context = await contextOf('alice');
  const draft = await prepare([transfer('alice', 'bob', '1.2345 EOS')], options, context);
  expect(draft.preview).toMatchObject({ source: 'dry-run', failure: null });
  const alice = draft.preview!.balances.find(({ account }) => account === 'alice')!;
  expect(alice.delta).toBe('-1.2345 EOS');
  await submit(draft, context);
  await devnet.control('produce', { count: 1 });
  const balance = (await call('/v1/chain/get_currency_balance', {
    code: 'eosio.token',
    account: 'alice',
    symbol: 'EOS',
  })) as string[];
  expect(balance).toEqual([alice.after]);
});

test('[WALLET-026] an overdrawn balance is told by the preview, and by the chain in the same words', async () => {
  const context = await contextOf('bob');
  const draft = await prepare([transfer('bob', 'alice', '900000000.0000 EOS')], options, context);
  expect(draft.preview?.failure).toBe('overdrawn balance');
  await expect(submit(draft, context)).rejects.toMatchObject({ code: 'rejected', message: 'overdrawn balance' });
});

test("the key of another account does not sign for alice: the chain's message, no stack", async () => {
  const context = await contextOf('alice', 'active', devKey(seed, 'bob'));
  const draft = await prepare([transfer('alice', 'bob', '1.0000 EOS')], options, context);
  await expect(submit(draft, context)).rejects.toMatchObject({
    code: 'rejected',
    message: expect.stringMatching(/transaction declares authority/),
  });
});

test('an action that does not declare the authority it needs is refused by name', async () => {
  const context = await contextOf('bob');
  const action = { ...transfer('alice', 'bob', '1.0000 EOS'), authorization: [{ actor: 'bob', permission: 'active' }] };
  const draft = await prepare([action], options, context);
  expect(draft.preview?.failure).toBe('missing authority of alice');
  await expect(submit(draft, context)).rejects.toMatchObject({ message: 'missing authority of alice' });
});

test('[SIGN-022] an expired transaction asks to try again', async () => {
  const context = await contextOf('alice');
  const draft = await prepare([transfer('alice', 'bob', '1.0000 EOS')], options, context);
  const transaction = { ...draft.transaction!, expiration: '2020-01-01T00:00:00' };
  const packed = packTransaction(transaction);
  await expect(submit({ ...draft, transaction, packed, id: transactionId(packed) }, context)).rejects.toMatchObject({
    code: 'expired',
    message: 'Transaction Expired: Try Again',
  });
});

test('[SIGN-001] no signature without login', async () => {
  const context = { ...(await contextOf('alice')), session: null };
  const draft = await prepare([transfer('alice', 'bob', '1.0000 EOS')], options, context);
  await expect(submit(draft, context)).rejects.toMatchObject({ message: 'Please log in first.' });
});

test('when the contract changes what it does, the preview changes', async () => {
  const token = 'tethertether';
  const owner = await contextOf(token);
  const alice = await contextOf('alice');
  const send = [transfer('alice', 'bob', '10.0000 USDT', token)];
  const before = (await prepare(send, options, alice)).preview!;
  expect(before.balances.map(({ account, delta }) => [account, delta])).toEqual([
    ['alice', '-10.0000 USDT'],
    ['bob', '10.0000 USDT'],
  ]);

  // Something to pay back from, then the other code.
  await submit(await prepare([transfer('alice', token, '5.0000 USDT', token)], options, alice), alice);
  await submit(await prepare([ownCodeMayAct(token), setCode(token, 'cashback')], options, owner), owner);

  const after = (await prepare(send, options, alice)).preview!;
  expect(after.failure).toBeNull();
  expect(after.balances.map(({ account, delta }) => [account, delta])).toEqual([
    ['alice', '-9.9000 USDT'],
    ['bob', '10.0000 USDT'],
    [token, '-0.1000 USDT'],
  ]);
  expect(after.actions.filter((action) => action.inline)).toHaveLength(1);
});

test('a memo of any bytes arrives as it was written', async () => {
  const context = await contextOf('alice');
  const memo = '<script>alert(1)</script> \u202e مرحبا 🎉';
  const action = transfer('alice', 'bob', '0.0001 EOS');
  const draft = await prepare([{ ...action, data: { ...(action.data as object), memo } }], options, context);
  expect(draft.preview?.actions[0]?.data).toMatchObject({ memo });
  expect(Buffer.from(draft.packed!).includes(Buffer.from(encodeText(memo)))).toBe(true);
});
