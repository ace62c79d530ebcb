import { expect, test } from 'vitest';
import { alice, eosChain } from '../../test/tool-chain.ts';
import type { Tool } from './define-tool.ts';
import { type ProxyFacts, registerProxy, registerProxyWithInfo, unregisterProxy } from './proxy.ts';

const chain = { ...eosChain, proxyInfoContract: 'regproxyinfo' };

function read(tool: Tool<ProxyFacts>, input: Record<string, string> = {}, isProxy = false) {
  const reading = tool.read(input, { chain, facts: { voter: { isProxy, proxy: null } } });
  if (!reading.ok)
    return { faults: Object.fromEntries(Object.entries(reading.faults).map(([field, { code }]) => [field, code])) };
  const { summary, warnings, actions } = reading.act;
  return {
    summary: summary.code,
    warnings: warnings.map(({ code }) => code),
    actions: actions(alice).map(({ account, name, data }) => [account, name, data]),
  };
}

test('[PROXY-005] registering and unregistering are regproxy with isproxy', () => {
  expect(read(registerProxy)).toEqual({
    summary: 'register-proxy',
    warnings: [],
    actions: [['eosio', 'regproxy', { proxy: 'alice', isproxy: true }]],
  });
  expect(read(unregisterProxy, {}, true)).toEqual({
    summary: 'unregister-proxy',
    warnings: ['proxied-votes-end'],
    actions: [['eosio', 'regproxy', { proxy: 'alice', isproxy: false }]],
  });
});

test('a description is set with the registration, or alone for a registered proxy', () => {
  const info = { name: 'Alice', slogan: 'Votes with care', website: 'https://alice.example' };
  const none = { philosophy: '', background: '', logo_256: '', telegram: '', steemit: '', twitter: '', wechat: '' };
  const set = ['regproxyinfo', 'set', { proxy: 'alice', ...info, ...none }];
  expect(read(registerProxyWithInfo, info)).toMatchObject({
    summary: 'register-proxy-as',
    actions: [['eosio', 'regproxy', { isproxy: true }], set],
  });
  expect(read(registerProxyWithInfo, info, true)).toMatchObject({ summary: 'describe-proxy', actions: [set] });
  expect(read(registerProxyWithInfo)).toMatchObject({ actions: [['eosio', 'regproxy', {}]] });
  expect(read(registerProxyWithInfo, {}, true)).toEqual({ faults: { name: 'proxy-name-missing' } });
  expect(read(registerProxyWithInfo, { slogan: 'x' })).toEqual({ faults: { name: 'proxy-name-missing' } });
  expect(read(registerProxyWithInfo, { name: 'a', website: 'javascript:alert(1)' })).toEqual({
    faults: { website: 'url-invalid' },
  });
  expect(read(registerProxyWithInfo, { name: 'a', philosophy: 'x'.repeat(1025) })).toEqual({
    faults: { philosophy: 'text-too-long' },
  });
});

test('proxies exist with votes, descriptions with their contract', () => {
  expect(registerProxyWithInfo.gate(chain)).toBe(true);
  for (const contract of [null, 'tlsproxyinfo'])
    expect(registerProxyWithInfo.gate({ ...chain, proxyInfoContract: contract })).toBe(false);
  const without = { ...chain, features: { ...chain.features, voting: false } };
  for (const tool of [registerProxy, registerProxyWithInfo, unregisterProxy]) expect(tool.gate(without)).toBe(false);
});
