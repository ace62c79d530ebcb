import { afterEach, expect, test } from 'vitest';
import { appOver, chainOver } from '../../../test/app-over.ts';
import type { App } from '../../start/app.ts';
import { CallbackChannels, type ChannelLimits } from './callback-channels.ts';

const apps: App[] = [];

afterEach(async () => {
  for (const app of apps.splice(0)) await app.fastify.close();
});

async function relay(limits: Partial<ChannelLimits> = {}, now?: () => number): Promise<App> {
  return relayOf(new CallbackChannels(limits, now), 0);
}

async function relayOf(channels: CallbackChannels, waitMs: number, earlyMs = 0): Promise<App> {
  const app = await appOver([chainOver(['http://127.0.0.1:9'])], { walletCallbacks: { channels, waitMs, earlyMs } });
  apps.push(app);
  return app;
}

const nameOf = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
const path = (last: number) => `/esr/callback/${nameOf(last)}`;

function read(app: App, last = 1, after = 0) {
  return app.fastify.inject({ method: 'GET', url: `${path(last)}?after=${after}` });
}

function post(app: App, body: unknown, last = 1, headers: Record<string, string> = {}) {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  return app.fastify.inject({ method: 'POST', url: path(last), payload, headers });
}

test('what a wallet posts reaches the page that waits, in any content type and from any origin', async () => {
  const channels = new CallbackChannels();
  channels.open(nameOf(1), '127.0.0.1');
  const app = await relayOf(channels, 60_000);
  const waiting = read(app);
  const types = ['application/json', 'text/plain;charset=UTF-8'];
  const posted = await post(app, { sig: 'SIG_K1_x', bn: 7 }, 1, {
    'content-type': types[0]!,
    origin: 'https://w.example',
  });
  expect(posted.statusCode).toBe(200);
  expect(posted.headers['access-control-allow-origin']).toBe('*');
  expect((await waiting).json()).toEqual({ data: [{ sig: 'SIG_K1_x', bn: '7' }] });
  await post(app, { sig: 'SIG_K1_y' }, 1, { 'content-type': types[1]! });
  expect((await read(app, 1, 1)).json()).toEqual({ data: [{ sig: 'SIG_K1_y' }] });
});

test('a wallet that answers before the first poll of its page is heard', async () => {
  const channels = new CallbackChannels({ early: 2 });
  const app = await relayOf(channels, 0, 60_000);
  // An injected request starts when its answer is asked for.
  const posted = [post(app, { sig: 'x' }), post(app, { sig: 'y' })].map((answer) => answer.then((value) => value));
  await expect.poll(() => channels.early).toBe(2);
  // Waiting callbacks are bounded.
  expect((await post(app, { sig: 'z' }, 2)).statusCode).toBe(404);
  await read(app);
  expect((await Promise.all(posted)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await read(app)).json()).toEqual({ data: [{ sig: 'x' }, { sig: 'y' }] });
  expect(channels.early).toBe(0);
});

test('browsers may ask whether they may post', async () => {
  const app = await relay();
  const answer = await app.fastify.inject({ method: 'OPTIONS', url: path(1) });
  expect(answer.statusCode).toBe(204);
  expect(answer.headers['access-control-allow-methods']).toContain('POST');
});

test('answers of the relay are not stored, not read by other sites, and run nothing', async () => {
  const { headers } = await read(await relay());
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['access-control-allow-origin']).toBeUndefined();
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('only open channels take callbacks, and only names of channels are channels', async () => {
  const app = await relay();
  expect((await post(app, { sig: 'x' })).statusCode).toBe(404);
  for (const name of ['x', '..%2Fetc', '00000000-0000-4000-8000-00000000000G']) {
    const answer = await app.fastify.inject({ method: 'GET', url: `/esr/callback/${name}` });
    expect(answer.statusCode, name).toBe(400);
  }
});

test('what is no flat JSON object of texts is refused', async () => {
  const app = await relay();
  await read(app);
  const tooMany = Object.fromEntries(Array.from({ length: 41 }, (_, i) => [`k${i}`, 'x']));
  for (const body of ['', '{', '[]', '{}', 'null', { a: {} }, { a: null }, tooMany])
    expect((await post(app, body)).statusCode).toBe(400);
  expect((await post(app, { a: 'x'.repeat(300_000) })).statusCode).toBe(413);
  expect((await read(app)).json()).toEqual({ data: [] });
});

test('channels, callbacks and bytes are bounded, and expire', async () => {
  let now = 0;
  const limits = { channels: 3, perAddress: 2, perChannel: 2, size: 60, lifeMs: 1000 };
  const app = await relay(limits, () => now);
  expect((await read(app, 1)).statusCode).toBe(200);
  expect((await read(app, 2)).statusCode).toBe(200);
  expect((await read(app, 3)).statusCode).toBe(429);
  expect((await read(app, 1)).statusCode).toBe(200);
  expect((await post(app, { a: '1' })).statusCode).toBe(200);
  expect((await post(app, { a: '2' })).statusCode).toBe(200);
  expect((await post(app, { a: '3' })).statusCode).toBe(503);
  expect((await post(app, { a: 'x'.repeat(60) }, 2)).statusCode).toBe(503);
  now = 1001;
  expect((await post(app, { a: '1' })).statusCode).toBe(404);
  expect((await read(app, 3)).statusCode).toBe(200);
  expect((await post(app, { a: 'x'.repeat(40) }, 3)).statusCode).toBe(200);
});
