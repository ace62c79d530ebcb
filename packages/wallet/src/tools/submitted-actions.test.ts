import { publicChain } from '@antescope/chains/config/public-chain';
import { chainByKey } from '@antescope/chains/config/registry';
import { expect, expectTypeOf, test } from 'vitest';
import { alice, eosChain } from '../../test/tool-chain.ts';
import type { PermissionLevel } from '../session/session.ts';
import type { ActionInput } from '../transact/draft.ts';
import { noProfile, setProfile } from './account-info.ts';
import { cancelDelayed } from './cancel-delayed.ts';
import { readAbiFile, readWasmFile } from './contract-file.ts';
import { createAccount, createXprAccount } from './create-account.ts';
import type { Tool } from './define-tool.ts';
import type { ToolInput } from './field.ts';
import type { FioFacts } from './fio/fio-facts.ts';
import { voteFioProxy } from './fio/fio-votes.ts';
import { linkPermission, unlinkPermission } from './link-permission.ts';
import { approveProposal, cancelProposal, executeProposal } from './multisig.ts';
import { nameBid } from './name-bid.ts';
import { deletePermission, updatePermission } from './permission.ts';
import { proposeTransaction } from './propose.ts';
import { registerProxy } from './proxy.ts';
import { buyRamByAmount, buyRamByBytes, sellRamBytes } from './ram.ts';
import { setContract } from './set-contract.ts';
import { claimRefund, giveStake, unstake } from './stake.ts';
import type { ToolChain } from './tool-chain.ts';
import { transfer } from './transfer.ts';
import { voteProducers } from './vote.ts';

const key = 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63';
const authority = { threshold: 1, keys: [{ key, legacy: null, weight: 1 }], accounts: [], waits: [] };
const permissions = {
  actor: 'alice',
  signer: 'owner',
  permissions: [
    { name: 'owner', parent: '', authority, linked: [] },
    { name: 'active', parent: 'owner', authority, linked: [] },
    { name: 'pay', parent: 'active', authority, linked: [{ contract: 'eosio.token', action: 'transfer' }] },
  ],
};
const staked = {
  actor: 'alice',
  liquid: '100.0000 EOS',
  stakes: [{ to: 'alice', cpu: '10.0000 EOS', net: '10.0000 EOS' }],
  refund: { cpu: '1.0000 EOS', net: '1.0000 EOS', available: '2020-01-01T00:00:00Z' },
};
const ram = { base: '30000000000 RAM', quote: '1000000.0000 EOS', free: '50000', liquid: '100.0000 EOS' };
const proposal = { proposer: 'bob', name: 'pay', hash: 'ab'.repeat(32), pending: [alice], approved: [], approvals: 0 };
const created = { name: 'lighthouse11', owner: key };

/** The actions of a tool, which has to accept the input. */
function actionsOf<Facts>(
  tool: Tool<Facts>,
  facts: NoInfer<Facts>,
  input: ToolInput = {},
  chain: ToolChain = eosChain,
): readonly ActionInput[] {
  const reading = tool.read({ ...tool.initial, ...input }, { chain, facts });
  if (!reading.ok) throw new Error(`${tool.id}: ${JSON.stringify(reading.faults)}`);
  return reading.act.actions(alice);
}

