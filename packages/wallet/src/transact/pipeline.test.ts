import { inflateSync } from 'node:zlib';
import { compileAbi } from '@antescope/codec/abi/compile';
import { fromHex, toHex } from '@antescope/codec/bytes/bytes';
import { recoverPublicKey } from '@antescope/codec/curve/recover';
import { publicKeyOf, sign as signDigest } from '@antescope/codec/curve/sign';
import { formatLegacyKey, formatPublicKey, parsePublicKey } from '@antescope/codec/keys/key';
import { signingDigest, unpackTransaction, type Transaction } from '@antescope/codec/chain/transaction';
import { expect, test } from 'vitest';
import { localKeyInfo } from '../providers/local-key/info.ts';
import type { SignRequest, SignResult, WalletProvider } from '../providers/provider.ts';
import type { SessionState } from '../session/session.ts';
import { newDraft, walletOptions, type ActionInput, type Draft, type TransactContext } from './draft.ts';
import { encodeActions } from './encode-actions.ts';
import { draftOf } from './given-transaction.ts';
import { build, finish } from './mode.ts';
import { buildOnlyOptions, queryOptions, withFreeCpu } from './option-presets.ts';
import { push, pushAll, pushBody, runReadOnly } from './push.ts';
import { tieToChain } from './reference-block.ts';
import { requiredKeys } from './required-keys.ts';
import { sign } from './sign.ts';
import { signedEnvelope } from './signed-envelope.ts';

const chainId = 'ab'.repeat(32);
const key = { type: 'K1', data: new Uint8Array(32).fill(3) } as const;
const headTime = '2026-11-21T03:20:00.500';

const abi = compileAbi({
  version: 'eosio::abi/1.1',
  types: [],
  structs: [{ name: 'hi', base: '', fields: [{ name: 'user', type: 'name' }] }],
  actions: [{ name: 'hi', type: 'hi', ricardian_contract: '' }],
  tables: [],
  ricardian_clauses: [],
  error_messages: [],
  abi_extensions: [],
  variants: [],
  action_results: [],
});

const hi: ActionInput = {
  account: 'hello',
  name: 'hi',
  authorization: [{ actor: 'alice', permission: 'active' }],
  data: { user: 'alice' },
};

/** Signs everything with one key and records the requests. */
class TestProvider implements WalletProvider {
  readonly info = { ...localKeyInfo, id: 'test' };
  readonly requests: SignRequest[] = [];
  availableKeys?: () => Promise<readonly string[]>;

  async login(): Promise<never> {
    throw new Error('not in this test');
  }

  async restore(): Promise<SessionState> {
    return 'ready';
  }

  async sign(request: SignRequest): Promise<SignResult> {
    this.requests.push(request);
    const digest = signingDigest(request.chainId, request.packed, request.contextFreeData);
    return { state: 'signed', signatures: [signDigest(digest, key)] };
  }

  async logout(): Promise<void> {}
}

interface Called {
  path: string;
  body: unknown;
}

/** A node at the other end of the wire: what it was asked, and answers by path. */
function contextWith(answers: Record<string, unknown> = {}, provider: WalletProvider | null = new TestProvider()) {
  const calls: Called[] = [];
  const context: TransactContext = {
    chainId,
    systemAccount: 'eosio',
    call: async (path, body) => {
      calls.push({ path, body });
      const name = path.slice(path.lastIndexOf('/') + 1);
      const answer = Object.hasOwn(answers, name) ? answers[name] : {};
      if (answer instanceof Error) throw answer;
      if (name === 'get_info')
        return {
          head_block_num: 1000,
          head_block_time: headTime,
          last_irreversible_block_num: 900,
          last_irreversible_block_id: '00'.repeat(32),
        };
      if (name === 'get_block_info') return { id: '000003de00112233785634120011223300112233001122330011223300112233' };
      return answer;
    },
    abi: async () => abi,
    session: { actor: 'alice', permission: 'active', provider: 'test', chainId, publicKey: null },
    provider,
  };
  return { context, calls };
}

const unknownPath = Object.assign(new Error('Not Found'), { body: { code: 404, message: 'Not Found' } });

async function prepared(options = walletOptions): Promise<Draft> {
  const { context } = contextWith();
  return tieToChain(await encodeActions(newDraft([hi], options), context), context);
}

test('[SIGN-003] a transaction on free CPU takes 5 ms at most, others have no limit of ours', async () => {
  expect((await prepared(withFreeCpu(walletOptions, true))).transaction).toMatchObject({ max_cpu_usage_ms: 5 });
  expect((await prepared(withFreeCpu(walletOptions, false))).transaction).toMatchObject({ max_cpu_usage_ms: 0 });
  expect((await prepared(walletOptions)).transaction).toMatchObject({ max_cpu_usage_ms: 0 });
});

