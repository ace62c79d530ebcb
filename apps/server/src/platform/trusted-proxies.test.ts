import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appOver, chainOver } from '../../test/app-over.ts';
import type { App } from '../start/app.ts';
import { isProxyAddress, trustOf, type TrustedProxies } from './trusted-proxies.ts';

test('a list trusts its addresses and networks at any hop; a number trusts that many hops', () => {
  const list = trustOf(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);
  for (const address of ['127.0.0.1', '::ffff:127.0.0.1', '10.200.3.4', 'fd12::1']) expect(list(address, 5)).toBe(true);
  for (const address of ['127.0.0.2', '11.0.0.1', 'fe80::1', '', 'unknown', '::ffff:9.9.9.9']) {
    expect(list(address, 0), address).toBe(false);
  }
  expect([0, 1, 2].map((hop) => trustOf(2)('1.2.3.4', hop))).toEqual([true, true, false]);
  expect(trustOf(0)('127.0.0.1', 0)).toBe(false);
});

test('invalid addresses are rejected', () => {
  for (const text of ['10.0.0.0/8', '::1', 'fd00::/8', '1.2.3.4/32']) expect(isProxyAddress(text), text).toBe(true);
  for (const text of ['', 'proxy.example', '10.0.0.0/33', '10.0.0.0/8/8', '300.1.1.1', 'fd00::/129', '10.0.0.0/x']) {
    expect(isProxyAddress(text), text).toBe(false);
  }
});

describe('the rate limit counts the address that a trusted proxy saw', () => {
  let apps: App[] = [];
  const nowhere = chainOver(['http://127.0.0.1:1']);

  async function limited(trustProxy: TrustedProxies): Promise<App> {
    const app = await appOver([nowhere], { trustProxy, rateLimit: 2 });
    apps.push(app);
    return app;
  }
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.fastify.close()));
    apps = [];
  });

  /** Statuses of requests from one machine with these X-Forwarded-For. */
  async function statuses(app: App, forwarded: string[]): Promise<number[]> {
    const found: number[] = [];
    for (const value of forwarded) {
      const { statusCode } = await app.fastify.inject({ url: '/robots.txt', headers: { 'x-forwarded-for': value } });
      found.push(statusCode);
    }
    return found;
  }

  let one: App;
  beforeAll(async () => {
    one = await limited(1);
  });

  test('behind one proxy a client cannot spoof its address', async () => {
    expect(await statuses(one, ['6.6.6.1, 1.1.1.1', '6.6.6.2, 1.1.1.1', '6.6.6.3, 1.1.1.1'])).toEqual([200, 200, 429]);
    expect(await statuses(one, ['6.6.6.1, 2.2.2.2'])).toEqual([200]);
  });

  test('the port that a proxy appends and the addresses of one IPv6 network are one visitor', async () => {
    expect(await statuses(one, ['7.7.7.7:1001', '7.7.7.7:1002', '7.7.7.7'])).toEqual([200, 200, 429]);
    expect(await statuses(one, ['2001:db8::1', '2001:db8::2', '[2001:db8::3]:443'])).toEqual([200, 200, 429]);
  });

  test('without a trusted proxy the header is ignored', async () => {
    const none = await limited(0);
    expect(await statuses(none, ['1.1.1.1', '2.2.2.2', '3.3.3.3'])).toEqual([200, 200, 429]);
  });

  test('a header from an unlisted address is ignored', async () => {
    const listed = await limited(['10.0.0.1']);
    expect(await statuses(listed, ['1.1.1.1', '2.2.2.2', '3.3.3.3'])).toEqual([200, 200, 429]);
    const local = await limited(['127.0.0.1']);
    expect(await statuses(local, ['1.1.1.1', '2.2.2.2', '3.3.3.3', '1.1.1.1', '1.1.1.1'])).toEqual([
      200, 200, 200, 200, 429,
    ]);
  });
});
