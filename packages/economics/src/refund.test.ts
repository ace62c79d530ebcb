import { expect, test } from 'vitest';
import { minBid } from './name-bid.ts';
import { isRefundDue, refundDueAt } from './refund.ts';

const day = 86_400;

test('a refund is due exactly three days after the last unstaking', () => {
  const requested = 1_795_229_986;
  expect(refundDueAt(requested)).toBe(requested + 3 * day);
  expect(isRefundDue(requested, requested + 2 * day + 23 * 3600)).toBe(false);
  expect(isRefundDue(requested, requested + 3 * day - 1)).toBe(false);
  expect(isRefundDue(requested, requested + 3 * day)).toBe(true);
});

test('a bid must exceed the previous one by more than 10%', () => {
  expect(minBid(100_000n)).toBe(110_001n);
  expect(minBid(9n)).toBe(10n);
});
