import { describe, expect, test } from 'vitest';
import { alice, eosChain } from '../../test/tool-chain.ts';
import { publicChain } from '@antescope/chains/config/public-chain';
import { chainByKey, chainRegistry } from '@antescope/chains/config/registry';
import { createAccount, createAccountAdvanced, createXprAccount } from './create-account.ts';
import type { ToolChain } from './tool-chain.ts';

const key = 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63';
const legacy = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
const filled = { ...createAccount.initial, name: 'lighthouse11', owner: key };

function read(input: Partial<typeof filled> = {}, chain: ToolChain = eosChain) {
  return createAccount.read({ ...filled, ...input }, { chain, facts: undefined });
}

function actions(...input: Parameters<typeof read>) {
  const reading = read(...input);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return reading.act.actions(alice);
}

test('[WALLET-009] a new name is 12 characters of a-z and 1-5', () => {
  for (const name of ['elevenchars', 'thirteenchars', 'lighthouse16', 'Lighthouse11', 'light.house1'])
    expect(read({ name })).toMatchObject({ ok: false, faults: { name: { code: 'new-name-invalid' } } });
  expect(read({ name: '' })).toMatchObject({ faults: { name: { code: 'account-missing' } } });
  expect(read().ok).toBe(true);
});

test('a key is a public one in either spelling', () => {
  expect(actions({ owner: legacy })[0]).toMatchObject({ data: { owner: { keys: [{ key, weight: 1 }] } } });
  for (const owner of ['', 'EOS123', '5KQwrPbwdL6PhXujxW37FSSQZ1JiwsST4cqQzDeyXtP79zkvFD3', `${key}x`])
    expect(read({ owner })).toMatchObject({ faults: { owner: { code: 'key-invalid' } } });
});

test('a form starts with 3000 bytes of RAM and 0.2 tokens of stake', () => {
  expect(createAccount.initial).toMatchObject({ ram: '3000', cpu: '0.1', net: '0.1' });
  expect(actions()).toMatchObject([
    { name: 'newaccount' },
    { name: 'buyrambytes', data: { payer: 'alice', receiver: 'lighthouse11', bytes: 3000 } },
    { name: 'delegatebw', data: { stake_cpu_quantity: '0.1000 EOS', stake_net_quantity: '0.1000 EOS' } },
  ]);
});

test('[WALLET-008] account, RAM and stake are one transaction; each authority has one key of weight 1', () => {
  expect(actions().map(({ name }) => name)).toEqual(['newaccount', 'buyrambytes', 'delegatebw']);
  const authority = { threshold: 1, keys: [{ key, weight: 1 }], accounts: [], waits: [] };
  expect(actions()[0]!.data).toEqual({ creator: 'alice', name: 'lighthouse11', owner: authority, active: authority });
  const variants = { ...eosChain.contractVariants, newAccountField: 'newact' as const };
  expect(actions({ cpu: '', net: '0' }, { ...eosChain, contractVariants: variants })).toMatchObject([
    { name: 'newaccount', data: { newact: 'lighthouse11' } },
    { name: 'buyrambytes' },
  ]);
});

test('[XPR-011] XPR Network gives a new account its first resources, other chains do not', () => {
  const { cpu: _cpu, net: _net, ...input } = filled;
  for (const key of chainRegistry.keys()) {
    const chain = publicChain(chainByKey(key));
    expect(createXprAccount.gate(chain), key).toBe(key === 'proton' || key === 'proton-test');
    const names = actions({}, chain).map(({ name }) => name);
    expect(names, key).not.toContain('newaccres');
  }
  const reading = createXprAccount.read(input, { chain: publicChain(chainByKey('proton')), facts: undefined });
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  expect(reading.act.actions(alice).map(({ account, name }) => `${account}::${name}`)).toEqual([
    'eosio::newaccount',
    'eosio::buyrambytes',
    'eosio.proton::newaccres',
  ]);
});

describe('any authorities', () => {
  const advanced = {
    ...createAccountAdvanced.initial,
    name: 'lighthouse11',
    ownerThreshold: '2',
    owner: `${key} 1\nbob@active 1`,
    active: `${key} 1`,
  };
  const readAdvanced = (input: Partial<typeof advanced> = {}) =>
    createAccountAdvanced.read({ ...advanced, ...input }, { chain: eosChain, facts: undefined });

  test('owner and active with their thresholds; the stake is the creator’s unless it is given', () => {
    const reading = readAdvanced();
    if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
    expect(reading.act.warnings).toEqual([]);
    const [created, , staked] = reading.act.actions(alice);
    expect(created).toMatchObject({
      data: {
        owner: {
          threshold: 2,
          keys: [{ key, weight: 1 }],
          accounts: [{ permission: { actor: 'bob', permission: 'active' }, weight: 1 }],
        },
        active: { threshold: 1, keys: [{ key, weight: 1 }], accounts: [] },
      },
    });
    expect(staked).toMatchObject({ data: { transfer: false } });
    const given = readAdvanced({ stakeOwner: 'account' });
    if (!given.ok) throw new Error(JSON.stringify(given.faults));
    expect(given.act.warnings).toEqual([{ code: 'stake-given', args: ['lighthouse11'] }]);
    expect(given.act.actions(alice)[2]).toMatchObject({ data: { transfer: true } });
  });

  test('an authority without members, or that cannot reach its threshold, is a fault', () => {
    expect(readAdvanced({ active: '' })).toMatchObject({ faults: { active: { code: 'members-missing' } } });
    expect(readAdvanced({ active: 'wait:60 5' })).toMatchObject({ faults: { active: { code: 'members-missing' } } });
    expect(readAdvanced({ ownerThreshold: '3' })).toMatchObject({
      faults: { owner: { code: 'threshold-unreachable' } },
    });
    expect(readAdvanced({ active: `${key} 1\nlighthouse11 1` })).toMatchObject({
      faults: { active: { code: 'member-self' } },
    });
    expect(readAdvanced({ owner: 'Not A Key 1' })).toMatchObject({ faults: { owner: { code: 'member-invalid' } } });
  });
});
