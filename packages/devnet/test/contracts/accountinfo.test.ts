import { expect, test } from 'vitest';
import { accountInfoContract } from '../../src/contracts/accountinfo/account-info-contract.ts';
import { contractAction, deploy } from '../../src/story/actions.ts';
import { Stage } from './stage.ts';

test('an account has one profile, which it alone sets', () => {
  const stage = new Stage(['alice', 'bob', 'profiles']);
  stage.push(deploy('profiles', accountInfoContract));
  const set = (name: string, by = 'alice') =>
    contractAction(accountInfoContract, 'profiles', 'set', by, {
      account: 'alice',
      name,
      avatar: '',
      about: 'about',
      website: '',
    });
  stage.push([set('Al')]);
  stage.push([set('Alice')]);
  expect(stage.row('profiles', 'profiles', 'profiles', 'alice')).toMatchObject({ name: 'Alice', about: 'about' });
  expect(stage.refusal(set('Mallory', 'bob'))).toContain('missing authority of alice');
  expect(stage.refusal(set('x'.repeat(65)))).toBe('name has more than 64 bytes');
});
