import { expect, test } from 'vitest';
import { proxyInfoContract } from '../../src/contracts/regproxyinfo/proxy-info-contract.ts';
import { contractAction, deploy } from '../../src/story/actions.ts';
import { Stage } from './stage.ts';

const none = {
  slogan: '',
  philosophy: '',
  background: '',
  website: '',
  logo_256: '',
  telegram: '',
  steemit: '',
  twitter: '',
  wechat: '',
};

test('a proxy has one description, which it alone sets and removes', () => {
  const stage = new Stage(['alice', 'bob', 'regproxyinfo']);
  stage.push(deploy('regproxyinfo', proxyInfoContract));
  const act = (name: string, data: object, by = 'alice') =>
    contractAction(proxyInfoContract, 'regproxyinfo', name, by, { proxy: 'alice', ...data });
  const row = () => stage.row('regproxyinfo', 'regproxyinfo', 'proxies', 'alice');
  stage.push([act('set', { ...none, name: 'Al', slogan: 'Votes' })]);
  stage.push([act('set', { ...none, name: 'Alice', website: 'https://alice.example' })]);
  expect(row()).toEqual({ ...none, owner: 'alice', name: 'Alice', website: 'https://alice.example' });
  expect(stage.refusal(act('set', { ...none, name: 'Mallory' }, 'bob'))).toContain('missing authority of alice');
  expect(stage.refusal(act('remove', {}, 'bob'))).toContain('missing authority of alice');
  expect(stage.refusal(act('set', { ...none, name: 'ü'.repeat(33) }))).toBe('name has more than 64 bytes');
  expect(stage.refusal(act('set', { ...none, name: 'a', wechat: 'x'.repeat(65) }))).toBe(
    'wechat has more than 64 bytes',
  );
  stage.push([act('remove', {})]);
  expect(row()).toBeNull();
  expect(stage.refusal(act('remove', {}))).toBe('proxy has no description');
});
