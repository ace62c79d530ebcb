import { createPublicKey, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { curves } from '@antescope/codec/curve/curves';
import { KnownKeys } from '@antescope/codec/curve/known-keys';
import { recoverPublicKey } from '@antescope/codec/curve/recover';
import { CodecError } from '@antescope/codec/bytes/error';
import { parsePublicKey } from '@antescope/codec/keys/key';
import type { PublicKey } from '@antescope/codec/keys/key';
import { parseSignature } from '@antescope/codec/keys/signature';
import type { Signature } from '@antescope/codec/keys/signature';
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

interface Parsed {
  readonly question: SignatureQuestion;
  readonly signature: Signature;
  /** Keys of the signature's type. */
  readonly alike: readonly string[];
  /** The key to try first; undefined for none that is more likely than the others. */
  readonly likely: string | undefined;
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
  find(question: SignatureQuestion): string | null {
    return this.findAll([question])[0]!;
  }

  /** `find` of each; several together take less time than one after the other. */
  findAll(questions: readonly SignatureQuestion[]): (string | null)[] {
    const parsed = questions.map((question) => this.#parsed(question));
    const tried = parsed.filter((each) => each?.likely !== undefined) as (Parsed & { likely: string })[];
    const made = this.#known.checkAll(
      tried.map(({ question, signature, likely }) => ({ digest: question.message.digest, signature, key: likely })),
    );
    const found = new Map(tried.filter((_, index) => made[index]).map((each) => [each as Parsed, each.likely]));
    for (const key of found.values()) remember(this.#signed, key, true, SIGNERS_KEPT);
    return parsed.map((each) => (each === null ? null : (found.get(each) ?? this.#otherwise(each))));
  }

  #parsed(question: SignatureQuestion): Parsed | null {
    try {
      const signature = parseSignature(question.signature);
      const alike = question.keys.filter((key) => key.startsWith(`PUB_${signature.type}_`));
      const likely = alike.length === 1 ? alike[0] : alike.find((key) => this.#signed.has(key));
      return { question, signature, alike, likely };
    } catch (error) {
      if (error instanceof CodecError) return null;
      throw error;
    }
  }

  /** Where the likely key did not make it. */
  #otherwise({ question: { message, signature: text }, signature, alike, likely }: Parsed): string | null {
    try {
      const fitting = alike.find((key) => key !== likely && this.#fits(message, signature, key));
      if (fitting === undefined || !this.#known.isSignedBy(message.digest, signature, fitting))
        return recoverPublicKey(message.digest, text);
      remember(this.#signed, fitting, true, SIGNERS_KEPT);
      return fitting;
    } catch (error) {
      if (error instanceof CodecError) return null;
      throw error;
    }
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
