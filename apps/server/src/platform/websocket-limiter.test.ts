import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { chainOver } from '../../test/app-over.ts';
import { ChainDirectory } from './chain-of-request.ts';
import { WebsocketLimiter } from './websocket-limiter.ts';
import { type TrustedProxies, trustOf } from './trusted-proxies.ts';

test('addresses are limited individually, and a released websocket frees a slot', () => {
  const limiter = new WebsocketLimiter(2);
  const [first, second, third] = [limiter.acquire('9.9.9.9'), limiter.acquire('9.9.9.9'), limiter.acquire('9.9.9.9')];
  expect([typeof first, typeof second, third]).toEqual(['function', 'function', null]);
  expect(limiter.acquire('9.9.9.8')).not.toBeNull();
  first!();
  first!();
  expect(limiter.acquire('9.9.9.9')).not.toBeNull();
  expect(limiter.acquire('9.9.9.9')).toBeNull();
});

test('loopback has no limit: a local proxy may hide every visitor', () => {
  const limiter = new WebsocketLimiter(1);
  for (const address of ['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1']) {
    for (let round = 0; round < 3; round++) expect(limiter.acquire(address), address).not.toBeNull();
  }
  expect(limiter.acquire('::ffff:9.9.9.9')).not.toBeNull();
  expect(limiter.acquire('::ffff:9.9.9.9')).toBeNull();
});

test('the address of a client is the one trusted proxies added, whatever it sent itself', () => {
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
