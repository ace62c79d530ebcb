import { parsePublicKey } from '@antescope/codec/keys/key';
import { recoverPublicKey } from '@antescope/codec/curve/recover';
import { signingDigest } from '@antescope/codec/chain/transaction';
import { beforeEach, expect, test } from 'vitest';
import { SoftwareAuthenticator } from '../../../../../fixtures/software-authenticator.ts';
import type { ProviderContext, SignRequest } from '../provider.ts';
import type { Session } from '../../session/session.ts';
import { NeedsInteraction } from '../needs-interaction.ts';
import { PasskeyProvider } from './provider.ts';

const chainId = 'ab'.repeat(32);
const level = { actor: 'alice', permission: 'active' };
const host = 'explorer.example';
const stored = new Map<string, string>();
/** Public keys that the chain has on alice@active. */
let onChain: string[] = [];

const context: ProviderContext = {
  chainId,
  call: async (_path, body) => ({
    accounts: (body as { keys: string[] }).keys
      .filter((key) => onChain.includes(key))
      .map(() => ({ account_name: level.actor, permission_name: level.permission })),
  }),
  abi: async () => null,
  storage: {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  },
  relay: null,
  walletLink: null,
};

const authenticatorOf = (fill: number, verifies = true) =>
  new SoftwareAuthenticator({ host, privateKey: new Uint8Array(32).fill(fill), verifies });

function requestOf(session: Session): SignRequest {
  const packed = Uint8Array.of(1, 2, 3);
  return { chainId, packed, transaction: {} as SignRequest['transaction'], session };
}

beforeEach(() => {
  stored.clear();
  onChain = [];
});

test('a created passkey has a key of type WA that demands verification, and no account at first', async () => {
  const provider = new PasskeyProvider(context, authenticatorOf(1));
  const passkey = await provider.create('alice');
  const { type, data } = parsePublicKey(passkey.publicKey);
  expect([type, data[33]]).toEqual(['WA', 2]);
  expect(Buffer.from(data.subarray(35)).toString()).toBe(host);
  expect((await provider.find(passkey)).levels).toEqual([]);
  onChain = [passkey.publicKey];
  expect((await provider.find(passkey)).levels).toEqual([level]);
});

test('a passkey is found again by its signature, on a device that stored nothing', async () => {
  const { publicKey } = await new PasskeyProvider(context, authenticatorOf(1)).create('alice');
  stored.clear();
  onChain = [publicKey];
  const provider = new PasskeyProvider(context, authenticatorOf(1));
  const found = await provider.choose();
  expect(found.passkey.publicKey).toBe(publicKey);
  const session = await provider.login({ passkey: found.passkey, level });
  const result = await provider.sign(requestOf(session));
  const [signature] = result.state === 'signed' ? result.signatures : [];
  expect(recoverPublicKey(signingDigest(chainId, Uint8Array.of(1, 2, 3)), signature!)).toBe(publicKey);
});

test('a key that no account has is refused with the reason', async () => {
  await expect(new PasskeyProvider(context, authenticatorOf(1)).choose()).rejects.toMatchObject({
    code: 'no-accounts',
  });
});

test.each([
  ['another credential', (one: SoftwareAuthenticator) => (one.privateKey = new Uint8Array(32).fill(9))],
  ['another transaction', (one: SoftwareAuthenticator) => (one.otherChallenge = new Uint8Array(32))],
])('an assertion of %s is no signature', async (_name, change) => {
  const authenticator = authenticatorOf(1);
  const provider = new PasskeyProvider(context, authenticator);
  const session = await provider.login({ passkey: await provider.create('alice'), level });
  change(authenticator);
  await expect(provider.sign(requestOf(session))).rejects.toMatchObject({ code: 'bad-signature' });
});

test('an assertion without verification is no signature of a key that demands it', async () => {
  const passkey = await new PasskeyProvider(context, authenticatorOf(1)).create('alice');
  const provider = new PasskeyProvider(context, authenticatorOf(1, false));
  const session = await provider.login({ passkey, level });
  await expect(provider.sign(requestOf(session))).rejects.toMatchObject({ code: 'bad-signature' });
});

test('storage that was cleared or damaged asks to connect again', async () => {
  const provider = new PasskeyProvider(context, authenticatorOf(1));
  const session = await provider.login({ passkey: await provider.create('alice'), level });
  stored.set('antescope-passkeys', '[{"credential":5}]');
  expect(await provider.restore(session)).toBe('reconnect');
  await expect(provider.sign(requestOf(session))).rejects.toBeInstanceOf(NeedsInteraction);
});
