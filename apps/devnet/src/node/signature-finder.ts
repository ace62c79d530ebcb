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

const curveNames = { K1: 'secp256k1', R1: 'P-256' } as const;
const maxKeyObjects = 1000;
const maxSigners = 32;

/** A signature ('SIG_…') whose key is requested; `keys` ('PUB_…') are the candidates. */
export interface SignatureQuestion {
  readonly message: SignedMessage;
  readonly signature: string;
  readonly keys: readonly string[];
}

interface Parsed {
  readonly question: SignatureQuestion;
  readonly signature: Signature;
  /** Candidates of the signature's type. */
  readonly candidates: readonly string[];
  /** The candidate to try first; undefined if none is more likely than the others. */
  readonly likely: string | undefined;
}

/**
 * Determines signing keys by trying candidates instead of recovering, with the same results as recovery: OpenSSL verifies
 * the ECDSA signature with a candidate, {@link KnownKeys} its recovery byte. Everything else, and WebAuthn, is recovered.
 */
export class SignatureFinder {
  readonly #known = new KnownKeys();
  readonly #objects = new Map<string, KeyObject>();
  /** Recent signers, tried first. */
  readonly #signers = new Map<string, true>();

  /** Returns null if no key can have made it; recovery then throws the error. */
  find(question: SignatureQuestion): string | null {
    return this.findAll([question])[0]!;
  }

  /** `find` of each; a batch is faster than single calls. */
  findAll(questions: readonly SignatureQuestion[]): (string | null)[] {
    const parsed = questions.map((question) => this.#parsed(question));
    const attempts = parsed.filter((each) => each?.likely !== undefined) as (Parsed & { likely: string })[];
    const verified = this.#known.checkAll(
      attempts.map(({ question, signature, likely }) => ({ digest: question.message.digest, signature, key: likely })),
    );
    const keys = new Map(attempts.filter((_, index) => verified[index]).map((each) => [each as Parsed, each.likely]));
    for (const key of keys.values()) remember(this.#signers, key, true, maxSigners);
    return parsed.map((each) => (each === null ? null : (keys.get(each) ?? this.#findOther(each))));
  }

  #parsed(question: SignatureQuestion): Parsed | null {
    try {
      const signature = parseSignature(question.signature);
      const candidates = question.keys.filter((key) => key.startsWith(`PUB_${signature.type}_`));
      const likely = candidates.length === 1 ? candidates[0] : candidates.find((key) => this.#signers.has(key));
      return { question, signature, candidates, likely };
    } catch (error) {
      if (error instanceof CodecError) return null;
      throw error;
    }
  }

  /** Tries the other candidates, then recovers. */
  #findOther({ question: { message, signature: text }, signature, candidates, likely }: Parsed): string | null {
    try {
      const match = candidates.find((key) => key !== likely && this.#verifies(message, signature, key));
      if (match === undefined || !this.#known.isSignedBy(message.digest, signature, match))
        return recoverPublicKey(message.digest, text);
      remember(this.#signers, match, true, maxSigners);
      return match;
    } catch (error) {
      if (error instanceof CodecError) return null;
      throw error;
    }
  }

  /** Verifies the signature with a key, ignoring its recovery byte. */
  #verifies({ preimage }: SignedMessage, { type, data }: Signature, text: string): boolean {
    if (type === 'WA') return false;
    let key = this.#objects.get(text);
    if (key === undefined) {
      key = keyObject(parsePublicKey(text));
      remember(this.#objects, text, key, maxKeyObjects);
    }
    return verify('sha256', preimage, { key, dsaEncoding: 'ieee-p1363' }, data.subarray(1, 65));
  }
}

/** Adds or moves an entry to the end; drops the first above `max`. */
function remember<Value>(map: Map<string, Value>, id: string, value: Value, max: number): void {
  map.delete(id);
  if (map.size >= max) map.delete(map.keys().next().value!);
  map.set(id, value);
}

function keyObject({ type, data }: PublicKey): KeyObject {
  if (type === 'WA') throw new TypeError('WebAuthn keys have no key object');
  const point = curves[type].Point.fromBytes(data).toBytes(false);
  const coordinate = (from: number): string => Buffer.from(point.subarray(from, from + 32)).toString('base64url');
  const key = { kty: 'EC', crv: curveNames[type], x: coordinate(1), y: coordinate(33) };
  return createPublicKey({ key, format: 'jwk' });
}
