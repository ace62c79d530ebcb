import type { AuthorityView, PermissionView } from '@antescope/sources/account/account-view';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alice, eosChain } from '../../test/tool-chain.ts';
import type { Authority } from './authority-members.ts';
import type { Tool } from './define-tool.ts';
import type { PermissionFacts } from './own-permissions.ts';
import { addDelay, moveToSafe } from './safe-mode.ts';

const key = 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63';
const held = (weight = 1): AuthorityView => ({
  threshold: 1,
  keys: [{ key, legacy: null, weight }],
  accounts: [],
  waits: [],
});
const permissions = (active: AuthorityView): PermissionView[] => [
  { name: 'owner', parent: null, authority: held(), linked: [] },
  { name: 'active', parent: 'owner', authority: active, linked: [] },
];
const facts: PermissionFacts = { actor: 'alice', signer: 'owner', permissions: permissions(held()) };

function read(tool: Tool<PermissionFacts>, input: Record<string, string>, at: Partial<PermissionFacts> = {}) {
  const reading = tool.read({ ...tool.initial, ...input }, { chain: eosChain, facts: { ...facts, ...at } });
  if (!reading.ok)
    return { faults: Object.fromEntries(Object.entries(reading.faults).map(([field, { code }]) => [field, code])) };
  const { summary, warnings, actions } = reading.act;
  return {
    summary,
    warnings: warnings.map(({ code }) => code),
    data: actions(alice).map(({ name, data }) => ({ name, ...(data as { permission: string; auth: Authority }) })),
  };
}

test('a permission moves to the active permission of a safe account', () => {
  expect(read(moveToSafe, { safe: 'cold' })).toEqual({
    summary: { code: 'move-to-safe', args: ['active', 'cold'] },
    warnings: ['safe-controls'],
    data: [
      {
        name: 'updateauth',
        account: 'alice',
        permission: 'active',
        parent: 'owner',
        auth: {
          threshold: 1,
          keys: [],
          accounts: [{ permission: { actor: 'cold', permission: 'active' }, weight: 1 }],
          waits: [],
        },
      },
    ],
  });
  expect(read(moveToSafe, { permission: 'owner', safe: 'cold' })).toMatchObject({
    warnings: ['safe-controls', 'owner-changes'],
    data: [{ permission: 'owner', parent: '' }],
  });
  expect(read(moveToSafe, { safe: 'alice' })).toEqual({ faults: { safe: 'safe-self' } });
  expect(read(moveToSafe, { permission: 'owner', safe: 'cold' }, { signer: 'active' })).toEqual({
    faults: { permission: 'signer-too-low' },
  });
  const moved = { threshold: 1, keys: [], accounts: [{ actor: 'cold', permission: 'active', weight: 1 }], waits: [] };
  expect(read(moveToSafe, { safe: 'cold' }, { permissions: permissions(moved) })).toEqual({
    faults: { safe: 'safe-already' },
  });
});

test('no members of a delayed permission reach its threshold without the delay, those that did so far do with it', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(weights, fc.integer({ min: 1, max: 1080 }), fc.nat(), (each, hours, seed) => {
      const sum = each.reduce((total, weight) => total + weight, 0);
      const threshold = 1 + (seed % sum);
      const accounts = each.map((weight, index) => ({
        actor: `holder${'abcdef'[index]}`,
        permission: 'active',
        weight,
      }));
      const active: AuthorityView = { threshold, keys: [], accounts, waits: [] };
      const { data } = read(addDelay, { hours: String(hours) }, { permissions: permissions(active) });
      const { auth } = data![0]!;
      expect(auth.waits).toEqual([{ wait_sec: hours * 3600, weight: sum }]);
      expect(sum < auth.threshold).toBe(true);
      expect(threshold + auth.waits[0]!.weight).toBe(auth.threshold);
      expect(auth.accounts).toHaveLength(accounts.length);
    }),
    { numRuns: 200 },
  );
  expect(read(addDelay, {})).toMatchObject({
    summary: { code: 'add-delay', args: ['24'] },
    warnings: ['delay-risk'],
    data: [{ permission: 'active', auth: { threshold: 2, waits: [{ wait_sec: 86_400, weight: 1 }] } }],
  });
});

test('a second delay, an unknown authority and a signer below are faults', () => {
  const waiting = { ...held(), threshold: 2, waits: [{ seconds: 60, weight: 1 }] };
  expect(read(addDelay, {}, { permissions: permissions(waiting) })).toEqual({ faults: { hours: 'delay-present' } });
  expect(read(addDelay, {}, { permissions: null })).toEqual({ faults: { hours: 'permissions-unknown' } });
  expect(read(addDelay, {}, { signer: 'other' })).toEqual({ faults: { hours: 'signer-too-low' } });
  expect(read(addDelay, { hours: '1081' })).toEqual({ faults: { hours: 'integer-too-large' } });
});
