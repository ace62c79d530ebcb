/*
 * Points of a curve as two bigints each, and the sums of many of them. Adding two such points takes half the
 * multiplications of the usual three coordinates, and one inversion, which all the additions of a step share.
 */

/** Points that are not the neutral one; coordinates are below the prime of the field and above its negative. */
export interface AffinePoints {
  readonly x: bigint[];
  readonly y: bigint[];
}

/** 1/a of an `a` that is not 0 modulo the prime. */
type Invert = (a: bigint) => bigint;

/**
 * Adds up each list of points, in place: the sum is its only point then. Lists in which two points met that are the same or
 * opposite (their sum takes another formula) are told by number; what is left in them means nothing.
 */
export function sumLists(lists: readonly AffinePoints[], prime: bigint, invert: Invert): Set<number> {
  const odd = new Set<number>();
  for (let open = longest(lists); open > 1; open = (open + 1) >> 1) halve(lists, prime, invert, odd);
  return odd;
}

/** 1/a of each modulo the prime with one inversion; none of them may be 0. */
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

/** Adds the points of each list pair by pair. */
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

/** `inverses` of the differences of the abscissas, from `next` on; gives where those of the next list begin. */
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
