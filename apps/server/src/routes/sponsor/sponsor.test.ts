import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FreeCpu } from '@antescope/chains/config/chain-config';
import { toHex } from '@antescope/codec/bytes/bytes';
import { packTransaction, signingDigest } from '@antescope/codec/chain/transaction';
import { generatePrivateKey } from '@antescope/codec/curve/generate';
import { verify } from '@antescope/codec/curve/recover';
import { publicKeyOf, sign } from '@antescope/codec/curve/sign';
import { formatPrivateKey } from '@antescope/codec/keys/private-key';
import { afterAll, expect, test } from 'vitest';
import { appOver, chainOver, recordedChainId as chainId } from '../../../test/app-over.ts';
import type { App } from '../../start/app.ts';
import { DailyCount } from './daily-count.ts';
import { Sponsor } from './sponsor.ts';
import { sponsorAction } from './sponsored-transaction.ts';

const folder = mkdtempSync(join(tmpdir(), 'sponsor-'));
const apps: App[] = [];
afterAll(async () => {
  for (const app of apps) await app.fastify.close();
  rmSync(folder, { recursive: true });
});

const config: FreeCpu = {
  contract: 'cpu.token',
  from: 'sponsor',
  permission: 'cosign',
  to: 'cpu.fund',
  quantity: '1.0 CPU',
  memo: 'free CPU',
  dailyLimit: 2,
  wallets: ['anchor'],
};
const key = formatPrivateKey(generatePrivateKey('K1'));
const userKey = formatPrivateKey(generatePrivateKey('K1'));
const noon = Date.UTC(2026, 10, 25, 12);
let today = '2026-11-25';
let files = 0;

async function sponsored(satisfied = true) {
  const path = join(folder, `${++files}.json`);
  const counts = () => new DailyCount(path, () => today);
  const satisfies = async (_transaction: unknown, keys: readonly string[]) =>
    satisfied && keys.includes(publicKeyOf(userKey)) && keys.includes(publicKeyOf(key));
  const sponsor = new Sponsor({ config, chainId, key, counts: counts(), satisfies, now: () => noon });
  const app = await appOver([chainOver(['http://127.0.0.1:9'])], { sponsors: new Map([['local', sponsor]]) });
  apps.push(app);
  return { app, path, counts };
}

const own = {
  account: 'eosio.token',
  name: 'transfer',
  authorization: [{ actor: 'alice', permission: 'active' }],
  data: '00',
};
const first = () => {
  const action = sponsorAction(config);
  return { ...action, data: toHex(action.data) };
};
const header = {
  expiration: '2026-11-25T12:02:00',
  ref_block_num: 7,
  ref_block_prefix: 9,
  max_net_usage_words: 0,
  max_cpu_usage_ms: 5,
  delay_sec: 0,
};

/** The digest that client and sponsor sign. */
function digestOf(actions: readonly (typeof own)[], transactionHeader = header): Uint8Array {
  const plain = actions.map((action) => ({ ...action, data: Buffer.from(action.data, 'hex') }));
  return signingDigest(
    chainId,
    packTransaction({ ...transactionHeader, context_free_actions: [], actions: plain, transaction_extensions: [] }),
  );
}

function post(app: App, body: object) {
  return app.fastify.inject({ method: 'POST', url: '/api/v1/cpu', payload: body });
}

function request(actions: readonly (typeof own)[] = [first(), own], transactionHeader = header) {
  return { actions, transactionHeader, cs: sign(digestOf(actions, transactionHeader), userKey) };
}

async function left(app: App, account = 'alice') {
  return (await app.fastify.inject({ url: `/api/v1/cpu/${account}` })).json() as unknown;
}

