import { Action } from '@wharfkit/antelope';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EsrWallet } from '../../../fixtures/esr-wallet.ts';
import { parseIdentityProof, formatIdentityProof } from '@antescope/codec/signing-request/identity-proof';
import { SigningRequestProvider } from '../src/providers/signing-request/provider.ts';
import { parseResponse } from '../src/providers/signing-request/wallet-response.ts';
import type { TransactContext } from '../src/transact/draft.ts';
import { signAndSend } from '../src/transact/send.ts';
import { type DevnetChain, startDevnetChain } from './devnet-chain.ts';

let chain: DevnetChain;
let wallet: EsrWallet;

beforeAll(async () => {
  chain = await startDevnetChain('signing requests');
  const level = { actor: 'alice', permission: 'active' };
  wallet = new EsrWallet({ node: chain.devnet.api, privateKey: chain.privateKey('alice'), level });
});

afterAll(() => chain.devnet.stop());

const level = { actor: 'alice', permission: 'active' };

function provider(): SigningRequestProvider {
  const relay = { address: (channel: string) => `https://relay.example/${channel}`, read: async () => [] };
  return new SigningRequestProvider({ ...chain.context, storage: null, relay, walletLink: null });
}

test('a cosigned transaction is recognized as changed, verified, and sent when the person agrees', async () => {
  const added = Action.from({
    account: 'eosio.token',
    name: 'transfer',
    authorization: [{ actor: 'alice', permission: 'active' }],
    data: (await chain.transfer('alice', 'carol')).actions![0]!.data,
  });
  const signer = provider();
  const session = await signer.login({ level });
  const context: TransactContext = { ...chain.context, systemAccount: 'eosio', session, provider: signer };
  const draft = await chain.transfer('alice', 'bob');
  const outcome = await signAndSend(draft, context, {
    interact: async ({ details }) => {
      const id = details.request!;
      const { callback } = await wallet.sign(signer.pendingRequest(id).uri, { added });
      await signer.respond(id, { kind: 'callback', callback });
    },
    confirmChange: async ({ change, preview }) => {
      expect(change).toMatchObject({ kind: 'extended', added: [{ account: 'eosio.token' }], header: [] });
      expect(preview).toMatchObject({ source: 'dry-run', failure: null });
      expect(preview!.balances.map(({ account }) => account).sort()).toEqual(['alice', 'bob', 'carol']);
      return true;
    },
  });
  expect(outcome.state).toBe('sent');
  expect(outcome.draft.id).not.toBe(draft.id);
});

test('a pasted id is taken for the requested transaction only', async () => {
  const signer = provider();
  const session = await signer.login({ level });
  const draft = await chain.transfer('alice', 'bob');
  const request = { chainId: session.chainId, transaction: draft.transaction!, packed: draft.packed!, session };
  await expect(signer.sign(request)).rejects.toMatchObject({ kind: 'qr' });
  await expect(signer.respond(draft.id!, parseResponse('ab'.repeat(32)))).rejects.toMatchObject({
    code: 'invalid-response',
  });
  await signer.respond(draft.id!, parseResponse(draft.id!));
  expect(await signer.sign(request)).toEqual({ state: 'broadcast', transactionId: draft.id });
  signer.withdraw(request);
  await expect(signer.respond(draft.id!, parseResponse(draft.id!))).rejects.toMatchObject({ code: 'cancelled' });
});

test('an account entered by hand has to exist with its permission', async () => {
  const signer = provider();
  expect(await signer.login({ level: { actor: 'alice', permission: 'owner' } })).toMatchObject({
    actor: 'alice',
    permission: 'owner',
    publicKey: null,
  });
  for (const missing of [
    { actor: 'alice', permission: 'nosuch' },
    { actor: 'nosuchacct12', permission: 'active' },
  ])
    await expect(signer.login({ level: missing })).rejects.toMatchObject({ code: 'no-account' });
});

test('a proof of identity counts for its chain, its application, its account and its time', async () => {
  const signer = provider();
  const request = signer.identityRequest();
  const { proof: text, callback } = await wallet.sign(request.uri);
  const proof = parseIdentityProof(text!);
  const login = (changed: Partial<typeof proof>) =>
    signer.login({ request, response: parseResponse(formatIdentityProof({ ...proof, ...changed })) });
  expect(await login({})).toMatchObject({ ...level, publicKey: chain.publicKey('alice') });
  await expect(login({ chainId: 'ab'.repeat(32) })).rejects.toMatchObject({ code: 'wrong-chain' });
  await expect(login({ scope: 'another' })).rejects.toMatchObject({ code: 'invalid-response' });
  await expect(login({ expiration: '2020-01-01T00:00:00' })).rejects.toMatchObject({ code: 'expired' });
  await expect(login({ signer: { actor: 'bob', permission: 'active' } })).rejects.toMatchObject({
    code: 'bad-signature',
  });
  const { sp: _, ...incomplete } = callback;
  await expect(signer.login({ request, response: { kind: 'callback', callback: incomplete } })).rejects.toMatchObject({
    code: 'invalid-response',
  });
});
