import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PrivateKey } from '../private-key.ts';
import { formatSignature, parseSignature } from '../signature.ts';
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
        expect(known.made(digest, signature, text)).toBe(found === text);
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
  expect(known.made(digest, signature, text)).toBe(true);
  signature.data[0]! ^= 1;
  expect(known.made(digest, signature, text)).toBe(false);
  expect(recovered(digest, formatSignature(signature))).not.toBe(text);
});
