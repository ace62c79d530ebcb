import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { chainOver } from '../../test/app-over.ts';
import { ChainDirectory } from './chain-of-request.ts';
import { SocketsByAddress } from './sockets-by-address.ts';
import { type TrustedProxies, trustOf } from './trusted-proxies.ts';

test('an address opens so many websockets, and others all the same; one that is closed makes room', () => {
  const sockets = new SocketsByAddress(2);
  const [first, second, third] = [sockets.take('9.9.9.9'), sockets.take('9.9.9.9'), sockets.take('9.9.9.9')];
  expect([typeof first, typeof second, third]).toEqual(['function', 'function', null]);
  expect(sockets.take('9.9.9.8')).not.toBeNull();
  first!();
  first!();
  expect(sockets.take('9.9.9.9')).not.toBeNull();
  expect(sockets.take('9.9.9.9')).toBeNull();
});

test('this machine has no limit: a proxy on it may stand for everybody', () => {
  const sockets = new SocketsByAddress(1);
  for (const address of ['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1']) {
    for (let round = 0; round < 3; round++) expect(sockets.take(address), address).not.toBeNull();
  }
  expect(sockets.take('::ffff:9.9.9.9')).not.toBeNull();
  expect(sockets.take('::ffff:9.9.9.9')).toBeNull();
});

test('who opened a websocket is whom the trusted proxies name, whatever was written before', () => {
  const from = (trust: TrustedProxies, remoteAddress: string, forwarded?: string): string =>
    new ChainDirectory([chainOver(['http://127.0.0.1:1'])], {}, trustOf(trust)).addressOf({
      socket: { remoteAddress },
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    } as unknown as IncomingMessage);
  expect(from(0, '9.9.9.9', '1.1.1.1')).toBe('9.9.9.9');
  expect(from(1, '127.0.0.1', '6.6.6.6, 1.1.1.1')).toBe('1.1.1.1');
  expect(from(2, '127.0.0.1', '6.6.6.6, 1.1.1.1')).toBe('6.6.6.6');
  expect(from(1, '127.0.0.1')).toBe('127.0.0.1');
  expect(from(['10.0.0.0/8'], '10.0.0.1', '6.6.6.6, 1.1.1.1, 10.0.0.2')).toBe('1.1.1.1');
});
