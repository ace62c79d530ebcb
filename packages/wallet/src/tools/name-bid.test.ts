import { expect, test } from 'vitest';
import { alice, eosChain } from '../../test/tool-chain.ts';
import { nameBid } from './name-bid.ts';

function read(input: { name: string; amount: string }, highest: bigint | null, complete = true) {
  const known = new Map(highest === null ? [] : [['gold', highest]]);
  return nameBid.read(input, { chain: eosChain, facts: { highest: known, complete } });
}

test('a bid is more than a tenth above the highest, for a name shorter than 12 characters without a dot', () => {
  const reading = read({ name: ' Gold ', amount: '110.0001' }, 100_0000n);
  expect(reading.ok && reading.act.actions(alice)).toEqual([
    {
      account: 'eosio',
      name: 'bidname',
      authorization: [alice],
      data: { bidder: 'alice', newname: 'gold', bid: '110.0001 EOS' },
    },
  ]);
  expect(read({ name: 'gold', amount: '110' }, 100_0000n)).toEqual({
    ok: false,
    faults: { amount: { code: 'bid-too-low', args: ['110.0001 EOS'] } },
  });
  for (const name of ['a.b', 'twelvechars1', 'Ünï', 'a0'])
    expect(read({ name, amount: '200' }, 100_0000n)).toMatchObject({ faults: { name: { code: 'bid-name-invalid' } } });
  expect(read({ name: '', amount: '200' }, null)).toMatchObject({ faults: { name: { code: 'account-missing' } } });
});

test('the first bid for a name can be any amount, and the chain decides where the highest bid is unknown', () => {
  expect(read({ name: 'gold', amount: '0.0001' }, null).ok).toBe(true);
  expect(read({ name: 'gold', amount: '0.0001' }, null, false).ok).toBe(true);
  for (const amount of ['', '0', '1,5', 'x'])
    expect(read({ name: 'gold', amount }, null)).toMatchObject({ faults: { amount: { code: 'amount-invalid' } } });
});
