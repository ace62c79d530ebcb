import { expect, test } from 'vitest';
import { permilleOf, shareText } from './share.ts';

test.each([
  ['0.0000 EOS', '0%'],
  ['0.0001 EOS', '< 0.1%'],
  ['125.0000 EOS', '12.5%'],
  ['1000.0000 EOS', '100%'],
])('%s of 1000 EOS is %s', (part, share) => {
  expect(shareText(permilleOf(part, '1000.0000 EOS')!, part)).toBe(share);
});

test('a share of nothing, or of another kind of token, is not known', () => {
  expect(permilleOf('0.0000 EOS', '0.0000 EOS')).toBeNull();
  expect(permilleOf('1.00000000 WAX', '1000.0000 EOS')).toBeNull();
});
