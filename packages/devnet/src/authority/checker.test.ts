import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PermissionLevel } from '../contract.ts';
import type { Authority } from '../state/rows.ts';
import { AuthorityChecker } from './checker.ts';

const runs = process.env.ANTESCOPE_SOAK === '1' ? 5000 : 300;
const keys = ['K1', 'K2', 'K3', 'K4'];
const level = (actor: string): PermissionLevel => ({ actor, permission: 'active' });

function checker(authorities: Record<string, Authority>, provided: string[], delay = 0n, depth = 6): AuthorityChecker {
  return new AuthorityChecker(({ actor }) => authorities[actor], depth, { keys: provided, delay });
}

function authority(threshold: number, parts: Partial<Omit<Authority, 'threshold'>>): Authority {
  return { threshold, keys: [], accounts: [], waits: [], ...parts };
}

const weighted = <T>(values: T[]): fc.Arbitrary<{ value: T; weight: number }[]> =>
  fc.uniqueArray(fc.record({ value: fc.constantFrom(...values), weight: fc.integer({ min: 1, max: 4 }) }), {
    selector: ({ value }) => value,
  });

describe('an authority', () => {
  test('is satisfied exactly when the weights that are there reach the threshold', () => {
    fc.assert(
      fc.property(
        weighted(keys),
        weighted(['friend', 'other']),
        weighted([10, 100]),
        fc.integer({ min: 1, max: 12 }),
        fc.subarray(keys),
        fc.constantFrom(0, 10, 50, 100),
        (ofKeys, ofAccounts, ofWaits, threshold, provided, seconds) => {
          const authorities = {
            self: authority(threshold, {
              keys: ofKeys.map(({ value, weight }) => ({ key: value, weight })),
              accounts: ofAccounts.map(({ value, weight }) => ({ permission: level(value), weight })),
              waits: ofWaits.map(({ value, weight }) => ({ wait_sec: value, weight })),
            }),
            friend: authority(1, { keys: [{ key: 'K1', weight: 1 }] }),
            other: authority(2, {
              keys: [
                { key: 'K2', weight: 1 },
                { key: 'K3', weight: 1 },
              ],
            }),
          };
          const has = (key: string): boolean => provided.includes(key);
          const met = { friend: has('K1'), other: has('K2') && has('K3') };
          let weight = 0;
          for (const each of ofKeys) if (has(each.value)) weight += each.weight;
          for (const each of ofAccounts) if (met[each.value as keyof typeof met]) weight += each.weight;
          for (const each of ofWaits) if (seconds >= each.value) weight += each.weight;
          const made = checker(authorities, provided, BigInt(seconds) * 1_000_000n);
          expect(made.satisfied(level('self'))).toBe(weight >= threshold);
        },
      ),
      { numRuns: runs, seed: 4 },
    );
  });

  test('that is not satisfied uses no key', () => {
    fc.assert(
      fc.property(weighted(keys), fc.integer({ min: 1, max: 20 }), fc.subarray(keys), (ofKeys, threshold, provided) => {
        const self = authority(threshold, { keys: ofKeys.map(({ value, weight }) => ({ key: value, weight })) });
        const made = checker({ self }, provided);
        const satisfied = made.satisfied(level('self'));
        expect(made.usedKeys().length > 0).toBe(satisfied);
        expect([...made.usedKeys(), ...made.unusedKeys()].sort()).toEqual([...provided].sort());
      }),
      { numRuns: runs, seed: 5 },
    );
  });

  test('uses the heaviest keys first and no more than it needs', () => {
    const self = authority(3, {
      keys: [
        { key: 'K1', weight: 1 },
        { key: 'K2', weight: 3 },
      ],
    });
    const made = checker({ self }, ['K1', 'K2']);
    expect(made.satisfied(level('self'))).toBe(true);
    expect(made.unusedKeys()).toEqual(['K1']);
  });

  test('that names itself in a circle ends', () => {
    const circle = {
      left: authority(1, { accounts: [{ permission: level('right'), weight: 1 }] }),
      right: authority(1, { accounts: [{ permission: level('left'), weight: 1 }] }),
    };
    expect(checker(circle, ['K1']).satisfied(level('left'))).toBe(false);
  });

  test('counts accounts only down to the greatest depth', () => {
    const chain: Record<string, Authority> = { n0: authority(1, { keys: [{ key: 'K1', weight: 1 }] }) };
    for (let i = 1; i <= 7; i++) {
      chain[`n${i}`] = authority(1, { accounts: [{ permission: level(`n${i - 1}`), weight: 1 }] });
    }
    expect(checker(chain, ['K1']).satisfied(level('n5'))).toBe(true);
    expect(checker(chain, ['K1']).satisfied(level('n6'))).toBe(false);
  });

  test('of a permission that does not exist counts nothing', () => {
    const self = authority(1, { accounts: [{ permission: level('missing'), weight: 1 }] });
    expect(checker({ self }, ['K1']).satisfied(level('self'))).toBe(false);
  });

  test('is satisfied by a permission that is provided, or by all of an actor', () => {
    const self = authority(1, { accounts: [{ permission: level('friend'), weight: 1 }] });
    for (const permission of ['active', '']) {
      const made = new AuthorityChecker(({ actor }) => (actor === 'self' ? self : undefined), 6, {
        keys: [],
        permissions: [{ actor: 'friend', permission }],
      });
      expect(made.satisfied(level('self'))).toBe(true);
    }
  });
});
