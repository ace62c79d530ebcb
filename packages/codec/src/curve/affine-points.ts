/*
 * Curve points in affine coordinates, and batch addition. An affine addition takes half the multiplications of a
 * projective one plus an inversion, which all additions of a step share.
 */

/** Points other than the neutral one; coordinates are between the negative and the positive field prime. */
export interface AffinePoints {
  readonly x: bigint[];
  readonly y: bigint[];
}

/** Modular inverse of a nonzero `a`. */
type Invert = (a: bigint) => bigint;

/**
 * Sums each list of points in place, leaving one point. Returns the indexes of lists where equal or opposite points
 * met, which need another formula; their content is invalid.
 */
export function sumLists(lists: readonly AffinePoints[], prime: bigint, invert: Invert): Set<number> {
  const odd = new Set<number>();
  for (let open = longest(lists); open > 1; open = (open + 1) >> 1) halve(lists, prime, invert, odd);
  return odd;
}

/** Modular inverses of all values with a single inversion. None may be 0. */
export function invertAll(values: readonly bigint[], prime: bigint, invert: Invert): bigint[] {
  const products: bigint[] = [];
  let product = 1n;
  for (const value of values) {
    products.push(product);
    product = (product * value) % prime;
  }
  let rest = invert(product);
  for (let i = values.length - 1; i >= 0; i--) {
    products[i] = (products[i]! * rest) % prime;
    rest = (rest * values[i]!) % prime;
  }
  return products;
}

function longest(lists: readonly AffinePoints[]): number {
  let most = 0;
  for (const { x } of lists) most = Math.max(most, x.length);
  return most;
}

/** Adds the points of each list pairwise. */
function halve(lists: readonly AffinePoints[], prime: bigint, invert: Invert, odd: Set<number>): void {
  const differences: bigint[] = [];
  for (const [list, { x }] of lists.entries()) {
    if (odd.has(list)) continue;
    const before = differences.length;
    for (let i = 1; i < x.length; i += 2) {
      const difference = x[i]! - x[i - 1]!;
      if (difference === 0n || difference === prime || difference === -prime) {
        odd.add(list);
        differences.length = before;
        break;
      }
      differences.push(difference);
    }
  }
  const inverses = differences.length === 0 ? [] : invertAll(differences, prime, invert);
  let next = 0;
  for (const [list, points] of lists.entries()) {
    if (!odd.has(list)) next = addPairs(points, prime, inverses, next);
  }
}

/** `inverses` of the x differences start at `next`; returns the start of the next list. */
function addPairs({ x, y }: AffinePoints, prime: bigint, inverses: readonly bigint[], next: number): number {
  const pairs = x.length >> 1;
  for (let pair = 0; pair < pairs; pair++) {
    const x1 = x[2 * pair]!;
    const y1 = y[2 * pair]!;
    const slope = ((y[2 * pair + 1]! - y1) * inverses[next++]!) % prime;
    const sum = (slope * slope - x1 - x[2 * pair + 1]!) % prime;
    x[pair] = sum;
    y[pair] = (slope * (x1 - sum) - y1) % prime;
  }
  if (x.length % 2 === 1 && pairs > 0) {
    x[pairs] = x.at(-1)!;
    y[pairs] = y.at(-1)!;
  }
  x.length = y.length = x.length - pairs;
  return next;
}
