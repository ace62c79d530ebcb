import { parsePublicKey } from '../key.ts';
import type { Signature } from '../signature.ts';
import { curves } from './curves.ts';

type Point = InstanceType<typeof curves.K1.Point>;

interface KnownKey {
  readonly point: Point;
  checks: number;
}

/** Multiples of a key are kept from this many checks on: making them costs as much as some ten checks save. */
const CHECKS_UNTIL_MULTIPLES = 4;
/** Bits of a key's kept multiples at a time: some 700 kB a key. */
const WINDOW = 7;
/** The same for the base point, of which there is one a curve. */
const BASE_WINDOW = 8;

/**
 * Tells whether recovery would give a certain key, several times faster than recovery for keys that sign often: multiples
 * of the key are kept. Exact: the recovery byte has to be right as well.
 */
export class KnownKeys {
  readonly #keys = new Map<string, KnownKey>();
  readonly #capacity: number;
  readonly #prepared = new Set<string>();

  constructor(capacity = 32) {
    this.#capacity = capacity;
  }

  /** Whether this key ('PUB_K1_…', 'PUB_R1_…') made this signature of a 32-byte digest. False for WebAuthn: recover those. */
  made(digest: Uint8Array, { type, data }: Signature, key: string): boolean {
    const recovery = data[0]! - 27;
    // a header with bit 1 set means an r above the curve's order, which nobody has ever seen
    if (type === 'WA' || recovery < 0 || recovery > 7 || (recovery & 2) !== 0) return false;
    const known = this.#known(key, type);
    if (known === null) return false;
    const { Point } = curves[type];
    const { Fn } = Point;
    const r = numberOf(data.subarray(1, 33));
    const s = numberOf(data.subarray(33, 65));
    if (r === 0n || r >= Fn.ORDER || s === 0n || s >= Fn.ORDER) return false;
    const inverse = Fn.inv(s);
    const ofBase = Fn.mul(Fn.create(numberOf(digest)), inverse);
    const sum = Point.BASE.multiplyUnsafe(ofBase).add(known.point.multiplyUnsafe(Fn.mul(r, inverse)));
    if (sum.is0()) return false;
    const { x, y } = sum.toAffine();
    return x === r && (y & 1n) === BigInt(recovery & 1);
  }

  #known(key: string, type: 'K1' | 'R1'): KnownKey | null {
    if (!key.startsWith(`PUB_${type}_`)) return null;
    let known = this.#keys.get(key);
    if (known === undefined) {
      const parsed = parsePublicKey(key);
      known = { point: curves[type].Point.fromBytes(parsed.data), checks: 0 };
      if (this.#keys.size >= this.#capacity) this.#keys.delete(this.#keys.keys().next().value!);
      this.#keys.set(key, known);
    }
    if (++known.checks === CHECKS_UNTIL_MULTIPLES) {
      known.point.precompute(WINDOW, false);
      this.#prepareBase(type);
    }
    return known;
  }

  #prepareBase(type: 'K1' | 'R1'): void {
    if (this.#prepared.has(type)) return;
    this.#prepared.add(type);
    curves[type].Point.BASE.precompute(BASE_WINDOW, false);
  }
}

function numberOf(bytes: Uint8Array): bigint {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let value = 0n;
  for (let at = 0; at < bytes.length; at += 8) value = (value << 64n) | view.getBigUint64(at);
  return value;
}
