import { afterAll, beforeAll, expect, test } from 'vitest';
import { appOver, chainOver } from '../../test/app-over.ts';
import type { App } from '../start/app.ts';

let app: App;
beforeAll(async () => {
  app = await appOver([chainOver(['http://127.0.0.1:1'])]);
});
afterAll(() => app.fastify.close());

test.each(['/metrics', '/manifest.webmanifest', '/robots.txt', '/health', '/favicon.svg', '/api/v1/nothing'])(
  '%s cannot be embedded by other sites, and runs nothing if it is opened',
  async (url) => {
    const { headers } = await app.fastify.inject(url);
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  },
);

test('scripts of the build keep the policy of the page that loads them', async () => {
  const { headers } = await app.fastify.inject('/assets/missing.js');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(headers['content-security-policy']).toBeUndefined();
});
