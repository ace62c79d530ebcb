import { createPublicKey, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { curves } from '@antescope/codec/curve/curves';
import { KnownKeys } from '@antescope/codec/curve/known-keys';
import { recoverPublicKey } from '@antescope/codec/curve/recover';
import { CodecError } from '@antescope/codec/error';
import { parsePublicKey } from '@antescope/codec/key';
import type { PublicKey } from '@antescope/codec/key';
import { parseSignature } from '@antescope/codec/signature';
import type { Signature } from '@antescope/codec/signature';
import type { SignedMessage } from '@antescope/devnet/execution/signature-verifier';

const CURVE_NAMES = { K1: 'secp256k1', R1: 'P-256' } as const;
const KEYS_KEPT = 1000;
const SIGNERS_KEPT = 32;

/** Who made this signature ('SIG_…')? `keys` ('PUB_…') are likely to have. */
export interface SignatureQuestion {
  readonly message: SignedMessage;
  readonly signature: string;
  readonly keys: readonly string[];
}

/**
 * Finds who signed by trying likely keys instead of recovering, with the answers of recovery: OpenSSL says which of several
 * keys an ECDSA signature fits, {@link KnownKeys} that its recovery byte is right too. Others, and WebAuthn, are recovered.
 */
export class SignatureFinder {
  readonly #known = new KnownKeys();
  readonly #objects = new Map<string, KeyObject>();
  /** Keys that signed lately: they will again. */
  readonly #signed = new Map<string, true>();

  /** null: no key can have made it, as recovery will say in its words. */
  find({ message, signature: text, keys }: SignatureQuestion): string | null {
    try {
      return this.#tried(message, parseSignature(text), keys) ?? recoverPublicKey(message.digest, text);
    } catch (error) {
      if (error instanceof CodecError) return null;
      throw error;
    }
  }

  #tried(message: SignedMessage, signature: Signature, keys: readonly string[]): string | undefined {
    const alike = keys.filter((key) => key.startsWith(`PUB_${signature.type}_`));
    const likely = alike.length === 1 ? alike[0] : alike.find((key) => this.#signed.has(key));
    if (likely !== undefined && this.#made(message, signature, likely)) return likely;
    const fitting = alike.find((key) => key !== likely && this.#fits(message, signature, key));
    return fitting !== undefined && this.#made(message, signature, fitting) ? fitting : undefined;
  }

  #made(message: SignedMessage, signature: Signature, key: string): boolean {
    if (!this.#known.made(message.digest, signature, key)) return false;
    remember(this.#signed, key, true, SIGNERS_KEPT);
    return true;
  }

  /** Whether the signature fits a key, whatever its recovery byte says. */
  #fits({ preimage }: SignedMessage, { type, data }: Signature, text: string): boolean {
    if (type === 'WA') return false;
    let key = this.#objects.get(text);
    if (key === undefined) {
      key = keyObject(parsePublicKey(text));
      remember(this.#objects, text, key, KEYS_KEPT);
    }
    return verify('sha256', preimage, { key, dsaEncoding: 'ieee-p1363' }, data.subarray(1, 65));
  }
}

/** Puts an entry last; the first one goes where there are too many. */
function remember<Value>(map: Map<string, Value>, id: string, value: Value, most: number): void {
  map.delete(id);
  if (map.size >= most) map.delete(map.keys().next().value!);
  map.set(id, value);
}

function keyObject({ type, data }: PublicKey): KeyObject {
  if (type === 'WA') throw new TypeError('a WebAuthn key is no plain key of a curve');
  const point = curves[type].Point.fromBytes(data).toBytes(false);
  const coordinate = (from: number): string => Buffer.from(point.subarray(from, from + 32)).toString('base64url');
  const key = { kty: 'EC', crv: CURVE_NAMES[type], x: coordinate(1), y: coordinate(33) };
  return createPublicKey({ key, format: 'jwk' });
}
