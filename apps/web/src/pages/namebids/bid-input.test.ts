import { expect, test } from 'vitest';
import { checkBid } from './bid-input.ts';
import { strings } from './strings/en.ts';

const symbol = { code: 'EOS', precision: 4 };

test('[STATS-006] a bid is more than a tenth above the last one, for a short name without a dot', () => {
  const around = { symbol, highest: 100_0000n, strings };
  expect(checkBid({ name: ' Gold ', amount: '110.0001' }, around)).toEqual({
    ok: true,
    name: 'gold',
    bid: '110.0001 EOS',
  });
  expect(checkBid({ name: 'gold', amount: '110' }, around)).toEqual({
    ok: false,
    faults: { name: null, amount: strings.least('110.0001 EOS') },
  });
  for (const name of ['', 'a.b', 'twelvechars1', 'Ünï', 'a0'])
    expect(checkBid({ name, amount: '200' }, around)).toMatchObject({ ok: false, faults: { name: strings.badName } });
});

test('the first bid for a name can be any amount, and what is unknown is left to the chain', () => {
  expect(checkBid({ name: 'gold', amount: '0.0001' }, { symbol, highest: 0n, strings })).toMatchObject({ ok: true });
  expect(checkBid({ name: 'gold', amount: '0.0001' }, { symbol, highest: null, strings })).toMatchObject({ ok: true });
  for (const amount of ['', '0', '1,5', '1.00001', 'x'])
    expect(checkBid({ name: 'gold', amount }, { symbol, highest: null, strings })).toMatchObject({
      faults: { amount: strings.badAmount('1.0000 EOS') },
    });
});
