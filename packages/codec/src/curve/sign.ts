import { CodecError } from '../bytes/error.ts';
import { formatPublicKey } from '../keys/key.ts';
import { parsePrivateKey, type PrivateKey } from '../keys/private-key.ts';
import { formatSignature } from '../keys/signature.ts';
import { curves } from './curves.ts';

function keyOf(privateKey: string | PrivateKey): PrivateKey {
  return typeof privateKey === 'string' ? parsePrivateKey(privateKey) : privateKey;
}

/** Signs a 32-byte digest ('SIG_K1_…' or 'SIG_R1_…'). Deterministic, in the canonical form that nodes require. */
export function sign(digest: Uint8Array, privateKey: string | PrivateKey): string {
  const { type, data } = keyOf(privateKey);
  if (digest.length !== 32) throw new CodecError(`Expected 32 bytes, found ${digest.length}`);
  for (let attempt = 0; attempt < 256; attempt++) {
    const extraEntropy = attempt === 0 ? false : attemptEntropy(attempt);
    const recovered = curves[type].sign(digest, data, {
      prehash: false,
      lowS: true,
      format: 'recovered',
      extraEntropy,
    });
    recovered[0] = recovered[0]! + 31;
    if (isCanonical(recovered)) return formatSignature({ type, data: recovered });
  }
  throw new CodecError('No canonical signature found');
}

function attemptEntropy(attempt: number): Uint8Array {
  const entropy = new Uint8Array(32);
  entropy[31] = attempt;
  return entropy;
}

/** nodeos requires r and s to be positive DER integers without unneeded leading zeros. */
export function isCanonical(data: Uint8Array): boolean {
  return isShortPositive(data[1]!, data[2]!) && isShortPositive(data[33]!, data[34]!);
}

function isShortPositive(first: number, second: number): boolean {
  return first < 128 && !(first === 0 && second < 128);
}

/** Public key ('PUB_…') of a private key. Throws 'Invalid private key' for a number outside the curve's range. */
export function publicKeyOf(privateKey: string | PrivateKey): string {
  const { type, data } = keyOf(privateKey);
  if (!curves[type].utils.isValidSecretKey(data)) throw new CodecError('Invalid private key');
  return formatPublicKey({ type, data: curves[type].getPublicKey(data, true) });
}
