import { encodeText } from '@antescope/codec/bytes/bytes';
import { sha256 } from '@antescope/codec/bytes/hash';

/** Finalizers of a devnet, by the last letter of their description. */
export const finalizerNames = ['a', 'b', 'c', 'd', 'e'] as const;
export type FinalizerName = (typeof finalizerNames)[number];

/** Short secrets sign faster. */
const secretSize = 8;

/** BLS secret of a finalizer. The seed reveals it: for local chains only. */
export function finalizerSecret(seed: string, name: FinalizerName): bigint {
  const digest = sha256(encodeText(`antescope finalizer key:${seed}:${name}`));
  return digest.subarray(0, secretSize).reduce((value, byte) => (value << 8n) | BigInt(byte), 0n) + 1n;
}
