import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PrivateKey } from '../keys/private-key.ts';
import { formatSignature, parseSignature } from '../keys/signature.ts';
import { curves } from './curves.ts';
import { KnownKeys } from './known-keys.ts';
import { recoverPublicKey } from './recover.ts';
import { publicKeyOf, sign } from './sign.ts';

const known = new KnownKeys();
const digests = fc.uint8Array({ minLength: 32, maxLength: 32 });
const keys: PrivateKey[] = [1, 2, 3].flatMap((seed) => [
  { type: 'K1' as const, data: new Uint8Array(32).fill(seed) },
  { type: 'R1' as const, data: new Uint8Array(32).fill(seed) },
]);

function recovered(digest: Uint8Array, signature: string): string | null {
  try {
    return recoverPublicKey(digest, signature);
  } catch {
    return null;
  }
}

test('says of every key what recovery says, also of changed signatures', () => {
  const changes = fc.record({ byte: fc.nat(64), by: fc.integer({ min: 0, max: 255 }) });
  fc.assert(
    fc.property(digests, fc.constantFrom(...keys), fc.option(changes), (digest, key, change) => {
      const signature = parseSignature(sign(digest, key));
      if (change !== null) signature.data[change.byte]! ^= change.by;
      const found = recovered(digest, formatSignature(signature));
      for (const other of keys) {
        const text = publicKeyOf(other);
        expect(known.isSignedBy(digest, signature, text)).toBe(found === text);
      }
    }),
    { numRuns: 60 },
  );
});

test('a signature with the other recovery byte is of another key', () => {
  const digest = new Uint8Array(32).fill(9);
  const [key] = keys as [PrivateKey];
  const signature = parseSignature(sign(digest, key));
  const text = publicKeyOf(key);
  expect(known.isSignedBy(digest, signature, text)).toBe(true);
  signature.data[0]! ^= 1;
  expect(known.isSignedBy(digest, signature, text)).toBe(false);
  expect(recovered(digest, formatSignature(signature))).not.toBe(text);
});

test('a batch gives the same results as single calls', () => {
  const claims = keys.flatMap((key, which) =>
    Array.from({ length: 20 }, (_, index) => {
      const digest = new Uint8Array(32).fill(index + 1);
      const signature = parseSignature(sign(digest, key));
      if (index % 5 === 1) signature.data[0]! ^= 1;
      if (index % 5 === 2) signature.data.fill(0, 33);
      const claimed = keys[index % 5 === 3 ? (which + 2) % keys.length : which]!;
      return { digest, signature, key: publicKeyOf(claimed) };
    }),
  );
  const right = claims.map(({ digest, signature, key }) => recovered(digest, formatSignature(signature)) === key);
  expect(right.filter(Boolean)).toHaveLength(claims.length * 0.4);
  expect(new KnownKeys().checkAll(claims)).toEqual(right);
  const each = new KnownKeys();
  expect(claims.map(({ digest, signature, key }) => each.isSignedBy(digest, signature, key))).toEqual(right);
});

/*
 * With private key 1 the key is the base point, so a digest equal to r adds two equal points, and one equal to -r two
 * opposite ones: neither has a slope.
 */
test('sums of equal and of opposite points', () => {
  const { Point } = curves.K1;
  const { Fn } = Point;
  const key = publicKeyOf({ type: 'K1', data: Fn.toBytes(1n) });
  const equal = Array.from({ length: 40 }, (_, index) => {
    const nonce = BigInt(index + 2) ** 20n;
    const { x: r, y } = Point.BASE.multiply(nonce).toAffine();
    const s = Fn.mul(Fn.mul(2n, r), Fn.inv(nonce));
    const data = Uint8Array.of(31 + Number(y & 1n), ...Fn.toBytes(r), ...Fn.toBytes(s));
    return { key, digest: Fn.toBytes(r), signature: { type: 'K1' as const, data } };
  });
  const opposite = equal.map((claim) => ({ ...claim, digest: Fn.toBytes(Fn.neg(Fn.fromBytes(claim.digest))) }));
  const many = new KnownKeys();
  many.checkAll(equal);
  expect(new Set(many.checkAll(equal))).toEqual(new Set([true]));
  expect(new Set(many.checkAll(opposite))).toEqual(new Set([false]));
});
