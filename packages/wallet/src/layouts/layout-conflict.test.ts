import type { Abi } from '@antescope/codec/abi/abi';
import { compileAbi } from '@antescope/codec/abi/compile';
import { nativeAbiDefinition } from '@antescope/devnet/execution/native-abi';
import { msigAbi } from '@antescope/devnet/contracts/msig/msig-abi';
import { systemAbi } from '@antescope/devnet/contracts/system/system-abi';
import { tokenAbi } from '@antescope/devnet/contracts/token/token-abi';
import { expect, test } from 'vitest';
import { layoutConflict } from './layout-conflict.ts';
import { type LayoutName, shippedLayout } from './shipped-layouts.ts';

/** The ABI with the fields of one struct replaced: 'from name, to name'. */
function withStruct(abi: Abi, struct: string, fields: string): Abi {
  const parsed = fields.split(', ').map((field) => {
    const [name = '', type = ''] = field.split(' ');
    return { name, type };
  });
  return { ...abi, structs: abi.structs.map((each) => (each.name === struct ? { ...each, fields: parsed } : each)) };
}

const contracts: [LayoutName, Abi][] = [
  ['system', systemAbi],
  ['system', nativeAbiDefinition],
  ['token', tokenAbi],
  ['msig', msigAbi],
];

test.each(contracts)('the contract agrees with the shipped layout of %s in every action', (layout, abi) => {
  const actions = shippedLayout(layout).abi.actions.map(({ name }) => name);
  const compiled = compileAbi(abi);
  expect(actions.filter((action) => compiled.actionType(action) !== undefined).length).toBeGreaterThan(5);
  for (const action of actions) expect([action, layoutConflict(compiled, layout, action)]).toEqual([action, null]);
});

test('swapped, retyped, missing and added fields conflict', () => {
  const conflict = (fields: string) =>
    layoutConflict(compileAbi(withStruct(tokenAbi, 'transfer', fields)), 'token', 'transfer');
  expect(conflict('to name, from name, quantity asset, memo string')).toBe('transfer.from');
  expect(conflict('from name, memo name, quantity asset, to string')).toBe('transfer.to');
  expect(conflict('from name, to string, quantity asset, memo string')).toBe('transfer.to');
  expect(conflict('from name, to name, quantity asset')).toBe('transfer.memo');
  expect(conflict('from name, to name, quantity asset, memo string, more name')).toBe('transfer.more');
  expect(conflict('from name, to name, quantity asset, memo string, more name$')).toBeNull();
});

test('nested structs are compared', () => {
  const swapped = compileAbi(withStruct(systemAbi, 'permission_level', 'permission name, actor name'));
  expect(layoutConflict(swapped, 'system', 'updateauth')).toBe('updateauth.auth.accounts[].permission.actor');
  const hashless = compileAbi(
    withStruct(msigAbi, 'approve', 'proposer name, proposal_name name, level permission_level'),
  );
  expect(layoutConflict(hashless, 'msig', 'approve')).toBeNull();
});

test('a transfer with the fields of a token must have their order on any contract; other transfers are not checked', () => {
  const nft = compileAbi(withStruct(tokenAbi, 'transfer', 'to name, from name, asset_ids uint64[], memo string'));
  expect(layoutConflict(nft, undefined, 'transfer')).toBeNull();
  const token = compileAbi(withStruct(tokenAbi, 'transfer', 'to name, from name, quantity asset, memo string'));
  expect(layoutConflict(token, undefined, 'transfer')).toBe('transfer.from');
});

test('undeclared aliases of 2018 and a circular type', () => {
  const old: Abi = { ...tokenAbi, types: [{ new_type_name: 'account_name', type: 'name' }] };
  const aliased = withStruct(old, 'transfer', 'from account_name, to account_name, quantity asset, memo string');
  expect(layoutConflict(compileAbi(aliased), 'token', 'transfer')).toBeNull();
  const circle: Abi = { ...tokenAbi, types: [{ new_type_name: 'a', type: 'a' }] };
  const looped = withStruct(circle, 'transfer', 'from a, to name, quantity asset, memo string');
  expect(layoutConflict(compileAbi(looped), 'token', 'transfer')).toBe('transfer.from');
});
