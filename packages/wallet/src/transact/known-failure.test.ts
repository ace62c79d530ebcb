import { expect, test } from 'vitest';
import { knownFailure } from './known-failure.ts';

test.each([
  ['overdrawn balance', 'overdrawn-balance'],
  ['no balance object found', 'no-balance'],
  ['to account does not exist', 'no-recipient'],
  ['cannot transfer to self', 'to-self'],
  ['account alice has insufficient ram; needs 1234 bytes has 1000 bytes', 'ram-exceeded'],
  [
    'billed CPU time (612 us) is greater than the maximum billable CPU time for the transaction (500 us)',
    'cpu-exceeded',
  ],
  ['transaction net usage is too high: 1000 > 900', 'net-exceeded'],
  ['Cannot create account named bob, as that name is already taken', 'account-exists'],
  ['account that uses a proxy is not allowed to become a proxy', 'uses-proxy'],
  ['action has no effect', 'no-effect'],
  ["market doesn't have enough resources available", 'powerup-sold-out'],
  ['max_payment is less than calculated fee: 0.0051 EOS', 'powerup-fee-risen'],
  ['missing authority of alice', 'authority-missing'],
])('%s', (text, code) => {
  expect(knownFailure(text)).toBe(code);
});

test('an unknown text has no code, even if it contains a known one', () => {
  expect(knownFailure('you won, but: overdrawn balance')).toBeNull();
  expect(knownFailure(`overdrawn balance${' '.repeat(400)}`)).toBeNull();
  expect(knownFailure('billed CPU time ('.repeat(20))).toBeNull();
  // Of the block, not of the account.
  expect(
    knownFailure('billed CPU time (612 us) is greater than the billable CPU time left in the block (500 us)'),
  ).toBeNull();
});
