import { expect, test } from 'vitest';
import { WorkBudget } from './work-budget.ts';

test('work is let in until it is used up, and again as time goes by', () => {
  let now = 0;
  const budget = new WorkBudget({ max: 1000, perSecond: 100 }, () => now);
  expect(budget.open).toBe(true);
  budget.spend(1500);
  expect(budget.open).toBe(false);
  now = 5000;
  expect(budget.open).toBe(false);
  now = 5100;
  expect(budget.open).toBe(true);
  now = 3_600_000;
  budget.spend(0);
  expect(budget.open).toBe(true);
  budget.spend(1001);
  expect(budget.open).toBe(false);
});
