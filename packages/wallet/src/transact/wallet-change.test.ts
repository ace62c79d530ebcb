import type { Action, Transaction } from '@antescope/codec/chain/transaction';
import { expect, test } from 'vitest';
import { compareTransactions } from './wallet-change.ts';

function action(account: string, actor = 'alice'): Action {
  return { account, name: 'do', authorization: [{ actor, permission: 'active' }], data: Uint8Array.of(1, 2) };
}

const [first, second, fee] = [action('first'), action('second'), action('fee', 'cosigner')];

const requested: Transaction = {
  expiration: '2026-11-21T03:20:00',
  ref_block_num: 1,
  ref_block_prefix: 2,
  max_net_usage_words: 0,
  max_cpu_usage_ms: 0,
  delay_sec: 0,
  context_free_actions: [],
  actions: [first, second],
  transaction_extensions: [],
};

test('the same transaction is no change', () => {
  expect(compareTransactions(requested, structuredClone(requested))).toBeNull();
});

test('actions that a wallet adds, and header fields that it sets, are listed', () => {
  const signed = { ...requested, actions: [fee, first, second, fee], expiration: '2026-11-21T03:30:00' };
  expect(compareTransactions(requested, signed)).toEqual({
    kind: 'extended',
    added: [fee, fee],
    header: ['expiration'],
  });
});

test('a requested action that is missing, altered or moved makes it another transaction', () => {
  for (const actions of [
    [first],
    [second, first],
    [first, action('second', 'bob')],
    [first, { ...second, data: Uint8Array.of(1, 3) }],
    [],
  ])
    expect(compareTransactions(requested, { ...requested, actions })).toBe('incompatible');
  expect(compareTransactions(requested, { ...requested, context_free_actions: [fee] })).toBe('incompatible');
  expect(compareTransactions(requested, { ...requested, transaction_extensions: [[1, Uint8Array.of()]] })).toBe(
    'incompatible',
  );
});
