import { rawTransaction } from '@antescope/codec/signing-request/resolve';
import { requestFromUri } from '@antescope/codec/signing-request/uri';
import { signingDigest } from '@antescope/codec/chain/transaction';
import { sign as signDigest } from '@antescope/codec/curve/sign';
import { SigningRequest } from '@wharfkit/signing-request';
import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exactRequestOf, exactTransaction } from '../src/pasted/exact-transaction.ts';
import { readPasted } from '../src/pasted/read-pasted.ts';
import type { SignResult, WalletProvider } from '../src/providers/provider.ts';
import { localKeyInfo } from '../src/providers/local-key/info.ts';
import type { Session } from '../src/session/session.ts';
import type { Draft } from '../src/transact/draft.ts';
import { signExactly, withSignatures } from '../src/transact/exact-signatures.ts';
import { type DevnetChain, startDevnetChain } from './devnet-chain.ts';

let chain: DevnetChain;

beforeAll(async () => {
  chain = await startDevnetChain('exact signing');
});

afterAll(() => chain.devnet.stop());

/** The transaction that a scanned text asks for. */
function scanned(text: string): Draft | null {
  const reading = readPasted(text, chain.context.chainId);
  if (!reading.ok) throw reading.fault;
  return exactTransaction(reading.pasted);
}

const signatureOf = ({ packed }: Draft, account: string): string =>
  signDigest(signingDigest(chain.context.chainId, packed!), chain.privateKey(account));

test('a built transaction survives its code byte for byte, and other wallets read the same', async () => {
  const draft = await chain.transfer('alice', 'bob');
  const { code, uri } = exactRequestOf(draft.transaction!, chain.context.chainId);
  expect(scanned(code)).toMatchObject({ id: draft.id, packed: draft.packed });
  expect(rawTransaction(requestFromUri(uri))).toEqual(draft.transaction);
  const zlib = { deflateRaw: (data: Uint8Array) => data, inflateRaw: (data: Uint8Array) => inflateRawSync(data) };
  expect(String(SigningRequest.from(uri, { zlib }).getRawTransaction().id)).toBe(draft.id);
});

test('what lacks an expiration, packed data or its signer is not signed as it is', () => {
  const action = { account: 'eosio.token', name: 'transfer', data: '00' };
  const level = { actor: 'alice', permission: 'active' };
  const tied = { expiration: '2040-01-02T03:04:05', ref_block_num: 7 };
  const text = (fields: object, changes: object = {}): string =>
    JSON.stringify({ ...fields, actions: [{ ...action, authorization: [level], ...changes }] });
  expect(scanned(text(tied))?.transaction).toMatchObject(tied);
  expect(scanned(text({}))).toBeNull();
  expect(scanned(text(tied, { data: { from: 'alice' } }))).toBeNull();
  const placeholder = [{ actor: '............1', permission: '............2' }];
  expect(scanned(text(tied, { authorization: placeholder }))).toBeNull();
  expect(scanned(text({ ...tied, context_free_data: ['00'] }))).toBeNull();
});

test('signatures are taken that the chain finds sufficient, and no others', async () => {
  const draft = await chain.transfer('alice', 'bob');
  const signature = signatureOf(draft, 'alice');
  expect(await withSignatures(draft, `${signature}\n`, chain.context)).toMatchObject({ signatures: [signature] });
  await expect(withSignatures(draft, signatureOf(draft, 'bob'), chain.context)).rejects.toMatchObject({
    code: 'bad-signature',
  });
  for (const text of ['', draft.id!, 'esr:gmNg'])
    await expect(withSignatures(draft, text, chain.context)).rejects.toMatchObject({ code: 'invalid-response' });
});

test('a wallet that sends or changes the transaction gives no signature', async () => {
  const draft = await chain.transfer('alice', 'bob');
  const { chainId } = chain.context;
  const session: Session = { actor: 'alice', permission: 'active', provider: 'local-key', chainId, publicKey: null };
  const answering = (result: SignResult): WalletProvider => ({
    info: localKeyInfo,
    restore: async () => 'ready',
    login: async () => session,
    sign: async () => result,
    logout: async () => undefined,
  });
  const signed = (result: SignResult) =>
    signExactly(draft, chainId, { session, provider: answering(result) }, (needed) => Promise.reject(needed));
  const signatures = [signatureOf(draft, 'alice')];
  expect(await signed({ state: 'signed', signatures })).toEqual(signatures);
  await expect(signed({ state: 'broadcast', transactionId: draft.id! })).rejects.toMatchObject({ code: 'changed' });
  await expect(signed({ state: 'signed', signatures, packed: draft.packed! })).rejects.toMatchObject({
    code: 'changed',
  });
});
