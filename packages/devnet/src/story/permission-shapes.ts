import { systemAction } from './actions.ts';
import { devKeyR1, devPublicKey, devWebAuthnKey } from './keys.ts';
import { accountsAuthority, keyAuthority, sortKeys } from './people.ts';
import { publicKeyOf } from '@antescope/codec/curve/sign';
import type { StoryRunner } from './story-runner.ts';

/** The null key, used to give up control of an account. */
const nullKey = 'EOS1111111111111111111111111111111114T1Anm';

type Level = readonly [actor: string, permission: string, weight: number];

/** `by` is an account, or 'alice@owner' if its active permission does not suffice. */
function update(by: string, permission: string, parent: string, auth: unknown) {
  return systemAction('updateauth', by, { account: by.split('@')[0], permission, parent, auth });
}

function link(account: string, code: string, type: string, requirement: string) {
  return systemAction('linkauth', account, { account, code, type, requirement });
}

/** Sorts levels by account, then by permission, as the chain requires. */
function levels(...list: readonly Level[]) {
  return [...list]
    .sort(([a, p], [b, q]) => (a < b || (a === b && p < q) ? -1 : 1))
    .map(([actor, permission, weight]) => ({ permission: { actor, permission }, weight }));
}

/** Permissions in all shapes the chain allows, sensible or not. */
export function createPermissionShapes(story: StoryRunner): void {
  createWeightedKeys(story);
  createPermissionTree(story);
  createUnsatisfiableAuthorities(story);
  story.next();
}

/** Keys of several kinds and weights beside accounts, contracts and waits. */
function createWeightedKeys(story: StoryRunner): void {
  const { seed } = story.wallet;
  const keys = sortKeys(['', '.second', '.third', '.fourth'].map((part) => devPublicKey(seed, `weighted1111${part}`)));
  const own = devPublicKey(seed, 'weighted1111');
  story.send([
    update('weighted1111', 'payments', 'active', {
      threshold: 5,
      keys: keys.map((key, i) => ({ key, weight: i + 1 })),
      accounts: levels(['alice', 'active', 2], ['alice', 'game', 1], ['multisig1111', 'active', 3]),
      waits: [
        { wait_sec: 3600, weight: 1 },
        { wait_sec: 86_400, weight: 2 },
        { wait_sec: 604_800, weight: 4 },
      ],
    }),
    update('weighted1111', 'hardware', 'active', {
      threshold: 2,
      keys: [
        { key: own, weight: 1 },
        { key: publicKeyOf(devKeyR1(seed, 'weighted1111')), weight: 1 },
        { key: devWebAuthnKey(seed, 'weighted1111', 'wallet.example'), weight: 1 },
      ],
      accounts: [],
      waits: [],
    }),
    update('gamedev11111', 'payout', 'active', {
      ...keyAuthority(devPublicKey(seed, 'gamedev11111')),
      accounts: levels(['gamedev11111', 'eosio.code', 1], ['memetoken111', 'eosio.code', 1]),
    }),
  ]);
  story.send([
    link('weighted1111', 'eosio.token', 'transfer', 'payments'),
    link('weighted1111', 'eosio', '', 'hardware'),
    link('gamedev11111', 'eosio.token', 'transfer', 'payout'),
    // Usable by any permission of the account.
    link('weighted1111', 'eosio.null', '', 'eosio.any'),
  ]);
}

/** A permission tree eight levels deep, with branches. */
function createPermissionTree(story: StoryRunner): void {
  const account = 'deeptree1111';
  const key = (name: string) => keyAuthority(devPublicKey(story.wallet.seed, `${account}.${name}`));
  const trunk = ['trunk', 'branch', 'bough', 'twig', 'stem', 'leaf'];
  // A parent must exist before the transaction that uses it.
  for (const [i, name] of trunk.entries()) story.send([update(account, name, trunk[i - 1] ?? 'active', key(name))]);
  story.send(['acorn', 'bird', 'nest'].map((name) => update(account, name, 'bough', key(name))));
  story.send([update(`${account}@owner`, 'root', 'owner', key('root'))]);
  story.send([
    link(account, 'memetoken111', 'transfer', 'leaf'),
    link(account, 'tethertether', '', 'nest'),
    link(account, 'eosio', 'voteproducer', 'twig'),
  ]);
}

/** Unsatisfiable authorities: cycles, excessive depth, the null key, a nonexistent account. */
function createUnsatisfiableAuthorities(story: StoryRunner): void {
  const delegates = [...'bcdefgh'].map((letter) => `chainlink11${letter}`);
  const accounts = [...'abcdefg'].map((letter) => `chainlink11${letter}`);
  story.send(accounts.map((name, i) => update(name, 'active', 'owner', accountsAuthority(1, [delegates[i]!]))));
  story.send([
    update('ringring111a', 'active', 'owner', accountsAuthority(1, ['ringring111b'])),
    update('ringring111b', 'active', 'owner', accountsAuthority(1, ['ringring111a'])),
  ]);
  story.send([
    update('nullkey11111', 'lost', 'active', keyAuthority(nullKey)),
    // Two of two, one of them the null key.
    update('nullkey11111', 'unreachable', 'active', {
      ...keyAuthority(devPublicKey(story.wallet.seed, 'nullkey11111')),
      threshold: 2,
      accounts: levels(['eosio.null', 'active', 1]),
    }),
    update('nullkey11111@owner', 'active', 'owner', accountsAuthority(1, ['eosio.null'])),
    update('nullkey11111@owner', 'owner', '', accountsAuthority(1, ['eosio.null'])),
  ]);
}
