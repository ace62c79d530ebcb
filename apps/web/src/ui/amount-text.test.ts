import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountParts, grouped } from './amount-text.ts';

test('amounts are taken apart as text, however large', () => {
  expect(amountParts('1234567.1234 EOS')).toEqual({
    sign: '',
    integer: '1,234,567',
    decimals: '.1234',
    zeros: '',
    symbol: 'EOS',
  });
  expect(amountParts('-0.5000 EOS')).toEqual({
    sign: '-',
    integer: '0',
    decimals: '.5000',
    zeros: '000',
    symbol: 'EOS',
  });
  expect(amountParts('100.0000 EOS')?.zeros).toBe('.0000');
  expect(amountParts('100 EOS')?.zeros).toBe('');
  expect(amountParts('1.0500 EOS')?.zeros).toBe('00');
  expect(amountParts('4611686018427387903 MEME')?.integer).toBe('4,611,686,018,427,387,903');
  expect(amountParts('<b>1</b>')).toBeNull();
});

test('grouping changes nothing but separators', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 1n << 80n }), (value) => {
      const text = grouped(value);
      expect(text.replaceAll(',', '')).toBe(value.toString());
      expect(text).toMatch(/^\d{1,3}(?:,\d{3})*$/);
    }),
  );
});
