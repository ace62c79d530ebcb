import { data, empty, failed, meta } from '@antescope/sources/core/outcome';
import type { PageContext } from '@antescope/web-contract/page-context';
import { expect, test } from 'vitest';
import { mainOutcome } from './main-outcome.ts';

test('a page is found with the data that its status follows from, not without', async () => {
  const node = meta({ source: 'node' });
  for (const [outcome, expected] of [
    [data(1, node), 1],
    [empty(node), 0],
    [failed([]), 0],
  ] as const) {
    let calls = 0;
    const context = { found: () => (calls += 1) } as unknown as PageContext;
    expect(await mainOutcome<unknown>(context, Promise.resolve(outcome))).toBe(outcome);
    expect(calls, outcome.state).toBe(expected);
  }
});
