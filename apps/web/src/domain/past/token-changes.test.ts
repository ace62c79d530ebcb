import { expect, test } from 'vitest';
import { tokenChanges } from './token-changes.ts';

test('tokens of then and now side by side: kept, gone, new, and two contracts with one symbol apart', () => {
  const then = [
    { contract: 'a.token', quantity: '1.0000 AAA' },
    { contract: 'b.token', quantity: '2 BBB' },
  ];
  const now = [
    { contract: 'a.token', quantity: '3.0000 AAA' },
    { contract: 'c.token', quantity: '5.0000 AAA' },
  ];
  expect(tokenChanges(then, now)).toEqual([
    { contract: 'a.token', code: 'AAA', past: '1.0000 AAA', now: '3.0000 AAA' },
    { contract: 'b.token', code: 'BBB', past: '2 BBB', now: null },
    { contract: 'c.token', code: 'AAA', past: null, now: '5.0000 AAA' },
  ]);
});
