import { describe, expect, test } from 'vitest';
import { systemAction } from '../../src/story/actions.ts';
import { devPublicKey } from '../../src/story/keys.ts';
import { keyAuthority } from '../../src/story/people.ts';
import { Stage } from './stage.ts';

const stage = new Stage(['alice']);
const limit = (allow_perms: string[], disallow_perms: string[]) =>
  systemAction('limitauthchg', 'alice', { account: 'alice', allow_perms, disallow_perms });
const change = (by: string, authorized_by?: string) =>
  systemAction('updateauth', by, {
    account: 'alice',
    permission: 'game',
    parent: 'active',
    auth: keyAuthority(devPublicKey('stage', 'game')),
    ...(authorized_by === undefined ? {} : { authorized_by }),
  });

describe('which permissions may change permissions', () => {
  test.each([
    ['both lists', limit(['owner'], ['active']), 'either allow_perms or disallow_perms must be empty'],
    ['a list without owner', limit(['active'], []), 'allow_perms does not contain owner'],
    ['locking owner out', limit([], ['owner']), 'disallow_perms contains owner'],
  ])('refuses %s', (_, action, message) => {
    expect(stage.refusal(action)).toBe(message);
  });

  test('only those on the list, and they have to say so; without a list everybody may', () => {
    stage.push([change('alice')]);
    stage.push([limit(['owner'], [])]);
    expect(stage.refusal(change('alice'))).toBe('authorized_by is required for this account');
    expect(stage.refusal(change('alice', 'active'))).toBe('authorized_by does not appear in allow_perms');
    expect(stage.refusal(change('alice', 'owner'))).toBe('missing authority of alice/owner');
    stage.push([change('alice@owner', 'owner')]);
    stage.push([limit([], ['active'])]);
    expect(stage.refusal(change('alice', 'active'))).toBe('authorized_by appears in disallow_perms');
    stage.push([limit([], [])]);
    expect(stage.row('eosio', 'eosio', 'limitauthchg', 'alice')).toBeNull();
    stage.push([change('alice')]);
  });
});
