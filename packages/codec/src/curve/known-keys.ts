import { parsePublicKey } from '../keys/key.ts';
import type { Signature } from '../keys/signature.ts';
import { invertAll, sumLists, type AffinePoints } from './affine-points.ts';
import { curves } from './curves.ts';
import { Multiples } from './multiples.ts';

type Point = InstanceType<typeof curves.K1.Point>;

interface KnownKey {
  readonly point: Point;
  checks: number;
  multiples: Multiples | null;
}

/** Claim that `key` ('PUB_K1_…', 'PUB_R1_…') made this signature of a 32-byte digest. */
export interface SignatureClaim {
  readonly digest: Uint8Array;
  readonly signature: Signature;
  readonly key: string;
}

/** A claim with values in range. */
interface ValidClaim {
  readonly index: number;
  readonly entry: KnownKey;
  readonly digest: bigint;
  readonly r: bigint;
  readonly s: bigint;
  /** Whether the y coordinate of the signature's point is odd. */
  readonly odd: boolean;
}

/** Scalars of a signature: multiples of the base point and of the key. */
interface Factors {
  readonly ofBase: bigint;
  readonly ofKey: bigint;
}

/** Checks of a key before its multiples are cached: computing them costs some dozens of checks. */
const checksUntilMultiples = 16;

/**
 * Checks whether recovery would yield a given key, much faster than recovery for keys that sign often: caches multiples
 * of the key and adds batches together. Exact: the recovery byte must match too.
 */
export class KnownKeys {
  readonly #keys = new Map<string, KnownKey>();
  readonly #capacity: number;
  readonly #base = new Map<'K1' | 'R1', Multiples>();

  constructor(capacity = 32) {
    this.#capacity = capacity;
  }

  /** Whether the key made the signature. Always false for WebAuthn; recover those. */
  isSignedBy(digest: Uint8Array, signature: Signature, key: string): boolean {
    return this.checkAll([{ digest, signature, key }])[0]!;
  }

  /** Like `made` for several claims, which is faster than one by one. */
  checkAll(claims: readonly SignatureClaim[]): boolean[] {
    const results = claims.map(() => false);
    for (const type of ['K1', 'R1'] as const) {
      const valid: ValidClaim[] = [];
      for (const [index, claim] of claims.entries()) {
        if (claim.signature.type !== type) continue;
        const read = this.#validate(index, claim, type);
        if (read !== null) valid.push(read);
      }
      if (valid.length > 0) this.#check(type, valid, results);
    }
    return results;
  }

  #check(type: 'K1' | 'R1', claims: readonly ValidClaim[], results: boolean[]): void {
    const { Point } = curves[type];
    const { Fp, Fn } = Point;
    const inverses = invertAll(
      claims.map(({ s }) => s),
      Fn.ORDER,
      (a) => Fn.inv(a),
    );
    const sums: AffinePoints[] = [];
    const factors: Factors[] = [];
    for (const [index, { entry, digest, r }] of claims.entries()) {
      const ofBase = (digest * inverses[index]!) % Fn.ORDER;
      const ofKey = (r * inverses[index]!) % Fn.ORDER;
      const sum: AffinePoints = { x: [], y: [] };
      if (entry.multiples !== null) {
        this.#baseOf(type).addTo(sum, ofBase);
        entry.multiples.addTo(sum, ofKey);
      }
      sums.push(sum);
      factors.push({ ofBase, ofKey });
    }
    const odd = sumLists(sums, Fp.ORDER, (a) => Fp.inv(Fp.create(a)));
    for (const [index, claim] of claims.entries()) {
      const { x, y } = sums[index]!;
      const point = odd.has(index) || x.length === 0 ? added(type, claim, factors[index]!) : { x: x[0]!, y: y[0]! };
      results[claim.index] = point !== null && fits(claim, Fp.create(point.x), Fp.create(point.y));
    }
  }

  #validate(index: number, { digest, signature, key }: SignatureClaim, type: 'K1' | 'R1'): ValidClaim | null {
    const { data } = signature;
    const recovery = data[0]! - 27;
    // Recovery bit 1 means that r exceeds the curve order, which does not occur in practice.
    if (recovery < 0 || recovery > 7 || (recovery & 2) !== 0) return null;
    const { ORDER } = curves[type].Point.Fn;
    const r = numberOf(data, 1);
    const s = numberOf(data, 33);
    if (r === 0n || r >= ORDER || s === 0n || s >= ORDER) return null;
    const entry = this.#entryOf(key, type);
    return entry === null ? null : { index, entry, digest: numberOf(digest, 0), r, s, odd: (recovery & 1) === 1 };
  }

  #entryOf(key: string, type: 'K1' | 'R1'): KnownKey | null {
    if (!key.startsWith(`PUB_${type}_`)) return null;
    let entry = this.#keys.get(key);
    if (entry === undefined) {
      const parsed = parsePublicKey(key);
      entry = { point: curves[type].Point.fromBytes(parsed.data), checks: 0, multiples: null };
      if (this.#keys.size >= this.#capacity) this.#keys.delete(this.#keys.keys().next().value!);
      this.#keys.set(key, entry);
    }
    if (++entry.checks === checksUntilMultiples) entry.multiples = new Multiples(curves[type], entry.point);
    return entry;
  }

  #baseOf(type: 'K1' | 'R1'): Multiples {
    let multiples = this.#base.get(type);
    if (multiples === undefined) {
      multiples = new Multiples(curves[type], curves[type].Point.BASE);
      this.#base.set(type, multiples);
    }
    return multiples;
  }
}

/** The sum without cached multiples; null if it is the neutral point. */
function added(type: 'K1' | 'R1', { entry }: ValidClaim, { ofBase, ofKey }: Factors): { x: bigint; y: bigint } | null {
  const sum = curves[type].Point.BASE.multiplyUnsafe(ofBase).add(entry.point.multiplyUnsafe(ofKey));
  return sum.is0() ? null : sum.toAffine();
}

function fits({ r, odd }: ValidClaim, x: bigint, y: bigint): boolean {
  return x === r && ((y & 1n) === 1n) === odd;
}

/** The 32 bytes from `start` as a big-endian number. */
function numberOf(bytes: Uint8Array, start: number): bigint {
  const view = new DataView(bytes.buffer, bytes.byteOffset + start, 32);
  let value = 0n;
  for (let at = 0; at < 32; at += 8) value = (value << 64n) | view.getBigUint64(at);
  return value;
}