test('[BACKEND-013] [FREECPU-014] GET cpu/{account} counts what POST cpu signs, until none are left that day', async () => {
  const { app, path, counts } = await sponsored();
  expect(await left(app)).toEqual({ account: 'alice', left: 2, limit: 2 });
  const answer = await post(app, request());
  expect(answer.statusCode).toBe(200);
  const { error, signatures, serializedTransaction } = answer.json() as Record<string, unknown>;
  expect(error).toBeNull();
  expect(verify(digestOf([first(), own]), (signatures as string[])[0]!, publicKeyOf(key))).toBe(true);
  expect(serializedTransaction).toMatch(/^[0-9a-f]+$/);
  expect(await left(app)).toEqual({ account: 'alice', left: 1, limit: 2 });
  await post(app, request());
  expect((await post(app, request())).json()).toMatchObject({
    error: 'No free transactions left today',
    signatures: [],
  });
  expect(await left(app, 'bob')).toMatchObject({ left: 2 });
  // A restart grants nothing twice; the next day starts again.
  expect(counts().used('alice')).toBe(2);
  expect(readFileSync(path, 'utf8')).not.toContain(key);
  today = '2026-11-26';
  expect(await left(app)).toMatchObject({ left: 2 });
  today = '2026-11-25';
});

test('[FREECPU-015] only the configured transfer is signed, and no other action of the sponsor', async () => {
  const { app } = await sponsored();
  const bySponsor = { ...own, authorization: [{ actor: 'sponsor', permission: 'active' }] };
  const also = { ...own, authorization: [...own.authorization, { actor: 'sponsor', permission: 'cosign' }] };
  const more = { ...first(), data: toHex(sponsorAction({ ...config, quantity: '2.0 CPU' }).data) };
  const cases: [string, object][] = [
    ["The first action is not the sponsor's", request([own, own])],
    ["The first action is not the sponsor's", request([more, own])],
    ["The first action is not the sponsor's", request([{ ...first(), name: 'issue' }, own])],
    ['An action is authorized by the sponsor', request([first(), first()])],
    ['An action is authorized by the sponsor', request([first(), own, bySponsor])],
    ['An action is authorized by the sponsor', request([first(), also])],
    ['The number of actions does not qualify', request([first()])],
    ['max_cpu_usage_ms does not qualify', request(undefined, { ...header, max_cpu_usage_ms: 0 })],
    ['max_cpu_usage_ms does not qualify', request(undefined, { ...header, max_cpu_usage_ms: 6 })],
    ['delay_sec does not qualify', request(undefined, { ...header, delay_sec: 60 })],
    ['expiration does not qualify', request(undefined, { ...header, expiration: '2026-11-25T14:00:00' })],
    ['expiration does not qualify', request(undefined, { ...header, expiration: '2026-11-25T11:00:00' })],
    ['The transaction is too large', request([first(), { ...own, data: '00'.repeat(5000) }])],
    ['The transaction is not signed', { ...request(), cs: '' }],
    ['The signature is not of this transaction', { ...request(), cs: 'SIG_K1_x' }],
    ['The signature does not satisfy the permission', { ...request(), cs: sign(digestOf([own, own]), userKey) }],
    ['An action is malformed', { ...request(), actions: [first(), { ...own, data: 'zz' }] }],
    ['An action is malformed', { ...request(), actions: [first(), null] }],
  ];
  for (const [error, body] of cases.slice(0, 18)) {
    const answer = await post(app, body);
    expect(answer.json(), error).toMatchObject({ error, signatures: [], serializedTransaction: '' });
  }
  expect(await left(app)).toMatchObject({ left: 2 });
});

test('an address asks at most twenty times a minute, and a chain without sponsor has none', async () => {
  const { app } = await sponsored(false);
  const codes: number[] = [];
  for (let at = 0; at < 45; at++) codes.push((await post(app, request())).statusCode);
  expect(codes.filter((code) => code === 429).length).toBeGreaterThan(0);
  const bare = await appOver([chainOver(['http://127.0.0.1:9'])]);
  apps.push(bare);
  expect((await post(bare, request())).statusCode).toBe(404);
  expect((await bare.fastify.inject({ url: '/api/v1/cpu/alice' })).statusCode).toBe(404);
});
