import { publicChain } from '@antescope/chains/config/public-chain';
import { chainByKey } from '@antescope/chains/config/registry';
import { expect, test } from 'vitest';
import { alice, eosChain } from '../../test/tool-chain.ts';
import { changeKeys } from './change-keys.ts';
import type { Tool } from './define-tool.ts';
import type { ToolInput } from './field.ts';
import { linkPermission, unlinkPermission } from './link-permission.ts';
import type { PermissionFacts } from './own-permissions.ts';
import { deletePermission, updatePermission } from './permission.ts';
import type { ToolChain } from './tool-chain.ts';

const key = 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63';
const fioChain: ToolChain = publicChain(chainByKey('fio'));
const authority = { threshold: 1, keys: [], accounts: [{ actor: 'bob', permission: 'active', weight: 1 }], waits: [] };
const facts: PermissionFacts = {
  actor: 'alice',
  signer: 'owner',
  permissions: [
    { name: 'owner', parent: '', authority, linked: [] },
    { name: 'active', parent: 'owner', authority, linked: [] },
    { name: 'pay', parent: 'active', authority, linked: [{ contract: 'fio.token', action: 'trnsfiopubky' }] },
  ],
  fio: {
    fees: new Map([
      ['auth_update', { amount: 400_000_000n, bundled: false }],
      ['auth_delete', { amount: 200_000_000n, bundled: false }],
      ['auth_link', { amount: 100_000_000n, bundled: false }],
    ]),
    own: { available: 1_000_000_000n, staked: 0n, addresses: [], domains: [] },
  },
};

function read(tool: Tool<PermissionFacts>, input: ToolInput, given: Partial<PermissionFacts> = {}, chain = fioChain) {
  const reading = tool.read({ ...tool.initial, ...input }, { chain, facts: { ...facts, ...given } });
  if (!reading.ok) return { faults: Object.values(reading.faults).map(({ code }) => code) };
  const { actions, warnings } = reading.act;
  return {
    fees: actions(alice).map(({ name, data }) => [name, (data as { max_fee?: string }).max_fee]),
    notes: warnings.filter(({ code }) => code === 'fio-fee').map(({ args }) => args[0]),
  };
}

const acts: [Tool<PermissionFacts>, ToolInput, [string, string | undefined][], string[]][] = [
  [
    changeKeys,
    { owner: key, active: key },
    [
      ['updateauth', '400000000'],
      ['updateauth', '400000000'],
    ],
    ['0.800000000 FIO'],
  ],
  [updatePermission, { permission: 'new', members: `${key} 1` }, [['updateauth', '400000000']], ['0.400000000 FIO']],
  [linkPermission, { permission: 'pay', contract: 'bob' }, [['linkauth', '100000000']], ['0.100000000 FIO']],
  // The action has no max_fee.
  [unlinkPermission, {}, [['unlinkauth', undefined]], []],
  [
    deletePermission,
    { target: 'pay' },
    [
      ['unlinkauth', undefined],
      ['deleteauth', '200000000'],
    ],
    ['0.200000000 FIO'],
  ],
];

test.each(acts.map(([tool, ...rest]) => [tool.id, tool, ...rest] as const))(
  '[FIO-004] %s has the fees of FIO, and none on other chains',
  (_, tool, input, fees, notes) => {
    expect(read(tool, input)).toEqual({ fees, notes });
    expect(read(tool, input, {}, eosChain)).toEqual({ fees: fees.map(([name]) => [name, undefined]), notes: [] });
  },
);

test('unknown fees, and fees above the balance, are faults', () => {
  const { fio } = facts;
  expect(read(changeKeys, { active: key }, { fio: null })).toEqual({ faults: ['fio-fees-unknown'] });
  const poor = { fio: { ...fio!, own: { ...fio!.own!, available: 799_999_999n } } };
  expect(read(changeKeys, { owner: key, active: key }, poor)).toEqual({ faults: ['fio-funds'] });
  expect(read(changeKeys, { active: key }, poor)).toMatchObject({ notes: ['0.400000000 FIO'] });
});
