import { invertAll, type AffinePoints } from './affine-points.ts';
import type { curves } from './curves.ts';

export type Curve = (typeof curves)['K1' | 'R1'];
type Point = InstanceType<Curve['Point']>;

/** Digits of a 256-bit scalar, one byte each, plus one for the carry. */
const places = 33;
/** Digits range from -128 to 128: negative ones mirror the stored multiples, which halves the table. */
const largest = 128;

/** Precomputed multiples of a point (about 400 kB); any other is a sum of at most 33 of them. */
export class Multiples {
  readonly #prime: bigint;
  /** Multiple `digit` times 256^`place` at index place * largest + digit - 1. */
  readonly #x: bigint[];
  readonly #y: bigint[];

  /** Takes a few milliseconds. */
  constructor(curve: Curve, point: Point) {
    const { Fp } = curve.Point;
    this.#prime = Fp.ORDER;
    const { x, y } = rowsOf(curve, point);
    this.#x = x;
    this.#y = y;
  }

  /** Appends points to `sum` that add up to `scalar` (below 2^256) times the point. */
  addTo(sum: AffinePoints, scalar: bigint): void {
    let carry = 0;
    digits.setBigUint64(0, BigInt.asUintN(64, scalar), true);
    digits.setBigUint64(8, BigInt.asUintN(64, scalar >> 64n), true);
    digits.setBigUint64(16, BigInt.asUintN(64, scalar >> 128n), true);
    digits.setBigUint64(24, scalar >> 192n, true);
    for (let place = 0; place < places; place++) {
      let digit = (place < 32 ? digits.getUint8(place) : 0) + carry;
      carry = digit > largest ? 1 : 0;
      if (carry === 1) digit -= 256;
      if (digit === 0) continue;
      const at = place * largest + Math.abs(digit) - 1;
      sum.x.push(this.#x[at]!);
      sum.y.push(digit > 0 ? this.#y[at]! : this.#prime - this.#y[at]!);
    }
  }
}

const digits = new DataView(new ArrayBuffer(32));

/** Multiples 1 to largest of the point times each power of 256. */
function rowsOf({ Point }: Curve, point: Point): { x: bigint[]; y: bigint[] } {
  const rows: Point[] = [];
  let power = point;
  for (let place = 0; place < places; place++) {
    let multiple = power;
    for (let digit = 1; digit <= largest; digit++) {
      rows.push(multiple);
      multiple = digit === 1 ? power.double() : multiple.add(power);
    }
    // Twice 128 times the power of this place.
    power = rows.at(-1)!.double();
  }
  const { Fp } = Point;
  const inverses = invertAll(
    rows.map(({ Z }) => Z),
    Fp.ORDER,
    (a) => Fp.inv(a),
  );
  return {
    x: rows.map(({ X }, index) => Fp.mul(X, inverses[index]!)),
    y: rows.map(({ Y }, index) => Fp.mul(Y, inverses[index]!)),
  };
}
