import { chainByKey } from '@antescope/chains/config/registry';
import { expect, test } from 'vitest';
import { ownNodeOrigins } from './own-node-origins.ts';

const local = chainByKey('local');
const of = (address: string, chain = local, known: string[] = []) =>
  ownNodeOrigins(chain, new URL(address, 'http://explorer.example'), known);

test('pages of the local chain may connect to the node in their URL only', () => {
  expect(of('/account/alice?nodeUrl=127.0.0.1:8888')).toEqual(['http://127.0.0.1:8888']);
  const chosen = ['https://node.example', 'http://h.example'];
  expect(of('/?nodeUrl=https://node.example/x&hyperionUrl=http://h.example', local, chosen)).toEqual(chosen);
  expect(of('/account/alice')).toEqual([]);
  expect(of('/settings')).toEqual(['http:', 'https:']);
});

test('other chains remain strict, and a URL cannot inject a directive', () => {
  expect(of('/?nodeUrl=127.0.0.1:8888', chainByKey('eos'))).toEqual([]);
  expect(of('/settings', chainByKey('wax'))).toEqual([]);
  for (const odd of ['x; script-src *', '*', 'javascript:alert(1)', 'data:x', 'http://a b', "'unsafe-inline'"]) {
    for (const origin of of(`/?nodeUrl=${encodeURIComponent(odd)}`)) expect(origin).toMatch(/^https?:\/\/[^\s;,'"]+$/);
  }
});

test('a node that the visitor has not chosen opens nothing, on no page', () => {
  for (const path of ['/', '/account/alice', '/settings']) {
    expect(of(`${path}?nodeUrl=https://evil.example`)).toEqual([]);
    expect(of(`${path}?nodeUrl=127.0.0.1:8888&hyperionUrl=https://evil.example`)).toEqual([]);
  }
  expect(of('/settings?ask=%2F%3FnodeUrl%3Dhttps%3A%2F%2Fevil.example')).toEqual([]);
});
