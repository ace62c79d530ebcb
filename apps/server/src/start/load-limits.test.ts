import { expect, onTestFinished, test } from 'vitest';
import { appOver, chainOver } from '../../test/app-over.ts';
import { addressKey } from '../platform/address-key.ts';
import { ConnectionLimiter } from '../platform/connection-limiter.ts';
import type { LoadLimitOptions } from './load-limits.ts';
import { WorkCharges } from './work-charges.ts';

const chain = chainOver(['http://127.0.0.1:9']);

async function visitor(loadLimits: LoadLimitOptions) {
  const app = await appOver([chain], { rateLimit: 1000, loadLimits });
  onTestFinished(() => app.fastify.close());
  return async (remoteAddress: string, url = '/api/v1/openapi.json') => {
    const response = await app.fastify.inject({ url, remoteAddress });
    return { status: response.statusCode, retryAfter: response.headers['retry-after'] };
  };
}

test('an address is charged for time, gains it back, and leaves others alone', async () => {
  let now = 0;
  const charges = new WorkCharges(() => now);
  const visit = await visitor({ charges, delay: () => 0 });
  charges.charge('7.7.7.7', 11_000);
  expect(await visit('7.7.7.7')).toEqual({ status: 429, retryAfter: '10' });
  expect(await visit('8.8.8.8')).toMatchObject({ status: 200 });
  expect(await visit('7.7.7.7', '/health')).not.toMatchObject({ status: 429 });
  now += 10_000;
  expect(await visit('7.7.7.7')).toMatchObject({ status: 200 });
});

test('a late server refuses first who used much, then all', async () => {
  const charges = new WorkCharges(() => 0);
  let delay = 300;
  const visit = await visitor({ charges, delay: () => delay });
  charges.charge('7.7.7.7', 6000);
  expect(await visit('7.7.7.7')).toEqual({ status: 503, retryAfter: '5' });
  expect(await visit('8.8.8.8')).toMatchObject({ status: 200 });
  delay = 1500;
  expect(await visit('127.0.0.1')).toMatchObject({ status: 200 });
  expect(await visit('8.8.8.8')).toEqual({ status: 503, retryAfter: '5' });
});

test('requests are charged and their places given back', async () => {
  const charges = new WorkCharges(() => 0);
  const visit = await visitor({ charges, atOnce: 1, delay: () => 0 });
  for (let i = 0; i < 3; i++) expect(await visit('7.7.7.7')).toMatchObject({ status: 200 });
  const both = await Promise.all([visit('7.7.7.7'), visit('7.7.7.7')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 429]);
});

test('open requests of one address wait for their turn, and all are answered', async () => {
  const visit = await visitor({ charges: new WorkCharges(() => 0), running: 1, delay: () => 0 });
  const answers = await Promise.all(Array.from({ length: 12 }, () => visit('7.7.7.7')));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
});

test('a /64 is one visitor, with or without a port', () => {
  const [a, b] = ['2001:db8:0:1::1', '[2001:0db8::1:ffff:2:3:4]:443'].map((text) => addressKey(text));
  expect(a).toBe('2001:db8:0:1::/64');
  expect(b).toBe(a);
  expect(addressKey('2001:db8:0:2::1')).not.toBe(a);
  expect(addressKey('::1')).toBe('0:0:0:0::/64');
  expect([addressKey('7.7.7.7:1001'), addressKey('::ffff:7.7.7.7')]).toEqual(['7.7.7.7', '7.7.7.7']);
  const limiter = new ConnectionLimiter(1);
  expect(limiter.acquire('2001:db8::1')).not.toBeNull();
  expect(limiter.acquire('2001:db8::2')).toBeNull();
});
