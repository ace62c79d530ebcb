import { invertAll, type AffinePoints } from './affine-points.ts';
import type { curves } from './curves.ts';

export type Curve = (typeof curves)['K1' | 'R1'];
type Point = InstanceType<Curve['Point']>;

/** Digits of a scalar of 256 bits, a byte each, and one more for the carry. */
const PLACES = 33;
/** Digits are from -128 to 128, so that half of the multiples do: the others are their mirror images. */
const LARGEST = 128;

/** Multiples of one point (some 400 kB), from which any other is a sum of 33 or fewer. */
export class Multiples {
  readonly #prime: bigint;
  /** Of `digit` times 256^`place` at place * LARGEST + digit - 1. */
  readonly #x: bigint[];
  readonly #y: bigint[];

  /** Takes some milliseconds. */
  constructor(curve: Curve, point: Point) {
    const { Fp } = curve.Point;
    this.#prime = Fp.ORDER;
    const { x, y } = rowsOf(curve, point);
    this.#x = x;
    this.#y = y;
  }

  /** Puts points into `sum` that add up to `scalar` (below 2^256) times the point. */
  addTo(sum: AffinePoints, scalar: bigint): void {
    let carry = 0;
    digits.setBigUint64(0, BigInt.asUintN(64, scalar), true);
    digits.setBigUint64(8, BigInt.asUintN(64, scalar >> 64n), true);
    digits.setBigUint64(16, BigInt.asUintN(64, scalar >> 128n), true);
    digits.setBigUint64(24, scalar >> 192n, true);
    for (let place = 0; place < PLACES; place++) {
      let digit = (place < 32 ? digits.getUint8(place) : 0) + carry;
      carry = digit > LARGEST ? 1 : 0;
      if (carry === 1) digit -= 256;
      if (digit === 0) continue;
      const at = place * LARGEST + Math.abs(digit) - 1;
      sum.x.push(this.#x[at]!);
      sum.y.push(digit > 0 ? this.#y[at]! : this.#prime - this.#y[at]!);
    }
  }
}

const digits = new DataView(new ArrayBuffer(32));

/** Multiples 1 to LARGEST of the point times each power of 256. */
function rowsOf({ Point }: Curve, point: Point): { x: bigint[]; y: bigint[] } {
  const rows: Point[] = [];
  let power = point;
  for (let place = 0; place < PLACES; place++) {
    let multiple = power;
    for (let digit = 1; digit <= LARGEST; digit++) {
      rows.push(multiple);
      multiple = digit === 1 ? power.double() : multiple.add(power);
    }
    // 128 times the power of this place, doubled
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
