import { expect, test } from 'vitest';
import { rexEstimate } from './rex-estimate.ts';
import { strings } from './strings/en.ts';

const pool = {
  totalLent: '600.0000 EOS',
  totalUnlent: '400.0000 EOS',
  totalRent: '20000.0000 EOS',
  totalLendable: '1000.0000 EOS',
  totalRex: '10000000.0000 REX',
  namebidProceeds: '0.0000 EOS',
  loans: '1',
};
const around = { pool, symbol: { code: 'EOS', precision: 4 }, strings };

test('lending says how many REX it buys, selling what they bring', () => {
  expect(rexEstimate('lendLiquid', { amount: '10' }, around)).toEqual({
    field: 'amount',
    text: strings.estimateRex('100000.0000 REX'),
  });
  expect(rexEstimate('sell', { rex: '100000' }, around)).toEqual({
    field: 'rex',
    text: strings.estimatePay('10.0000 EOS'),
  });
});

test('an order for more than is unlent waits, and says so', () => {
  expect(rexEstimate('sell', { rex: '5000000' }, around)?.text).toBe(strings.estimateWait('500.0000 EOS'));
});

test('a rent says what it stakes, by the market of the pool', () => {
  const text = rexEstimate('rentCpu', { receiver: 'bob', amount: '1' }, around)?.text;
  expect(text).toBe(strings.estimateRent('0.0199 EOS'));
});

test('no amount, more REX than there are, an empty pool, and acts without an outcome of their own: nothing is said', () => {
  for (const amount of ['', '0', 'x', '1.00001']) expect(rexEstimate('lendLiquid', { amount }, around)).toBeNull();
  expect(rexEstimate('sell', { rex: '10000000.0001' }, around)).toBeNull();
  expect(rexEstimate('rentNet', { amount: '1' }, { ...around, pool: null })).toBeNull();
  expect(rexEstimate('withdraw', { amount: '1' }, around)).toBeNull();
});
