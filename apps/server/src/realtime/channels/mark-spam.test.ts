import { chainByKey } from '@antescope/chains/config/registry';
import type { ActionRow } from '@antescope/sources/history/history-source';
import { expect, test } from 'vitest';
import { markSpam } from './mark-spam.ts';

function transfer(from: string, memo: string): ActionRow {
  const data = { from, to: 'alice', quantity: '0.0001 EOS', memo };
  const trace = {
    contract: 'eosio.token',
    name: 'transfer',
    authorization: [{ actor: from, permission: 'active' }],
    data,
  };
  return { cursor: memo, trace, receivers: ['alice'] } as unknown as ActionRow;
}

test('a live row that the account’s history hides carries the reason; other rows are the same objects', () => {
  const chain = chainByKey('local');
  const spammed = { ...chain, spam: { ...chain.spam, senders: ['spammer'] } };
  const rows = [transfer('bob', 'lunch'), transfer('bob', 'claim free https://t.ly/x'), transfer('spammer', 'hi')];
  const marked = markSpam(rows, 'alice', spammed);
  expect(marked[0]).toBe(rows[0]);
  expect(marked.map(({ spam }) => spam)).toEqual([
    undefined,
    { rule: 'link', value: 't.ly' },
    { rule: 'sender', value: 'spammer' },
  ]);
  // In the history of the sender itself it is no spam for being on a list.
  expect(markSpam(rows, 'spammer', spammed)[2]).toBe(rows[2]);
});
