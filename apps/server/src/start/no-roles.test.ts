import { expect, test } from 'vitest';
import { appOver, chainOver } from '../../test/app-over.ts';
import { CallbackChannels } from '../routes/wallet-callback/callback-channels.ts';

// XPR has the most routes: those of its services.
const appOfXpr = () =>
  appOver([chainOver(['http://127.0.0.1:9'], 'proton')], {
    walletCallbacks: { channels: new CallbackChannels(), waitMs: 0 },
  });

test('[AUTH-024] no route is a login or for administrators', async () => {
  const { fastify, routes } = await appOfXpr();
  const named = /(?:^|\/)(?:admin|login|logout|log-in|sign-?in|sign-?up|register|auth|oauth|sessions?|roles?)(?:\/|$)/i;
  const paths = new Set(routes.map(({ url }) => url));
  // The account of another service, which the visitor signs for in the browser.
  expect([...paths].filter((path) => named.test(path))).toEqual(['/relay/identity/login']);
  // Nothing is created, replaced or deleted: POST is for reads with a body and for what is passed on.
  const methods = new Set(routes.map(({ method }) => method));
  expect([...methods].toSorted()).toEqual(['GET', 'HEAD', 'OPTIONS', 'POST']);
  await fastify.close();
});

test('[AUTH-024] credentials in a request change nothing, and no answer sets a cookie', async () => {
  const { fastify } = await appOfXpr();
  const credentials = { authorization: 'Bearer 0123456789', cookie: 'session=0123456789', 'x-api-key': '0123456789' };
  for (const url of ['/health', '/api/v1/openapi.json', '/v2/explorer_metadata', '/admin', '/v1/chain/get_info']) {
    const [plain, known] = await Promise.all([
      fastify.inject({ method: 'GET', url }),
      fastify.inject({ method: 'GET', url, headers: credentials }),
    ]);
    expect(known.statusCode, url).toBe(plain.statusCode);
    expect(known.headers['set-cookie'], url).toBeUndefined();
    expect(plain.headers['set-cookie'], url).toBeUndefined();
  }
  await fastify.close();
});
