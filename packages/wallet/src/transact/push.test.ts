import { expect, test } from 'vitest';
import { type Draft, newDraft, type TransactContext, walletOptions } from './draft.ts';
import { push, pushAll, runReadOnly } from './push.ts';

const draft: Draft = {
  ...newDraft([], walletOptions),
  packed: Uint8Array.of(0xde, 0xad, 0xbe, 0xef),
  signatures: ['SIG_K1_one'],
};

/** A node that has only these calls; what it was asked is kept. */
function nodeWith(...offered: string[]) {
  const asked: { path: string; body: unknown }[] = [];
  const call = async (path: string, body: unknown): Promise<unknown> => {
    asked.push({ path, body });
    if (offered.some((name) => path === `/v1/chain/${name}`)) return path.endsWith('transactions') ? [{}] : {};
    throw Object.assign(new Error('Unknown Endpoint'), { body: { code: 404, message: 'Not Found' } });
  };
  const context: TransactContext = {
    chainId: 'ab'.repeat(32),
    systemAccount: 'eosio',
    call,
    abi: async () => null,
    session: null,
    provider: null,
  };
  return { context, asked };
}

const body = { signatures: ['SIG_K1_one'], compression: 0, packed_context_free_data: '', packed_trx: 'deadbeef' };

test('[NODE-017] push_transaction carries signatures, compression, context-free data and the packed transaction', async () => {
  const { context, asked } = nodeWith('push_transaction');
  await push(draft, context);
  expect(asked.at(-1)).toEqual({ path: '/v1/chain/push_transaction', body });
});

test('[NODE-018] send_transaction, push_transactions and push_ro_transaction', async () => {
  const { context, asked } = nodeWith('send_transaction', 'push_transactions', 'push_ro_transaction');
  await push(draft, context);
  await pushAll([draft], context);
  await runReadOnly(draft, context);
  expect(asked).toEqual([
    { path: '/v1/chain/send_transaction', body },
    { path: '/v1/chain/push_transactions', body: [body] },
    { path: '/v1/chain/push_ro_transaction', body: { transaction: body, return_failure_traces: true } },
  ]);
});