test('[SIGN-004] [NODE-004] what is only built refers 12 blocks back, lives 3000 seconds and is not delayed', async () => {
  const { context, calls } = contextWith();
  const { transaction } = await tieToChain(newDraft([], buildOnlyOptions), context);
  expect(calls.at(-1)).toEqual({ path: '/v1/chain/get_block_info', body: { block_num: 988 } });
  expect(transaction).toMatchObject({ expiration: '2026-11-21T04:10:00', delay_sec: 0, max_cpu_usage_ms: 0 });
});

test('[SIGN-005] a query refers 3 blocks back and lives 1800 seconds', async () => {
  const { context, calls } = contextWith();
  const { transaction } = await tieToChain(newDraft([], queryOptions), context);
  expect(calls.at(-1)?.body).toEqual({ block_num: 997 });
  expect(transaction?.expiration).toBe('2026-11-21T03:50:00');
});

test('[SIGN-006] signatures, the transaction and its context-free data are sent, and all are signed', async () => {
  const { context, calls } = contextWith();
  const contextFreeData = fromHex('010401020304');
  const signed = await sign({ ...(await prepared()), contextFreeData }, context);
  await push(signed, context);
  const sent = calls.at(-1)!;
  expect(sent.path).toBe('/v1/chain/send_transaction');
  expect(sent.body).toEqual({
    signatures: signed.signatures,
    compression: 0,
    packed_context_free_data: '010401020304',
    packed_trx: toHex(signed.packed!),
  });
  const digest = signingDigest(chainId, signed.packed!, contextFreeData);
  expect(recoverPublicKey(digest, signed.signatures[0]!)).toBe(publicKeyOf(key));
  expect(pushBody(await prepared()).packed_context_free_data).toBe('');
});

test('[SIGN-007] compression is 0, or 1 where it is asked for', async () => {
  const { context, calls } = contextWith();
  const draft = await prepared({ ...walletOptions, compress: true });
  await push(draft, context);
  const body = calls.at(-1)!.body as { compression: number; packed_trx: string };
  expect(body.compression).toBe(1);
  expect(toHex(new Uint8Array(inflateSync(fromHex(body.packed_trx))))).toBe(toHex(draft.packed!));
});

test('[SIGN-008] signed or not, sent or not, kept or not: eight ways', async () => {
  for (const signed of [false, true]) {
    for (const broadcast of [false, true]) {
      for (const readOnly of [false, true]) {
        const { context, calls } = contextWith({ push_ro_transaction: { result: 'seen' } });
        const { draft, answer } = await finish(await prepared(), { sign: signed, broadcast, readOnly }, context);
        expect(draft.signatures).toHaveLength(signed ? 1 : 0);
        const path = readOnly ? '/v1/chain/push_ro_transaction' : '/v1/chain/send_transaction';
        expect(calls.map((call) => call.path)).toEqual(broadcast ? [path] : []);
        expect(answer).toEqual(broadcast && readOnly ? { result: 'seen' } : null);
      }
    }
  }
});

test('[SIGN-004] [SIGN-005] [SIGN-008] each mode builds with its own reference block and expiration', async () => {
  const { actions } = await prepared();
  const answers = { send_read_only_transaction: { processed: {} }, push_ro_transaction: unknownPath };
  for (const [mode, reference, expiration] of [
    [{ sign: true, broadcast: false, readOnly: false }, 988, '2026-11-21T04:10:00'],
    [{ sign: false, broadcast: true, readOnly: true }, 997, '2026-11-21T03:50:00'],
    [{ sign: true, broadcast: true, readOnly: false }, 700, '2026-11-21T04:10:00'],
  ] as const) {
    const { context, calls } = contextWith(answers);
    const { draft, answer } = await build(actions!, mode, context);
    expect(calls.find(({ path }) => path.endsWith('get_block_info'))?.body).toEqual({ block_num: reference });
    expect(draft.transaction?.expiration).toBe(expiration);
    expect(draft.signatures).toHaveLength(mode.sign ? 1 : 0);
    // Nodes take no authorizations in read-only transactions.
    expect(draft.transaction?.actions[0]?.authorization).toHaveLength(mode.readOnly ? 0 : 1);
    expect(answer).toEqual(mode.readOnly ? { processed: {} } : null);
    expect(calls.some(({ path }) => path.endsWith('send_transaction'))).toBe(mode.broadcast && !mode.readOnly);
  }
});

test('a node without read-only transactions is named as the reason', async () => {
  const missing = { push_ro_transaction: unknownPath, send_read_only_transaction: unknownPath };
  await expect(runReadOnly(await prepared(), contextWith(missing).context)).rejects.toMatchObject({
    code: 'rejected',
    message: 'This node does not offer /v1/chain/send_read_only_transaction',
  });
});

