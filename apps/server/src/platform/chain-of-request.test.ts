import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { chainOver } from '../../test/app-over.ts';
import { ChainDirectory } from './chain-of-request.ts';
import { trustOf, type TrustedProxies } from './trusted-proxies.ts';

const nodes = ['http://127.0.0.1:1'];
const directory = new ChainDirectory([chainOver(nodes, 'eos'), chainOver(nodes, 'wax'), chainOver(nodes, 'wax-test')]);

function where(host: string | undefined, target: string): string {
  const { chain, base, target: rest } = directory.resolve(host, target);
  return `${chain.config.key} ${base} ${rest}`;
}

test('host first, else the first path segment, else the first chain; the rest is the target', () => {
  expect(where('127.0.0.1:8090', '/')).toBe('eos  /');
  expect(where('127.0.0.1:8090', '/account/wax')).toBe('eos  /account/wax');
  expect(where('localhost:8090', '/wax/account/alice?tab=x')).toBe('wax /wax /account/alice?tab=x');
  expect(where('localhost:8090', '/wax')).toBe('wax /wax /');
  expect(where('localhost:8090', '/wax?format=json')).toBe('wax /wax /?format=json');
  expect(where('localhost:8090', '/waxes/x')).toBe('eos  /waxes/x');
  expect(where('wax.example.org', '/account/alice')).toBe('wax  /account/alice');
  expect(where('wax-test.localhost:8090', '/wax/x')).toBe('wax-test  /wax/x');
  expect(where(undefined, '/wax-test/v1/chain/get_info')).toBe('wax-test /wax-test /v1/chain/get_info');
});

test('links to other chains use the path, or the host if the host names a chain', () => {
  const [eos, wax] = directory.all;
  expect(directory.hrefOf(eos!, 'localhost:8090')).toBe('/');
  expect(directory.hrefOf(wax!, 'localhost:8090')).toBe('/wax/');
  expect(directory.hrefOf(eos!, 'wax.localhost:8090')).toBe('//eos.localhost:8090/');
  expect(directory.hrefOf(wax!, 'example.org')).toBe('//wax.example.org/');
  const named = new ChainDirectory([...directory.all], { 'shop.example.org': 'wax' });
  expect(named.hrefOf(wax!, 'eos.example.org')).toBe('//shop.example.org/');
});

test('behind a trusted proxy X-Forwarded-Host is the host', () => {
  const request = {
    headers: { host: '10.0.0.1:8090', 'x-forwarded-host': 'wax.example.org, inner' },
    url: '/account/alice',
    socket: { remoteAddress: '10.0.0.2' },
  };
  const of = (proxies: TrustedProxies) =>
    new ChainDirectory([...directory.all], {}, trustOf(proxies)).of(request as unknown as IncomingMessage);
  expect(of(1).chain.config.key).toBe('wax');
  expect(of(['10.9.9.9']).chain.config.key).toBe('eos');
});
