import type { Action } from '@antescope/codec/chain/transaction';
import { candidateKeys } from '@antescope/devnet/authority/candidate-keys';
import type { Provided } from '@antescope/devnet/authority/checker';
import type { Chain } from '@antescope/devnet/chain';
import { ChainError } from '@antescope/devnet/chain-error';
import { nativeAbi } from '@antescope/devnet/execution/native-abi';
import { beforeAll, expect, test } from 'vitest';
import { type AccountPermissions, permissionsOf } from '../src/permissions/account-permissions.ts';
import { authoritiesBelow } from '../src/permissions/authorities.ts';
import { isSatisfied } from '../src/permissions/authority-check.ts';
import { isAtOrAbove, minimumPermission } from '../src/permissions/minimum-permission.ts';
import type { PermissionLevel } from '../src/session/session.ts';
import { levelText } from '../src/session/session.ts';
import { accountAnswer, storyChain } from './story-chain.ts';

let chain: Chain;
let accounts: Map<string, AccountPermissions>;

beforeAll(() => {
  chain = storyChain('permissions');
  const names = [...chain.state.database.accounts.values()].map(({ name }) => name);
  accounts = new Map(names.map((name) => [name, permissionsOf(accountAnswer(chain, name))!]));
});

const read = async (name: string) => accounts.get(name);

interface Candidate {
  contract: string;
  name: string;
  data: Record<string, unknown>;
}

const emptyAuthority = { threshold: 1, keys: [], accounts: [], waits: [] };

/** Actions whose minimum permission the engine determines: linked ones, others, and changes of permissions. */
function candidatesOf(account: string): Candidate[] {
  const { permissions, links } = accounts.get(account)!;
  const names = [...permissions.map(({ name }) => name), 'missing'];
  const linked = [...links!.keys()].map((text) => text.split('::') as [string, string]);
  const plain = [
    ['eosio.token', 'transfer'],
    ['memetoken111', 'transfer'],
    ['memetoken111', 'retire'],
    ['tethertether', 'transfer'],
    ['eosio', 'voteproducer'],
    ['eosio', 'claimrewards'],
    ['eosio', 'setcode'],
    ['eosio.null', 'nonce'],
    ['lonely111111', 'updateauth'],
    ...linked.map(([contract, name]) => [contract, name === '' ? 'anything' : name]),
  ].map(([contract, name]) => ({ contract: contract!, name: name!, data: {} }));
  const native = (name: string, data: Record<string, unknown>): Candidate => ({ contract: 'eosio', name, data });
  const targets = [...linked, ['eosio', 'updateauth'], ['eosio', ''], ['memetoken111', 'retire']];
  return [
    ...plain,
    ...names.flatMap((permission) => [
      native('updateauth', { account, permission, parent: 'active', auth: emptyAuthority }),
      native('deleteauth', { account, permission }),
      native('canceldelay', { canceling_auth: { actor: account, permission }, trx_id: '0'.repeat(64) }),
    ]),
    native('updateauth', { account, permission: 'newone', parent: 'missing', auth: emptyAuthority }),
    native('updateauth', { account: 'zoe', permission: 'active', parent: 'owner', auth: emptyAuthority }),
    ...targets.flatMap(([code, type]) => [
      native('linkauth', { account, code, type, requirement: 'active' }),
      native('unlinkauth', { account, code, type }),
    ]),
  ];
}

function packed({ contract, name, data }: Candidate, authorization: PermissionLevel[]): Action {
  const isNative = Object.keys(data).length > 0;
  return {
    account: contract,
    name,
    authorization,
    data: isNative ? nativeAbi.encodeAction(name, data) : new Uint8Array(),
  };
}

/** Whether the engine of the devnet takes the action. A delayed transaction that does not exist is no matter of permissions. */
function chainTakes(action: Action, provided: Provided): boolean {
  try {
    chain.state.authorization.check([action], provided, true);
    return true;
  } catch (error) {
    if (!(error instanceof ChainError)) throw error;
    return error.name === 'tx_not_found';
  }
}

