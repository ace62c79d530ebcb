import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alice, eosChain } from '../../test/tool-chain.ts';
import { mostTransfers, transferToMany } from './multi-transfer.ts';
import type { HeldToken } from './transfer.ts';
import { readTransferLines } from './transfer-lines.ts';

const eos: HeldToken = { contract: 'eosio.token', quantity: '10.0000 EOS', looksLike: null, spam: false };
const fake: HeldToken = { contract: 'eosiotokens1', quantity: '5.0000 EOS', looksLike: 'eosio.token', spam: false };

const read = (lines: string, token = '') =>
  transferToMany.read({ lines, token }, { chain: eosChain, facts: { tokens: [eos, fake] } });

function faults(lines: string) {
  const reading = read(lines);
  return reading.ok ? {} : Object.fromEntries(Object.entries(reading.faults).map(([field, { code }]) => [field, code]));
}

test('[WALLET-002] several transfers are the actions of one transaction', () => {
  const reading = read('bob,1.5,hi\nZOE , 2\n\ncarol,0.0001,"a, b ""c"""');
  expect(reading.ok && reading.act.summary).toEqual({ code: 'send-many', args: ['3.5001 EOS', '3'] });
  const transfer = { account: 'eosio.token', name: 'transfer', authorization: [alice] };
  expect(reading.ok && reading.act.actions(alice)).toEqual([
    { ...transfer, data: { from: 'alice', to: 'bob', quantity: '1.5000 EOS', memo: 'hi' } },
    { ...transfer, data: { from: 'alice', to: 'zoe', quantity: '2.0000 EOS', memo: '' } },
    { ...transfer, data: { from: 'alice', to: 'carol', quantity: '0.0001 EOS', memo: 'a, b "c"' } },
  ]);
  const suspect = read('bob,1', 'eosiotokens1 EOS');
  expect(suspect.ok && [suspect.act.summary.code, ...suspect.act.warnings.map(({ code }) => code)]).toEqual([
    'send-many-suspect',
    'fake-token-sent',
  ]);
});

test('invalid lines are listed with their number, and nothing is sent', () => {
  const lines = ['account;amount;memo', 'bob;1', 'NO!;1', 'bob;0', 'bob;1.00001', 'bob', 'bob;1;a;b', 'bob;1;"a'];
  const memo = `bob;1;${'é'.repeat(129)}`;
  expect(readTransferLines(`\uFEFF${[...lines, memo].join('\r\n')}`, 4)).toEqual({
    transfers: [{ line: 2, to: 'bob', units: 10_000n, memo: '' }],
    faults: [
      { line: 3, code: 'account-invalid' },
      { line: 4, code: 'amount-invalid' },
      { line: 5, code: 'amount-too-precise' },
      { line: 6, code: 'line-columns' },
      { line: 7, code: 'line-columns' },
      { line: 8, code: 'quote-open' },
      { line: 9, code: 'text-too-long' },
    ],
  });
  expect(faults('bob,1\nbob')).toEqual({ lines: 'lines-invalid' });
  expect(faults('')).toEqual({ lines: 'lines-missing' });
  expect(faults('bob,6\nzoe,4.0001')).toEqual({ lines: 'total-exceeded' });
  expect(faults('bob,0.0001\n'.repeat(mostTransfers))).toEqual({});
  expect(faults('bob,0.0001\n'.repeat(mostTransfers + 1))).toEqual({ lines: 'lines-many' });
});

test('an account that is listed twice is named', () => {
  const reading = read('bob,1\nzoe,1\nbob,2\nbob,3');
  expect(reading.ok && reading.act.warnings).toEqual([{ code: 'repeated-receivers', args: ['bob'] }]);
});

test('any memo survives quoting', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 60 }).filter((text) => !/[\r\n]/.test(text)),
      (memo) => {
        const { transfers } = readTransferLines(`bob,1,"${memo.replaceAll('"', '""')}"`, 4);
        expect(transfers).toEqual([{ line: 1, to: 'bob', units: 10_000n, memo }]);
      },
    ),
  );
});
