import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addBudgets, exceeded, measuredGroups, readBudgets } from './budgets.ts';

const times = new Map(
  Object.entries({
    types: 30,
    'packages/codec/src/a.test.ts': 4,
    'packages/codec/src/b.test.ts': 8.5,
    'e2e/html.e2e.ts': 20,
    'e2e/wallet/a.e2e.ts': 40,
    'scripts/check/a.test.ts': 1,
  }).map(([id, cpu]) => [id, { cpu, wall: 1 }]),
);

test('budgets are for each check, package, folder of browser tests, and the whole', () => {
  expect(measuredGroups(times)).toEqual({
    types: 30,
    'packages/codec': 12.5,
    e2e: 20,
    'e2e/wallet': 40,
    scripts: 1,
    everything: 103.5,
  });
});

test('a budget is exceeded by more than a fifth', () => {
  const measured = measuredGroups(times);
  expect(exceeded({ types: 25, 'packages/codec': 11, gone: 3, everything: 90 }, measured)).toEqual([]);
  expect(exceeded({ types: 24.9, 'e2e/wallet': 40 }, measured)).toEqual([
    'types: 30 CPU seconds, budget 24.9 (scripts/test/budgets.json)',
  ]);
});

test('recording adds missing budgets and leaves the others', () => {
  const root = mkdtempSync(join(tmpdir(), 'antescope-budgets-'));
  try {
    mkdirSync(join(root, 'scripts/test'), { recursive: true });
    addBudgets(root, new Map([['types', { cpu: 9.2, wall: 9 }]]));
    expect(readBudgets(root)).toEqual({ everything: 10, types: 10 });
    addBudgets(root, times);
    expect(readBudgets(root)).toMatchObject({ everything: 10, types: 10, 'packages/codec': 13 });
  } finally {
    rmSync(root, { recursive: true });
  }
});