test('[WALLET-019] every action that the wallet submits has a tool that builds it', () => {
  const wasm = readWasmFile(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
  const abi = readAbiFile(new TextEncoder().encode('{"version":"eosio::abi/1.2"}'));
  const contract = { wasm, abi, present: null, freeRam: null };
  const pay = {
    account: 'eosio.token',
    name: 'transfer',
    authorization: [] as const,
    data: 'c0ffee',
    decoded: null,
    level: alice,
  };
  const proposed = { actions: [pay], needed: [alice], requested: null, now: Date.UTC(2026, 10, 23) };
  const fields = { account: 'account', name: 'name', avatar: 'avatar', about: 'about', website: 'website' };
  const withInfo = { ...eosChain, accountInfo: { contract: 'accountinfo1', action: 'set', table: 'profiles', fields } };
  const fio: FioFacts = {
    fees: new Map([['proxy_vote', { amount: 1n, bundled: true }]]),
    own: { available: 10n, staked: 0n, addresses: [{ name: 'alice@edge', bundles: 9n }], domains: [] },
    vote: null,
    isProxy: null,
    registered: new Map(),
    keys: new Map(),
  };
  const tokens = [{ contract: 'eosio.token', quantity: '10.0000 EOS', looksLike: null, spam: false }];
  const built = [
    actionsOf(transfer, { tokens }, { to: 'bob', amount: '1' }),
    actionsOf(giveStake, staked, { to: 'bob', receiver: 'bob', cpu: '1', net: '1' }),
    actionsOf(unstake, staked, { cpu: '1', net: '1' }),
    actionsOf(buyRamByAmount, ram, { amount: '1' }),
    actionsOf(buyRamByBytes, ram, { amount: '1000' }),
    actionsOf(sellRamBytes, ram, { amount: '1000' }),
    actionsOf(claimRefund, staked),
    actionsOf(updatePermission, permissions, {
      permission: 'claim',
      parent: 'active',
      threshold: '1',
      members: `${key} 1`,
    }),
    actionsOf(createAccount, undefined, created),
    actionsOf(createXprAccount, undefined, created, publicChain(chainByKey('proton'))),
    actionsOf(voteProducers, { present: null }, { producers: 'bpa bpb' }),
    actionsOf(voteFioProxy, fio, { proxy: 'carol@edge' }, publicChain(chainByKey('fio'))),
    actionsOf(linkPermission, permissions, { permission: 'pay', contract: 'game', action: 'play' }),
    actionsOf(unlinkPermission, permissions),
    actionsOf(deletePermission, permissions, { target: 'pay' }),
    actionsOf(cancelDelayed, { actor: 'alice' }, { id: 'ab'.repeat(32) }),
    actionsOf(registerProxy, { voter: null }),
    actionsOf(setContract, contract),
    actionsOf(nameBid, { liquid: '10.0000 EOS', highest: new Map(), complete: true }, { name: 'tower', amount: '1' }),
    actionsOf(proposeTransaction, proposed, { name: 'payroll' }),
    actionsOf(approveProposal, proposal),
    actionsOf(executeProposal, proposal),
    actionsOf(cancelProposal, proposal),
    actionsOf(setProfile, { present: noProfile }, { name: 'Alice' }, withInfo),
  ].flat();
  expect([...new Set(built.map(({ account, name }) => `${account}::${name}`))].toSorted()).toEqual(
    [
      'eosio.token::transfer',
      ...['delegatebw', 'undelegatebw', 'buyram', 'buyrambytes', 'sellram', 'refund', 'updateauth'].map(system),
      ...[
        'newaccount',
        'voteproducer',
        'linkauth',
        'unlinkauth',
        'deleteauth',
        'canceldelay',
        'regproxy',
        'voteproxy',
      ].map(system),
      ...['setcode', 'setabi', 'bidname'].map(system),
      ...['propose', 'approve', 'exec', 'cancel'].map((name) => `eosio.msig::${name}`),
      'eosio.proton::newaccres',
      'accountinfo1::set',
    ].toSorted(),
  );
  for (const { authorization } of built) expect(authorization).toEqual([alice]);
});

test('[WALLET-021] an action to submit: account, name, data, and authorizations of actor and permission', () => {
  expectTypeOf<keyof ActionInput>().toEqualTypeOf<'account' | 'name' | 'authorization' | 'data'>();
  expectTypeOf<ActionInput['authorization']>().toEqualTypeOf<readonly PermissionLevel[]>();
  expectTypeOf<PermissionLevel>().toEqualTypeOf<{ actor: string; permission: string }>();
  const [action] = actionsOf(registerProxy, { voter: null });
  expect(action).toEqual({
    account: 'eosio',
    name: 'regproxy',
    authorization: [{ actor: 'alice', permission: 'active' }],
    data: { proxy: 'alice', isproxy: true },
  });
});

function system(name: string): string {
  return `eosio::${name}`;
}
