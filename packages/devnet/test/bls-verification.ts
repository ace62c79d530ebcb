import { bls12_381 } from '@noble/curves/bls12-381.js';

const { longSignatures: scheme, G1, G2 } = bls12_381;
const domain = 'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_NUL_';
const coordinateSize = 48;

/** Messages with the public keys (96 bytes) of their signers. */
export interface SignedPart {
  readonly message: Uint8Array;
  readonly keys: readonly Uint8Array[];
}

/** Whether a signature (192 bytes) is the aggregate of the signatures of all parts. */
export function verifiesBls(signature: Uint8Array, parts: readonly SignedPart[]): boolean {
  const [a, b, c, d] = coordinates(signature);
  const point = G2.Point.fromAffine({ x: { c0: a!, c1: b! }, y: { c0: c!, c1: d! } });
  point.assertValidity();
  const items = parts.map(({ message, keys }) => ({
    message: scheme.hash(message, domain),
    publicKey: keys.map(keyPoint).reduce((sum, key) => sum.add(key)),
  }));
  return scheme.verifyBatch(point, items);
}

function keyPoint(key: Uint8Array) {
  const [x, y] = coordinates(key);
  const point = G1.Point.fromAffine({ x: x!, y: y! });
  point.assertValidity();
  return point;
}

/** Little-endian integers. */
function coordinates(point: Uint8Array): bigint[] {
  return Array.from({ length: point.length / coordinateSize }, (_, index) =>
    point
      .slice(index * coordinateSize, (index + 1) * coordinateSize)
      .reduceRight((value, byte) => (value << 8n) | BigInt(byte), 0n),
  );
}