test('[SIGN-013] a transaction without expiration or reference block is refused', async () => {
  const reason = 'Required configuration or TAPOS fields are not present';
  const tapos = { expiration: '2026-11-21T03:20:00', ref_block_num: 0, ref_block_prefix: 0 };
  for (const missing of Object.keys(tapos)) {
    const rest = Object.fromEntries(Object.entries(tapos).filter(([field]) => field !== missing));
    expect(() => draftOf(rest as Partial<Transaction>)).toThrow(reason);
  }
  const draft = draftOf(tapos);
  expect(unpackTransaction(draft.packed!)).toMatchObject({ ...tapos, actions: [] });
  expect(draft.id).toMatch(/^[0-9a-f]{64}$/);
  const { context } = contextWith();
  await expect(sign(newDraft([], walletOptions), context)).rejects.toThrow(reason);
  await expect(push(newDraft([], walletOptions), context)).rejects.toThrow(reason);
});

test("[SIGN-014] without a provider nothing is signed: 'No signature provider available'", async () => {
  const { context } = contextWith({}, null);
  await expect(sign(await prepared(), context)).rejects.toMatchObject({
    code: 'no-provider',
    message: 'No signature provider available',
  });
});

test('[SIGN-015] [SIGN-016] an action has an authorisation, whose permission is active unless it is said', async () => {
  const { context } = contextWith();
  const encode = async (authorization: ActionInput['authorization']) =>
    (await encodeActions(newDraft([{ ...hi, authorization }], walletOptions), context)).actions![0]!.authorization;
  await expect(encode([])).rejects.toThrow('hello::hi has no authorization');
  expect(await encode([{ actor: 'alice', permission: '' }])).toEqual([{ actor: 'alice', permission: 'active' }]);
  expect(await encode([{ actor: 'alice', permission: 'owner' }])).toEqual([{ actor: 'alice', permission: 'owner' }]);
});

test('[SIGN-018] a signed payload has exactly one action and one signature', async () => {
  const signer = { actor: 'alice', permission: 'active' };
  const { transaction } = await prepared();
  const one = transaction!;
  expect(signedEnvelope(signer, one, ['SIG_K1_x'])).toMatchObject({ signer, signatures: ['SIG_K1_x'] });
  for (const actions of [[], [one.actions[0]!, one.actions[0]!]])
    expect(() => signedEnvelope(signer, { ...one, actions }, ['SIG_K1_x'])).toThrow('exactly one action');
  for (const signatures of [[], ['SIG_K1_x', 'SIG_K1_y']])
    expect(() => signedEnvelope(signer, one, signatures)).toThrow('exactly one signature');
});

test('[SIGN-023] the chain says which of the keys have to sign', async () => {
  const own = publicKeyOf(key);
  const other = formatPublicKey({
    type: 'K1',
    data: parsePublicKey(own).data.map((byte, i) => (i === 0 ? byte : 255 - byte)),
  });
  const provider = new TestProvider();
  provider.availableKeys = async () => [other, own];
  const answer = { required_keys: [formatLegacyKey(parsePublicKey(own))] };
  const { context, calls } = contextWith({ get_required_keys: answer }, provider);
  const draft = await prepared();
  expect(await requiredKeys(draft.transaction!, [other, own], context)).toEqual([own]);
  const { body } = calls[0]!;
  expect(body).toMatchObject({
    available_keys: [other, own],
    transaction: {
      expiration: draft.transaction!.expiration,
      actions: [{ account: 'hello', data: '0000000000855c34' }],
    },
  });
  await sign(draft, context);
  expect(provider.requests[0]?.requiredKeys).toEqual([own]);
  const refused = Object.assign(new Error(), {
    body: { error: { details: [{ message: 'transaction declares authority of bob' }] } },
  });
  await expect(sign(draft, contextWith({ get_required_keys: refused }, provider).context)).rejects.toMatchObject({
    code: 'rejected',
    message: 'transaction declares authority of bob',
  });
});

test('[SIGN-024] several at once, read-only, and the two ways to push', async () => {
  const draft = await prepared();
  const several = contextWith({ push_transactions: [{ transaction_id: 'a' }, { transaction_id: 'b' }] });
  expect(await pushAll([draft, draft], several.context)).toEqual([{ transaction_id: 'a' }, { transaction_id: 'b' }]);
  expect(several.calls).toEqual([{ path: '/v1/chain/push_transactions', body: [pushBody(draft), pushBody(draft)] }]);

  const old = contextWith({ send_transaction: unknownPath });
  await push(draft, old.context);
  expect(old.calls.map((call) => call.path)).toEqual(['/v1/chain/send_transaction', '/v1/chain/push_transaction']);

  const newer = contextWith({ push_ro_transaction: unknownPath, send_read_only_transaction: { processed: 1 } });
  expect(await runReadOnly(draft, newer.context)).toEqual({ processed: 1 });
  expect(newer.calls.at(-1)).toEqual({
    path: '/v1/chain/send_read_only_transaction',
    body: { transaction: pushBody(draft), return_failure_traces: true },
  });
  const neither = contextWith({ send_transaction: unknownPath, push_transaction: unknownPath });
  await expect(push(draft, neither.context)).rejects.toMatchObject({ code: 'rejected' });
});
