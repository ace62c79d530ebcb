import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountWindow, addToUsage, averageOf, unused } from './usage.ts';

describe('usage of an account', () => {
  test('is what the recorded node had after its first blocks', () => {
    // resource_usage of eosio in blocks 2 and 3: 100 µs of onblock each.
    const second = addToUsage(unused, 100n, 1_697_090_349, accountWindow);
    expect(second).toEqual({ lastOrdinal: 1_697_090_349, valueEx: 579n, consumed: 100n });
    const third = addToUsage(second, 100n, 1_697_090_350, accountWindow);
    expect(third).toEqual({ lastOrdinal: 1_697_090_350, valueEx: 1157n, consumed: 101n });
  });

  test('fades away within the window and never grows by waiting', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 1_000_000n }),
        fc.integer({ min: 1, max: accountWindow * 2 }),
        fc.integer({ min: 0, max: accountWindow }),
        (units, later, more) => {
          const used = addToUsage(unused, units, 1000, accountWindow);
          const faded = addToUsage(used, 0n, 1000 + later, accountWindow);
          const fadedMore = addToUsage(used, 0n, 1000 + later + more, accountWindow);
          expect(faded.valueEx <= used.valueEx).toBe(true);
          expect(fadedMore.valueEx <= faded.valueEx).toBe(true);
          if (later >= accountWindow) expect(faded.valueEx).toBe(0n);
          // Linear: after a share of the window that share is gone, to within the rounding of a step.
          const expected = (used.valueEx * BigInt(Math.max(0, accountWindow - later))) / BigInt(accountWindow);
          expect(faded.valueEx).toBe(expected);
          expect(averageOf(faded) * 1_000_000n >= faded.valueEx).toBe(true);
        },
      ),
      { numRuns: 300, seed: 7 },
    );
  });
});
