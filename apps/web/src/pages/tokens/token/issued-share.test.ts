import { expect, test } from 'vitest';
import { issuedShare } from './issued-share.ts';

const issued = (supply: string, maxSupply: string) => issuedShare({ supply, maxSupply });

test('the issued share has a decimal, a small one two, and a tiny one is not zero', () => {
  expect(issued('1000000000.0000 EOS', '2100000000.0000 EOS')).toEqual({ text: '47.6', permille: 476 });
  expect(issued('250000000.0000 USDT', '1000000000000.0000 USDT').text).toBe('0.02');
  expect(issued('1 A', '1000000000 A').text).toBe('< 0.01');
  expect(issued('0 A', '1000000000 A').text).toBe('0.00');
  expect(issued('7 A', '7 A')).toEqual({ text: '100.0', permille: 1000 });
});
