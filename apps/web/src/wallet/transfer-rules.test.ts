import { parseAsset } from '@antescope/codec/chain/asset';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkTransfer, type TransferInput } from './transfer-rules.ts';
import { strings as walletStrings } from './strings/en.ts';

const strings = walletStrings.transfer;
const token = { contract: 'eosio.token', quantity: '10.0000 EOS' };
const input: TransferInput = { to: 'bob', amount: '1.5', token, memo: 'hi' };

test('a typed amount becomes the exact quantity of the token', () => {
  expect(checkTransfer(input, strings)).toEqual({
    ok: true,
    to: 'bob',
    quantity: '1.5000 EOS',
    contract: 'eosio.token',
    memo: 'hi',
  });
});

test('[WALLET-005] an empty account entry asks for one', () => {
  expect(checkTransfer({ ...input, to: ' ' }, strings)).toMatchObject({ faults: { to: 'Please enter an account.' } });
});

test('[WALLET-001] whatever a person types, the quantity has the precision of the token and the value as typed', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 14n), fc.integer({ min: 0, max: 8 }), (units, precision) => {
      const typed =
        precision === 0
          ? String(units)
          : String(units)
              .padStart(precision + 1, '0')
              .replace(new RegExp(`(\\d{${precision}})$`), '.$1');
      const zero = `0${precision === 0 ? '' : `.${'0'.repeat(precision)}`} TOK`;
      const checked = checkTransfer({ ...input, amount: typed, token: { contract: 'tok', quantity: zero } }, strings);
      if (units === 0n) expect(checked.ok).toBe(false);
      else expect(checked.ok && parseAsset(checked.quantity)).toEqual({ units, precision, code: 'TOK' });
    }),
  );
});

test('more decimals than the token has are refused, not rounded', () => {
  expect(checkTransfer({ ...input, amount: '1.00001' }, strings)).toMatchObject({
    faults: { amount: 'At most 4 decimals' },
  });
});

test('what is no amount, no name or too long is named', () => {
  for (const amount of ['', '-1', '1e5', '0', '0.0000', '١', 'ten', '1,5']) {
    expect(checkTransfer({ ...input, amount }, strings)).toMatchObject({ faults: { amount: strings.badAmount } });
  }
  expect(checkTransfer({ ...input, to: 'no name!' }, strings)).toMatchObject({ faults: { to: strings.badAccount } });
  expect(checkTransfer({ ...input, memo: 'é'.repeat(129) }, strings)).toMatchObject({
    faults: { memo: strings.memoTooLong },
  });
  expect(checkTransfer({ ...input, memo: 'é'.repeat(128) }, strings).ok).toBe(true);
});
