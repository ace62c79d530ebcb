import { fromHex, toHex } from '@antescope/codec/bytes/bytes';
import { packTransaction, transactionId, unpackTransaction } from '@antescope/codec/chain/transaction';
import { expect, test } from 'vitest';
import { localKeyInfo } from '../providers/local-key/info.ts';
import { NeedsInteraction } from '../providers/needs-interaction.ts';
import type { SignResult, WalletProvider } from '../providers/provider.ts';
import { WalletError } from '../wallet-error.ts';
import type { Draft, TransactContext } from './draft.ts';
import { draftOf } from './given-transaction.ts';
import { type Person, sendSigned, signAndSend } from './send.ts';

const chainId = 'ab'.repeat(32);
const session = { actor: 'alice', permission: 'active', provider: 'test', chainId, publicKey: null };
const level = { actor: 'alice', permission: 'active' };
const action = { account: 'token', name: 'transfer', authorization: [level], data: Uint8Array.of(1) };
const draft = draftOf({
  expiration: '2026-11-21T03:20:00',
  ref_block_num: 1,
  ref_block_prefix: 2,
  actions: [action],
});

/** A wallet whose `sign` does what it is given, one step a call. */
function wallet(...steps: (() => SignResult)[]): WalletProvider {
  return {
    info: localKeyInfo,
    restore: async () => 'ready',
    login: () => Promise.reject(new Error('not in this test')),
    sign: async () => steps.shift()!(),
    logout: async () => undefined,
  };
}

const signed = (): SignResult => ({ state: 'signed', signatures: ['SIG_K1_x'] });

/** A node that answers send_transaction with `send`; `sent` are the packed transactions that arrived. */
function contextWith(provider: WalletProvider, send: () => unknown = () => ({})) {
  const sent: string[] = [];
  const context: TransactContext = {
    chainId,
    systemAccount: 'eosio',
    session,
    provider,
    abi: async () => null,
    call: async (path, body) => {
      if (path === '/v1/chain/get_info') return { head_block_time: '2026-11-21T03:00:00.000' };
      if (path === '/v1/chain/get_account') return { permissions: [] };
      if (path === '/v1/chain/compute_transaction') return dryRun(body);
      sent.push((body as { packed_trx: string }).packed_trx);
      return send();
    },
  };
  return { context, sent };
}

/** An honest node's response: traces of the submitted actions. */
function dryRun(body: unknown): unknown {
  const { packed_trx } = (body as { transaction: { packed_trx: string } }).transaction;
  const traces = unpackTransaction(fromHex(packed_trx)).actions.map(({ data, ...act }, index) => ({
    action_ordinal: index + 1,
    creator_action_ordinal: 0,
    receiver: act.account,
    act: { ...act, data: toHex(data) },
  }));
  return { processed: { receipt: null, action_traces: traces } };
}

const refuse = (name: string): never => {
  throw Object.assign(new Error(name), { body: { code: 500, message: name, error: { name, details: [] } } });
};

function person(parts: Partial<Person> = {}): Person {
  const unexpected = (): never => {
    throw new Error('An interaction was started');
  };
  return { interact: async () => unexpected(), confirmChange: async () => unexpected(), ...parts };
}

test('after one interaction signing continues by itself', async () => {
  const kinds: string[] = [];
  const needs = (): never => {
    throw new NeedsInteraction('unlock');
  };
  const { context, sent } = contextWith(wallet(needs, signed));
  const outcome = await signAndSend(draft, context, person({ interact: async ({ kind }) => void kinds.push(kind) }));
  expect(outcome.state).toBe('sent');
  expect(kinds).toEqual(['unlock']);
  expect(sent).toHaveLength(1);
});

test('a closed interaction sends nothing, but the wallet still has the transaction', async () => {
  const withdrawn: unknown[] = [];
  const needs = (): never => {
    throw new NeedsInteraction('qr');
  };
  const provider = { ...wallet(needs), withdraw: (request: unknown) => void withdrawn.push(request) };
  const { context, sent } = contextWith(provider);
  const closed = new WalletError('cancelled', 'Closed');
  const outcome = await signAndSend(draft, context, person({ interact: () => Promise.reject(closed) }));
  expect(outcome).toEqual({ state: 'handed-over', draft, error: closed });
  expect(sent).toEqual([]);
  expect(withdrawn).toHaveLength(1);
});

