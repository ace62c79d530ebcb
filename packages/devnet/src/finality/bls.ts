import { bls12_381 } from '@noble/curves/bls12-381.js';

/*
 * BLS12-381 as Spring's finalizers use it: public keys in G1, signatures in G2. Points are affine, each coordinate a
 * little-endian integer of 48 bytes, the real part of an Fp2 coordinate first.
 *
 * Not constant-time: for dev keys, which derive from a public seed.
 */

const { longSignatures: scheme, G1, G2, fields } = bls12_381;
const signatureDomain = 'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_NUL_';
const possessionDomain = 'BLS_POP_BLS12381G2_XMD:SHA-256_SSWU_RO_POP_';
const coordinateSize = 48;

/** Secrets that sign one message. */
export interface BlsPart {
  readonly message: Uint8Array;
  readonly secrets: readonly bigint[];
}

/** Public key of a secret, 96 bytes. */
export function blsPublicKey(secret: bigint): Uint8Array {
  const { x, y } = G1.Point.BASE.multiplyUnsafe(secret).toAffine();
  return pointBytes([x, y]);
}

/** The aggregate of all signatures, 192 bytes. */
export function aggregateSignature(parts: readonly BlsPart[]): Uint8Array {
  return signed(parts, signatureDomain);
}

/** Proof that the owner of a public key has its secret, 192 bytes. */
export function possessionProof(secret: bigint): Uint8Array {
  const key = G1.Point.BASE.multiplyUnsafe(secret).toBytes(true);
  return signed([{ message: key, secrets: [secret] }], possessionDomain);
}

function signed(parts: readonly BlsPart[], domain: string): Uint8Array {
  let sum = G2.Point.ZERO;
  // Signatures of one message add up to the signature of the sum of the secrets.
  for (const { message, secrets } of parts) {
    const scalar = secrets.reduce((total, secret) => fields.Fr.add(total, secret), 0n);
    sum = sum.add(scheme.hash(message, domain).multiplyUnsafe(scalar));
  }
  const { x, y } = sum.toAffine();
  return pointBytes([x.c0, x.c1, y.c0, y.c1]);
}

function pointBytes(coordinates: readonly bigint[]): Uint8Array {
  const all = new Uint8Array(coordinates.length * coordinateSize);
  for (const [index, coordinate] of coordinates.entries())
    all.set(fields.Fp.toBytes(coordinate).toReversed(), index * coordinateSize);
  return all;
}
