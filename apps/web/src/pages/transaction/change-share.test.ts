import { expect, test } from 'vitest';
import { changesByToken } from './change-share.ts';

test('changes are grouped by token and measured against the largest one', () => {
  const eos = { contract: 'eosio.token' };
  const groups = changesByToken([
    { ...eos, account: 'alice', delta: '-4.0000 EOS' },
    { ...eos, account: 'bob', delta: '3.0000 EOS' },
    { ...eos, account: 'carol', delta: '1.0000 EOS' },
    { contract: 'faketoken', account: 'bob', delta: '4611686018427387903 EOS' },
  ]);
  expect(groups.map(({ contract, symbol }) => [contract, symbol])).toEqual([
    ['eosio.token', 'EOS'],
    ['faketoken', 'EOS'],
  ]);
  expect(groups.map(({ changes }) => changes.map(({ permille }) => permille))).toEqual([[1000, 750, 250], [1000]]);
});
