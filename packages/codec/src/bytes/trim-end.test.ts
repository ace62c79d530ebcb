import { expect, test } from 'vitest';
import { groupDigits } from './group-digits.ts';
import { parseJsonExact } from './nodeos-json.ts';
import { trimDecimals, trimEnd } from './trim-end.ts';

test('trailing characters and zeros of decimals are cut off', () => {
  expect([trimEnd('alice..', '.'), trimEnd('..', '.'), trimEnd('a.b', '.'), trimEnd('', '.')]).toEqual([
    'alice',
    '',
    'a.b',
    '',
  ]);
  expect(['1.5000', '2.00', '100', '-0.010', '0.0'].map((text) => trimDecimals(text))).toEqual([
    '1.5',
    '2',
    '100',
    '-0.01',
    '0',
  ]);
});

test('digits are grouped by thousands', () => {
  const texts = ['1', '999', '1000', '123456', '1234567', '-1234', 'from 1000 to 20000'];
  expect(texts.map((text) => groupDigits(text))).toEqual([
    '1',
    '999',
    '1,000',
    '123,456',
    '1,234,567',
    '-1,234',
    'from 1,000 to 20,000',
  ]);
});

test('texts made to backtrack take linear time', () => {
  const started = process.cpuUsage();
  trimEnd(`${'.'.repeat(300_000)}x`, '.');
  groupDigits(`${'1'.repeat(300_000)}x`);
  expect(() => parseJsonExact(`1234567890123456 "${'\\"'.repeat(200_000)}`)).toThrow(SyntaxError);
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(2000);
});
