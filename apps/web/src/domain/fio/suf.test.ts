import { expect, test } from 'vitest';
import { fioText } from './suf.ts';

test('[FIO-009] FIO balances are divided by 10^9 without rounding', () => {
  expect(fioText('1500000000')).toBe('1.500000000 FIO');
  expect(fioText(1n)).toBe('0.000000001 FIO');
  expect(fioText('999999999999999999')).toBe('999999999.999999999 FIO');
});
