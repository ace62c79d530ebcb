import { expect, test } from 'vitest';
import { numberText } from './number-text.ts';

test('integers have digit groups and a minus sign; names and codes are unchanged', () => {
  expect(numberText('-1234567')).toBe('−1,234,567');
  expect(numberText('3000')).toBe('3,000');
  expect(['5.12', 'alice', '-', '0x12', ''].map(numberText)).toEqual([null, null, null, null, null]);
});