function walletTakes(candidate: Candidate, levels: PermissionLevel[]): boolean {
  return levels.every(({ actor, permission }) => {
    const account = accounts.get(actor);
    if (account === undefined || account.permissions.every(({ name }) => name !== permission)) return false;
    const minimum = minimumPermission(account, actor, { ...candidate, authorization: levels }, 'eosio');
    if (minimum.kind === 'permission') return isAtOrAbove(account, permission, minimum.permission);
    return minimum.kind === 'any';
  });
}

test('every account, action and permission: the minimum is the one of the chain', () => {
  const differences: string[] = [];
  let taken = 0;
  let refused = 0;
  for (const [actor, { permissions }] of accounts) {
    const names = [...permissions.map(({ name }) => name), 'missing'];
    for (const candidate of candidatesOf(actor)) {
      const levels = names.map((permission) => [{ actor, permission }]);
      const others = [
        [{ actor: 'zoe', permission: 'active' }],
        [...levels[0]!, { actor: 'zoe', permission: 'active' }],
      ];
      for (const authorization of [...levels, ...others]) {
        // Every permission of these accounts counts as signed, so that only the minimum decides.
        const satisfied = [actor, 'zoe'].flatMap(levelsOf);
        const expected = chainTakes(packed(candidate, authorization), { keys: [], permissions: satisfied });
        if (expected) taken += 1;
        else refused += 1;
        if (walletTakes(candidate, authorization) === expected) continue;
        const { contract, name, data } = candidate;
        differences.push(`${authorization.map(levelText).join()} ${contract}::${name} ${JSON.stringify(data)}`);
      }
    }
  }
  expect(differences).toEqual([]);
  expect(taken).toBeGreaterThan(5000);
  expect(refused).toBeGreaterThan(5000);
});

function levelsOf(actor: string): PermissionLevel[] {
  return accounts.get(actor)!.permissions.map(({ name }) => ({ actor, permission: name }));
}

const delays = [0, 3600, 86_400, 604_800];

test('every permission, with each of its keys, all of them, accounts, contracts and delays', async () => {
  const differences: string[] = [];
  let checks = 0;
  for (const [actor, { permissions }] of accounts) {
    for (const { name } of permissions) {
      const level = { actor, permission: name };
      // oxlint-disable-next-line no-await-in-loop -- one account after the other
      const authorityOf = (await authoritiesBelow([level], read))!;
      const keys = [
        ...candidateKeys(chain.state.authorization, [packed({ contract: 'a', name: 'b', data: {} }, [level])]),
      ];
      const sets: Provided[] = [
        [],
        keys,
        ...keys.map((key) => [key]),
        ...keys.map((_, at) => keys.toSpliced(at, 1)),
      ].map((some) => ({ keys: some }));
      const { accounts: parts } = chain.state.authorization.get(level).auth;
      for (const { permission } of parts) {
        sets.push({ keys: [], permissions: [permission] }, { keys, permissions: [permission] });
        sets.push({ keys: keys.slice(0, 1), permissions: parts.slice(0, 2).map((part) => part.permission) });
      }
      for (const provided of sets) {
        for (const delaySeconds of delays) {
          const delay = BigInt(delaySeconds) * 1_000_000n;
          const expected = chain.state.authorization.checkPermission(level, { ...provided, delay }, true);
          const actual = isSatisfied(level, authorityOf, {
            hasKey: (key) => provided.keys.includes(key),
            levels: provided.permissions?.map(levelText) ?? [],
            delaySeconds,
          });
          checks += 1;
          if (actual !== expected)
            differences.push(`${levelText(level)} ${JSON.stringify(provided)} ${delaySeconds} s`);
        }
      }
    }
  }
  expect(differences).toEqual([]);
  expect(checks).toBeGreaterThan(5000);
});
