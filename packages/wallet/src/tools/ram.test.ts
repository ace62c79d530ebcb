import { groupDigits } from '@antescope/codec/bytes/group-digits';
import { buyRam, buyRamBytes, sellRam } from '@antescope/economics/ram';
import { expect, test } from 'vitest';
import { alice, eosChain } from '../../test/tool-chain.ts';
import { buyRamByAmount, buyRamByBytes, type RamFacts, sellRamBytes, transferRam } from './ram.ts';

const facts: RamFacts = { base: '68719476736 RAM', quote: '1000000.0000 EOS' };
const market = { bytes: 68_719_476_736n, units: 10_000_000_000n };
const context = { chain: eosChain, facts };
const tools = { bytes: buyRamByBytes, amount: buyRamByAmount, sell: sellRamBytes };

function read(tool: keyof typeof tools, amount: string, receiver = '', at = context) {
  return tools[tool].read({ amount, receiver }, at);
}

function actOf(...input: Parameters<typeof read>) {
  const reading = read(...input);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return reading.act;
}

test('[RAM-001] buying is buyram for an amount and buyrambytes for bytes; the receiver is the payer unless entered', () => {
  expect(actOf('bytes', '4,096').actions(alice)).toEqual([
    {
      account: 'eosio',
      name: 'buyrambytes',
      authorization: [alice],
      data: { payer: 'alice', receiver: 'alice', bytes: 4096 },
    },
  ]);
  expect(actOf('amount', '1.5', ' Bob ').actions(alice)).toMatchObject([
    { name: 'buyram', data: { payer: 'alice', receiver: 'bob', quant: '1.5000 EOS' } },
  ]);
});

test('[RAM-002] selling is sellram of bytes', () => {
  expect(actOf('sell', '1024', 'ignored').actions(alice)).toMatchObject([
    { name: 'sellram', data: { account: 'alice', bytes: 1024 } },
  ]);
});

test('estimates use the current market and include the fee', () => {
  const asset = (units: bigint) => `${units / 10_000n}.${String(units % 10_000n).padStart(4, '0')} EOS`;
  expect(actOf('bytes', '100000').estimate).toEqual({
    field: 'amount',
    text: { code: 'ram-cost', args: [asset(buyRamBytes(market, 100_000n).units)] },
  });
  expect(actOf('amount', '20').estimate?.text).toEqual({
    code: 'ram-bytes',
    args: [groupDigits(buyRam(market, 200_000n).bytes.toString())],
  });
  expect(actOf('sell', '100000').estimate?.text).toEqual({
    code: 'ram-yield',
    args: [asset(sellRam(market, 100_000n).units)],
  });
});

test('what cannot be bought or sold is a fault of its field', () => {
  const fault = (...input: Parameters<typeof read>) => {
    const reading = read(...input);
    return reading.ok ? null : Object.entries(reading.faults).map(([field, { code }]) => `${field} ${code}`);
  };
  for (const amount of ['', '-1', '1.5', 'x']) expect(fault('bytes', amount)).toEqual(['amount integer-invalid']);
  expect(fault('bytes', '0')).toEqual(['amount integer-too-small']);
  for (const amount of ['4294967296', '999,999,999,999', '9'.repeat(40)])
    expect(fault('bytes', amount)).toEqual(['amount integer-too-large']);
  expect(fault('bytes', '1')).toEqual(['amount ram-too-little']);
  expect(fault('sell', '1')).toEqual(['amount ram-too-little']);
  const small = { chain: eosChain, facts: { base: '1000 RAM', quote: '1.0000 EOS' } };
  expect(fault('bytes', '1000', '', small)).toEqual(['amount ram-not-available']);
  expect(fault('amount', '1.00001')).toEqual(['amount amount-too-precise']);
  expect(fault('amount', '9'.repeat(20))).toEqual(['amount amount-too-large']);
  expect(fault('amount', '9'.repeat(19))).toEqual(['amount amount-too-large']);
  expect(fault('amount', '1', 'no name!')).toEqual(['receiver account-invalid']);
});

test('selling or transferring the last bytes says what is left, and bytes in use stay', () => {
  const warnings = (free: string | null, amount: string) => {
    const own = { ...facts, free, actor: 'alice' };
    return [
      sellRamBytes.read({ amount }, { chain: eosChain, facts: own }),
      transferRam.read({ to: 'bob', amount, memo: '' }, { chain: eosChain, facts: own }),
    ].map((reading) => (reading.ok ? reading.act.warnings : reading.faults.amount));
  };
  const twice = (each: unknown) => [each, each];
  expect(warnings('5000', '5000')).toEqual(twice([{ code: 'ram-left', args: ['0'] }]));
  expect(warnings('5000', '3977')).toEqual(twice([{ code: 'ram-left', args: ['1,023'] }]));
  expect(warnings('5000', '3976')).toEqual(twice([]));
  expect(warnings('5000', '5001')).toEqual(twice({ code: 'ram-in-use', args: ['5,000'] }));
  expect(warnings(null, '5001')).toEqual(twice([]));
  expect(warnings('5000', '999999999999')).toEqual(twice({ code: 'integer-too-large', args: ['5,000'] }));
  expect(warnings(null, '999999999999')).toEqual(twice({ code: 'integer-too-large', args: ['4,294,967,295'] }));
});

test('RAM is transferred to another account, at most what is not in use, where the chain has the action', () => {
  const read = (input: Record<string, string>, free: string | null = '5000') =>
    transferRam.read(input, { chain: eosChain, facts: { actor: 'alice', free } });
  const reading = read({ to: 'bob', amount: '5000', memo: 'spare' });
  expect(reading.ok && reading.act.actions(alice)).toEqual([
    {
      account: 'eosio',
      name: 'ramtransfer',
      authorization: [alice],
      data: { from: 'alice', to: 'bob', bytes: 5000, memo: 'spare' },
    },
  ]);
  expect(read({ to: 'bob', amount: '5001' })).toMatchObject({ faults: { amount: { code: 'ram-in-use' } } });
  expect(read({ to: 'bob', amount: '5001' }, null).ok).toBe(true);
  expect(read({ to: 'alice', amount: '1' })).toMatchObject({ faults: { to: { code: 'ram-to-self' } } });
  expect(read({ to: 'bob', amount: '1', memo: 'x'.repeat(257) })).toMatchObject({ faults: { memo: {} } });
  expect(transferRam.gate(eosChain)).toBe(true);
  const older = { ...eosChain.contractVariants, ramTransfer: false };
  expect(transferRam.gate({ ...eosChain, contractVariants: older })).toBe(false);
});
