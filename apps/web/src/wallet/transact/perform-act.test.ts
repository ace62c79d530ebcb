import { noMultisig } from '@antescope/wallet/multisig/collected-actions';
import { localKeyInfo } from '@antescope/wallet/providers/local-key/info';
import type { WalletProvider } from '@antescope/wallet/providers/provider';
import { shippedLayout } from '@antescope/wallet/layouts/shipped-layouts';
import { type TransactContext, walletOptions } from '@antescope/wallet/transact/draft';
import { type Person, signAndSend } from '@antescope/wallet/transact/send';
import { prepare } from '@antescope/wallet/transact/transact';
import { WalletError } from '@antescope/wallet/wallet-error';
import { expect, test } from 'vitest';
import { FreeCounter } from '../free-cpu/free-count.ts';
import { performAct } from './perform-act.ts';

const chainId = 'ab'.repeat(32);
const session = { actor: 'alice', permission: 'active', provider: 'test', chainId, publicKey: null };
const person: Person = {
  interact: () => Promise.reject(new Error('not in this test')),
  confirmChange: () => Promise.reject(new Error('not in this test')),
};
const transfer = {
  account: 'eosio.token',
  name: 'transfer',
  authorization: [{ actor: 'alice', permission: 'active' }],
  data: { from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo: '' },
};

/** Runs one transfer and returns what happened, in order. */
async function eventsOf({ loggedIn = true, refused = false } = {}): Promise<string[]> {
  const events: string[] = [];
  const provider: WalletProvider = {
    info: localKeyInfo,
    restore: async () => 'ready',
    login: () => Promise.reject(new Error('not in this test')),
    sign: async () => {
      events.push('signed by the provider');
      if (refused) throw new WalletError('refused', 'The wallet refused');
      return { state: 'signed', signatures: ['SIG_K1_alice'] };
    },
    logout: async () => undefined,
  };
  const context: TransactContext = {
    chainId,
    systemAccount: 'eosio',
    session: loggedIn ? session : null,
    provider,
    abi: async () => shippedLayout('token'),
    call: async (path) => {
      if (path === '/v1/chain/get_info')
        return {
          head_block_num: 1000,
          head_block_time: '2026-11-21T03:00:00.000',
          last_irreversible_block_num: 990,
          last_irreversible_block_id: '00'.repeat(32),
        };
      if (path === '/v1/chain/get_block_info') return { id: '00'.repeat(32) };
      if (path === '/v1/chain/compute_transaction') throw Object.assign(new Error('none'), { body: { code: 404 } });
      if (path.includes('send_transaction') || path.includes('push_transaction')) events.push('sent to the node');
      return {};
    },
  };
  const draft = await prepare([transfer], walletOptions, context);
  await performAct(() => signAndSend(draft, context, person), {
    cleared: () => events.push('messages cleared'),
    sent: ({ id }) => events.push(`success: /transaction/${id === draft.id ? 'id' : '?'}`),
    unconfirmed: () => events.push('unconfirmed'),
    failed: (error) => events.push(`error: ${error instanceof Error ? error.message : ''}`),
  });
  return events;
}

test('[WALLET-022] messages are cleared, the login is checked, the provider signs, then success or an error', async () => {
  expect(await eventsOf()).toEqual([
    'messages cleared',
    'signed by the provider',
    'sent to the node',
    'success: /transaction/id',
  ]);
  expect(await eventsOf({ loggedIn: false })).toEqual(['messages cleared', 'error: Please log in first.']);
  expect(await eventsOf({ refused: true })).toEqual([
    'messages cleared',
    'signed by the provider',
    'error: The wallet refused',
  ]);
});

test('[WALLET-020] success, error, multisig mode with actions and approvals, and free transactions left', async () => {
  const state: { success: string | null; error: string | null } = { success: null, error: null };
  const act = (work: Parameters<typeof performAct>[0]) =>
    performAct(work, {
      cleared: () => Object.assign(state, { success: null, error: null }),
      sent: ({ id }) => Object.assign(state, { success: id }),
      unconfirmed: (_draft, reason) => Object.assign(state, { error: reason }),
      failed: (error) => Object.assign(state, { error: String(error) }),
    });
  await act(() => Promise.reject(new WalletError('refused', 'no')));
  expect(state).toMatchObject({ success: null, error: expect.stringContaining('no') });
  await act(async () => ({ state: 'sent', draft: { id: 'ab' } as never }));
  expect(state).toEqual({ success: 'ab', error: null });
  expect(noMultisig).toMatchObject({ multisigMode: false, multisigActions: [], multisigRequested: null });
  expect(new FreeCounter('http://127.0.0.1:9/api/v1/cpu/alice').count()).toBeNull();
});
