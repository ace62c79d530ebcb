import { chainByKey } from '@antescope/chains/config/registry';
import { expect, test } from 'vitest';
import type { ActionRow } from '../history/history-source.ts';
import { matchesLiveFilter, type LiveFilter, liveFilterKey } from './live-filter.ts';
import { LiveBlock } from './live-block.ts';

const chain = chainByKey('eos');

function row(contract: string, name: string, actor: string, data: unknown, receivers = [contract]): ActionRow {
  const trace = { contract, name, authorization: [{ actor, permission: 'active' }], data };
  return { cursor: '', transactionId: 't', blockNumber: 1, blockTime: '', trace, receivers } as unknown as ActionRow;
}

const usdt = { from: 'alice', to: 'bob', quantity: '1.0000 USDT', memo: 'Rent of May' };
const sent = row('tethertether', 'transfer', 'alice', usdt, ['tethertether', 'alice', 'bob']);
const dust = row('core.vaulta', 'transfer', 'spam', { from: 'spam', to: 'bob', quantity: '0.0001 A', memo: '' });
const onblock = row('eosio', 'onblock', 'eosio', {});
const vote = row('eosio', 'voteproducer', 'carol', { voter: 'carol' });

function matching(filter: LiveFilter): ActionRow[] {
  return [sent, dust, onblock, vote].filter((one) => matchesLiveFilter(one, filter, chain));
}

test('new actions are narrowed as a history is, and by who takes part', () => {
  expect(matching({})).toEqual([sent, dust, vote]);
  expect(matching({ action: 'onblock' })).toEqual([onblock]);
  expect(matching({ account: 'bob' })).toEqual([sent]);
  expect(matching({ account: 'carol' })).toEqual([vote]);
  expect(matching({ token: { symbol: 'USDT' } })).toEqual([sent]);
  expect(matching({ token: { symbol: 'USDT', contract: 'faketether' } })).toEqual([]);
  expect(matching({ kinds: ['vote', 'send'] })).toEqual([sent, dust, vote]);
  expect(matching({ account: 'bob', kinds: ['send'] })).toEqual([]);
  expect(matching({ account: 'bob', kinds: ['receive'] })).toEqual([sent]);
  expect(matching({ memo: 'rent' })).toEqual([sent]);
  expect(matching({ hideSmall: true })).toEqual([sent, vote]);
});

test('filters that want the same have the same key, others another', () => {
  expect(liveFilterKey({ kinds: ['send', 'vote'] })).toBe(liveFilterKey({ kinds: ['vote', 'send'] }));
  const keys = [
    {},
    { account: 'a' },
    { contract: 'a' },
    { action: 'a' },
    { counterparty: 'a' },
    { memo: 'a' },
    { token: { symbol: 'A' } },
    { token: { symbol: 'A', contract: 'a' } },
    { hideSmall: true },
    { kinds: ['vote' as const] },
  ].map(liveFilterKey);
  expect(new Set(keys).size).toBe(keys.length);
});

test('a block finds the rows of an account, a contract and a transaction', () => {
  const block = new LiveBlock(1, 'id', [sent, dust, vote], '1-x-1');
  expect(block.ofAccount('alice')).toEqual([sent]);
  expect(block.ofAccount('missing')).toEqual([]);
  expect(block.ofContract('eosio')).toEqual([vote]);
  expect(block.ofTransaction('t')).toEqual([sent, dust, vote]);
});
