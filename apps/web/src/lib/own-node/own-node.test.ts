import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chainByKey } from '@antescope/chains/config/registry';
import { expect, test } from 'vitest';
import { contextOf, deadNode, recordedChain, rendered } from '../../../test/rendered-page.ts';
import { knownNetworks, localChainId } from './check-node.ts';
import { askedPage, isConfirmed } from './node-consent.ts';
import { nodeAddress, ownNodeOf, parametersOf } from './settings.ts';
import { withOwnNode } from './with-own-node.ts';

const local = chainByKey('local');

test('[LOCAL-004] a node URL without a scheme gets http://; an invalid URL is rejected', () => {
  expect(nodeAddress('127.0.0.1:8888')).toBe('http://127.0.0.1:8888');
  expect(nodeAddress(' localhost:8888/ ')).toBe('http://localhost:8888');
  expect(nodeAddress('https://node.example/path/')).toBe('https://node.example/path');
  for (const text of ['', '   ', 'http://', 'ht tp://x', 'javascript://alert(1)', 'ftp://x', 'http://user:word@x'])
    expect(nodeAddress(text), text).toBeNull();
});

test('[LOCAL-002] settings of an address: the precision is 4 and the system account eosio unless they say otherwise', () => {
  expect(ownNodeOf(new URLSearchParams('nodeUrl=127.0.0.1:8888'))).toEqual({
    nodeUrl: 'http://127.0.0.1:8888',
    hyperionUrl: null,
    coreSymbol: null,
    corePrecision: 4,
    systemDomain: 'eosio',
  });
  const all = {
    nodeUrl: 'http://a:1',
    hyperionUrl: 'http://b:2',
    coreSymbol: 'SYS',
    corePrecision: 8,
    systemDomain: 'rem',
  };
  expect(ownNodeOf(new URLSearchParams(parametersOf(all)))).toEqual(all);
  const odd = ownNodeOf(new URLSearchParams('nodeUrl=a:1&coreSymbol=<b>&corePrecision=99&systemDomain=A_B'));
  expect(odd).toMatchObject({ coreSymbol: null, corePrecision: 4, systemDomain: 'eosio' });
  expect(ownNodeOf(new URLSearchParams('coreSymbol=SYS'))).toBeNull();
});

test('[LOCAL-009] symbol, precision and system contract of the settings apply to the chain', () => {
  const settings = ownNodeOf(new URLSearchParams('nodeUrl=a:1&coreSymbol=SYS&corePrecision=2&systemDomain=rem'))!;
  expect(withOwnNode(local, settings)).toMatchObject({
    coreSymbol: { code: 'SYS', precision: 2 },
    coreContract: 'rem.token',
    systemAccounts: { system: 'rem', msig: 'rem.msig' },
  });
});

test('[LOCAL-007] three networks are known: EOS, Jungle and Kylin', () => {
  expect(knownNetworks).toEqual(['eos', 'jungle', 'kylin'].map((key) => chainByKey(key).chainId));
});

test('[LOCAL-006] [LOCAL-008] the chain id is read by GET; public networks and unreachable nodes are rejected', async () => {
  let chainId = 'ab'.repeat(32);
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.end(JSON.stringify({ chain_id: chainId }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await localChainId(url)).toBe(chainId);
  expect(requests).toEqual(['GET /v1/chain/get_info']);
  for (const network of knownNetworks) {
    chainId = network;
    expect(await localChainId(url)).toBeNull();
  }
  chainId = '<html>';
  expect(await localChainId(url)).toBeNull();
  server.close();
  expect(await localChainId(deadNode)).toBeNull();
});

test('[NAV-067] the settings screen is of the local chain alone', async () => {
  const here = await rendered('/settings', contextOf(recordedChain(deadNode), deadNode));
  expect(here.status).toBe(200);
  expect(here.text).toContain('Node URL');
  const there = await rendered('/settings', contextOf({ ...chainByKey('eos'), endpoints: [deadNode] }, deadNode));
  expect(there.text).toContain('Error Code: 404');
});

test('without any node the local chain asks for one', async () => {
  const context = contextOf({ ...local, endpoints: [] }, deadNode);
  expect((await rendered('/account/alice', context)).location).toBe('/settings');
});

test('in local mode the server reads nothing and writes the shell', async () => {
  const { html, result, status } = await rendered(
    '/account/alice?nodeUrl=127.0.0.1:8888',
    contextOf(recordedChain(deadNode), deadNode),
  );
  expect(status).toBe(200);
  expect(result).toBeNull();
  expect(html).toContain('<main');
  expect(html).not.toContain('Could not read');
  expect(html).toContain('"nodeUrl":"http://127.0.0.1:8888"');
});

test('a node of a link is confirmed by origin, the Hyperion API too', () => {
  const own = ownNodeOf(new URLSearchParams('nodeUrl=https://node.example/x&hyperionUrl=https://h.example'))!;
  expect(isConfirmed(own, ['https://node.example'])).toBe(false);
  expect(isConfirmed(own, ['https://node.example', 'https://h.example'])).toBe(true);
  expect(isConfirmed(ownNodeOf(new URLSearchParams('nodeUrl=127.0.0.1:8888'))!, [])).toBe(true);
});

test('the question is asked for pages of this site only', () => {
  const origin = 'http://explorer.example';
  expect(askedPage('/account/alice?nodeUrl=https://node.example', origin)).toMatchObject({
    href: '/account/alice?nodeUrl=https://node.example',
    own: { nodeUrl: 'https://node.example' },
  });
  const odd = [
    '//evil.example/?nodeUrl=a',
    '/\\evil.example/?nodeUrl=a',
    'javascript:alert(1)?nodeUrl=a',
    '/account/alice',
  ];
  for (const ask of [undefined, ...odd]) expect(askedPage(ask, origin), ask).toBeNull();
});

test('the settings page asks before it reads the node of a link', async () => {
  const ask = encodeURIComponent('/account/alice?nodeUrl=https://evil.example');
  const page = await rendered(`/settings?ask=${ask}`, contextOf(recordedChain(deadNode), deadNode));
  expect(page.text).toContain('Read this chain from evil.example?');
  expect(page.text).not.toContain('Node URL');
});
