import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vested } from './vesting.ts';

const year = 365 * 24 * 3600;
const grant = { units: 1_000_000_000_000n, start: 1_527_811_200, years: 10, stopped: null };

test('a tenth per year, none before the start, no more after the end', () => {
  expect(vested(grant, grant.start - 1)).toBe(0n);
  expect(vested(grant, grant.start + year)).toBe(100_000_000_000n);
  expect(vested(grant, grant.start + 10 * year)).toBe(grant.units);
  expect(vested(grant, grant.start + 20 * year)).toBe(grant.units);
  const stopped = { ...grant, stopped: grant.start + 3 * year };
  expect(vested(stopped, grant.start + 9 * year)).toBe(300_000_000_000n);
});

test('the vested amount never shrinks and never exceeds the grant', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 62n }), fc.nat(20 * year), fc.nat(year), (units, first, more) => {
      const some = { ...grant, units };
      const before = vested(some, grant.start + first);
      const after = vested(some, grant.start + first + more);
      expect(after >= before && after <= units).toBe(true);
    }),
  );
});
