import { chainByKey } from '@antescope/chains/config/registry';
import { expect, test } from 'vitest';
import { ownNodeOrigins } from './own-node-origins.ts';

const local = chainByKey('local');
const of = (address: string, chain = local) => ownNodeOrigins(chain, new URL(address, 'http://explorer.example'));

test('pages of the local chain may read from the node of their address, and from no other', () => {
  expect(of('/account/alice?nodeUrl=127.0.0.1:8888')).toEqual(['http://127.0.0.1:8888']);
  expect(of('/?nodeUrl=https://node.example/x&hyperionUrl=http://h.example')).toEqual([
    'https://node.example',
    'http://h.example',
  ]);
  expect(of('/account/alice')).toEqual([]);
  expect(of('/settings')).toEqual(['http:', 'https:']);
});

test('other chains stay as strict as ever, and an address adds no rule', () => {
  expect(of('/?nodeUrl=127.0.0.1:8888', chainByKey('eos'))).toEqual([]);
  expect(of('/settings', chainByKey('wax'))).toEqual([]);
  for (const odd of ['x; script-src *', '*', 'javascript:alert(1)', 'data:x', 'http://a b', "'unsafe-inline'"]) {
    for (const origin of of(`/?nodeUrl=${encodeURIComponent(odd)}`)) expect(origin).toMatch(/^https?:\/\/[^\s;,'"]+$/);
  }
});