test('a transaction is released before a wallet outside of the page or a node gets it', async () => {
  const steps: string[] = [];
  const needs = (kind: 'qr' | 'unlock') => (): never => {
    throw new NeedsInteraction(kind);
  };
  const interact: Person['interact'] = async ({ kind }) => void steps.push(kind);
  const { context } = contextWith(wallet(needs('unlock'), needs('qr'), signed), () => void steps.push('sent'));
  await signAndSend(draft, context, person({ interact }), ({ id }) => steps.push(id!));
  expect(steps).toEqual(['unlock', draft.id, 'qr', draft.id, 'sent']);
});

test('what cannot be released stays in the page', async () => {
  const full = new WalletError('not-stored', 'Full');
  const keep = (): never => {
    throw full;
  };
  const needs = (): never => {
    throw new NeedsInteraction('qr');
  };
  for (const steps of [[needs], [signed]]) {
    const { context, sent } = contextWith(wallet(...steps));
    // oxlint-disable-next-line no-await-in-loop -- one wallet after the other
    await expect(signAndSend(draft, context, person(), keep)).rejects.toBe(full);
    expect(sent).toEqual([]);
  }
});

test.each(['unlock', 'reconnect', 'device'] as const)('a closed %s gave the transaction to no wallet', async (kind) => {
  const needs = (): never => {
    throw new NeedsInteraction(kind);
  };
  const { context } = contextWith(wallet(needs));
  const closed = new WalletError('cancelled', 'Closed');
  await expect(signAndSend(draft, context, person({ interact: () => Promise.reject(closed) }))).rejects.toBe(closed);
});

test('a transaction that the wallet sent itself is not sent again', async () => {
  const { context, sent } = contextWith(wallet(() => ({ state: 'broadcast', transactionId: draft.id! })));
  expect(await signAndSend(draft, context, person())).toMatchObject({ state: 'sent', draft: { id: draft.id } });
  expect(sent).toEqual([]);
  const other = contextWith(wallet(() => ({ state: 'broadcast', transactionId: 'cd'.repeat(32) })));
  expect(await signAndSend(draft, other.context, person())).toMatchObject({
    draft: { id: 'cd'.repeat(32), change: { kind: 'unknown' } },
  });
});

test('what the wallet added is shown and sent only when the person confirms it', async () => {
  const fee = { ...action, account: 'cosigner' };
  const packed = packTransaction({ ...draft.transaction!, actions: [fee, action] });
  const changed = (): SignResult => ({ state: 'signed', signatures: ['SIG_K1_x'], packed });
  for (const confirmed of [true, false]) {
    const shown: Draft[] = [];
    const { context, sent } = contextWith(wallet(changed));
    const attempt = signAndSend(
      draft,
      context,
      person({
        confirmChange: async (next) => {
          shown.push(next);
          return confirmed;
        },
      }),
    );
    if (confirmed) expect(await attempt).toMatchObject({ state: 'sent', draft: { id: transactionId(packed) } });
    else await expect(attempt).rejects.toMatchObject({ code: 'cancelled' });
    expect(shown).toMatchObject([{ change: { kind: 'extended', added: [fee], header: [] } }]);
    expect(shown[0]?.preview).not.toBeNull();
    expect(sent).toHaveLength(confirmed ? 1 : 0);
  }
});

test('a transaction without the requested actions is refused', async () => {
  const packed = packTransaction({ ...draft.transaction!, actions: [{ ...action, account: 'other' }] });
  const { context, sent } = contextWith(wallet(() => ({ state: 'signed', signatures: ['SIG_K1_x'], packed })));
  await expect(signAndSend(draft, context, person())).rejects.toMatchObject({ code: 'changed' });
  const garbage = contextWith(
    wallet(() => ({ state: 'signed', signatures: ['SIG_K1_x'], packed: Uint8Array.of(1, 2) })),
  );
  await expect(signAndSend(draft, garbage.context, person())).rejects.toMatchObject({ code: 'invalid-response' });
  expect([...sent, ...garbage.sent]).toEqual([]);
});

test('without an answer to the push it is unknown, and the same bytes can be sent again', async () => {
  const lost = (): never => {
    throw new TypeError('Failed to fetch');
  };
  const { context } = contextWith(wallet(signed), lost);
  const outcome = await signAndSend(draft, context, person());
  expect(outcome).toMatchObject({ state: 'unconfirmed', reason: 'Failed to fetch' });
  const proxy = contextWith(wallet(signed), () => refuse('no_node_answered'));
  expect(await signAndSend(draft, proxy.context, person())).toMatchObject({ state: 'unconfirmed' });
  const again = contextWith(wallet(), () => refuse('tx_duplicate'));
  expect(await sendSigned(outcome.draft, again.context)).toMatchObject({ state: 'sent' });
  expect(again.sent).toHaveLength(1);
});
