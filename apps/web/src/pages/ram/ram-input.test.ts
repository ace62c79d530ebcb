import { buyRam, buyRamBytes, sellRam } from '@antescope/economics/ram';
import { expect, test } from 'vitest';
import { checkRam, ramAction } from './ram-input.ts';
import { strings } from './strings/en.ts';

const row = { base: '68719476736 RAM', quote: '1000000.0000 EOS' };
const market = { bytes: 68_719_476_736n, units: 10_000_000_000n };
const alice = { actor: 'alice', permission: 'active', system: 'eosio' };

test('[RAM-001] buying is buyram for an amount and buyrambytes for bytes; who receives is oneself unless said', () => {
  const bytes = checkRam('buyBytes', { amount: '4,096', receiver: '' }, row, strings);
  if (!bytes.ok) throw new Error('refused');
  expect(ramAction(bytes.act, alice)).toEqual({
    account: 'eosio',
    name: 'buyrambytes',
    authorization: [{ actor: 'alice', permission: 'active' }],
    data: { payer: 'alice', receiver: 'alice', bytes: 4096 },
  });
  const amount = checkRam('buyAmount', { amount: '1.5', receiver: 'Bob' }, row, strings);
  if (!amount.ok) throw new Error('refused');
  expect(ramAction(amount.act, alice)).toMatchObject({
    name: 'buyram',
    data: { payer: 'alice', receiver: 'bob', quant: '1.5000 EOS' },
  });
});

test('[RAM-002] selling is sellram of bytes', () => {
  const checked = checkRam('sell', { amount: '1024', receiver: 'ignored' }, row, strings);
  if (!checked.ok) throw new Error('refused');
  expect(ramAction(checked.act, alice)).toMatchObject({ name: 'sellram', data: { account: 'alice', bytes: 1024 } });
});

test('[RAM-003] estimates are what the market gives now, with the fee', () => {
  const estimate = (...asked: Parameters<typeof checkRam>) => {
    const checked = checkRam(...asked);
    return checked.ok ? checked.estimate : checked.faults.amount;
  };
  const asset = (units: bigint) => `${units / 10_000n}.${String(units % 10_000n).padStart(4, '0')} EOS`;
  expect(estimate('buyBytes', { amount: '100000', receiver: '' }, row, strings)).toBe(
    strings.estimateCost(asset(buyRamBytes(market, 100_000n).units)),
  );
  expect(estimate('buyAmount', { amount: '20', receiver: '' }, row, strings)).toBe(
    strings.estimateBytes(buyRam(market, 200_000n).bytes.toString()),
  );
  expect(estimate('sell', { amount: '100000', receiver: '' }, row, strings)).toBe(
    strings.estimateYield(asset(sellRam(market, 100_000n).units)),
  );
});

test('what cannot be bought or sold is said at its field', () => {
  const fault = (...asked: Parameters<typeof checkRam>) => {
    const checked = checkRam(...asked);
    return checked.ok ? null : (checked.faults.amount ?? checked.faults.receiver);
  };
  for (const amount of ['', '0', '-1', '1.5', 'x', '4294967296'])
    expect(fault('buyBytes', { amount, receiver: '' }, row, strings)).toBe(strings.badBytes);
  expect(fault('buyBytes', { amount: '1', receiver: '' }, row, strings)).toBe(strings.tooLittle);
  expect(fault('sell', { amount: '1', receiver: '' }, row, strings)).toBe(strings.tooLittle);
  const small = { base: '1000 RAM', quote: '1.0000 EOS' };
  expect(fault('buyBytes', { amount: '1000', receiver: '' }, small, strings)).toBe(strings.tooMany);
  expect(fault('buyAmount', { amount: '1.00001', receiver: '' }, row, strings)).toBe(strings.badAmount('1.0000 EOS'));
  expect(fault('buyAmount', { amount: '1', receiver: 'no name!' }, row, strings)).toBe(strings.badName);
});
