import { expect, test } from 'vitest';
import { sha256 } from '@antescope/codec/bytes/hash';
import { publicKeyOf, sign } from '@antescope/codec/curve/sign';
import { formatSignature, parseSignature } from '@antescope/codec/keys/signature';
import type { PrivateKey } from '@antescope/codec/keys/private-key';
import { recoveringVerifier } from '@antescope/devnet/execution/signature-verifier';
import type { SignatureVerifier } from '@antescope/devnet/execution/signature-verifier';
import { NativeVerifier } from './native-verifier.ts';
import { SignatureFinder } from './signature-finder.ts';

const key = (type: 'K1' | 'R1', seed: number): PrivateKey => ({ type, data: new Uint8Array(32).fill(seed) });
const authority = [key('K1', 1), key('K1', 2), key('R1', 3), key('R1', 4)];
const candidates = authority.map(publicKeyOf);
const preimage = new TextEncoder().encode('what was signed');
const message = { preimage, digest: sha256(preimage) };

function changed(signature: string, change: (data: Uint8Array) => void): string {
  const parsed = parseSignature(signature);
  change(parsed.data);
  return formatSignature(parsed);
}

const right = sign(message.digest, authority[0] as PrivateKey);
const rightR1 = sign(message.digest, authority[3] as PrivateKey);
const signatures: [what: string, signature: string][] = [
  ['of a key of the authority', right],
  ['of another key of it', sign(message.digest, authority[1] as PrivateKey)],
  ['of an R1 key of it', rightR1],
  ['of a stranger', sign(message.digest, key('K1', 9))],
  ['of a stranger with an R1 key', sign(message.digest, key('R1', 9))],
  ['of something else', sign(sha256(message.digest), authority[0] as PrivateKey)],
  ['with the other recovery byte', changed(right, (data) => (data[0]! ^= 1))],
  ['with the other recovery byte, R1', changed(rightR1, (data) => (data[0]! ^= 1))],
  ['with a recovery byte that is none', changed(right, (data) => (data[0] = 99))],
  ['with zeros', changed(right, (data) => data.fill(0, 1))],
  ['that is no text of a signature', 'SIG_K1_x'],
];

function keyOrError(verifier: SignatureVerifier, signature: string): string {
  try {
    return verifier.keyOf(message, signature, () => candidates);
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message}`;
  }
}

function recoveredOrNull(signature: string): string | null {
  const keys = keyOrError(recoveringVerifier, signature);
  return keys.startsWith('PUB_') ? keys : null;
}

const finder = new SignatureFinder();

test.each(signatures)('finds the key of a signature %s as recovery does', (_what, signature) => {
  for (const keys of [candidates, candidates.slice(0, 1), candidates.slice(3), []]) {
    expect(finder.find({ message, signature, keys })).toBe(recoveredOrNull(signature));
  }
});

test('all signatures of a transaction in one batch', async () => {
  const native = new NativeVerifier();
  const all = signatures.map(([, signature]) => signature);
  await native.prepare(message, all, candidates);
  const keys = all.map((signature) => keyOrError(native, signature));
  expect(keys.slice(0, 3)).toEqual([candidates[0], candidates[1], candidates[3]]);
  expect(keys).toEqual(all.map((signature) => keyOrError(recoveringVerifier, signature)));
  await native.close();
});

test('questions sent while the worker is busy get their own answers', async () => {
  const native = new NativeVerifier();
  const questions = Array.from({ length: 60 }, (_, index) => {
    const bytes = new Uint8Array(40 + index).fill(index);
    const each = { preimage: bytes, digest: sha256(bytes) };
    return { message: each, signer: index % 4, signature: sign(each.digest, authority[index % 4] as PrivateKey) };
  });
  const waves = questions.map(async (each, index) => {
    for (let turn = 0; turn < index % 7; turn++) await new Promise(setImmediate);
    await native.prepare(each.message, [each.signature], candidates);
  });
  await Promise.all(waves);
  const keys = questions.map(({ message: each, signature }) => native.keyOf(each, signature, () => candidates));
  expect(keys).toEqual(questions.map(({ signer }) => candidates[signer]));
  await native.close();
});

test('without its worker it recovers', async () => {
  const native = new NativeVerifier();
  const prepared = native.prepare(message, [right], candidates);
  await native.close();
  await prepared;
  expect(keyOrError(native, right)).toBe(candidates[0]);
  await native.close();
});
