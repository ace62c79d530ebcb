const max = (1n << 63n) - 1n;

/** Saturating sum of two int64 amounts: real amounts are far smaller, but rows can contain anything. */
export function addAmounts(a: bigint, b: bigint): bigint {
  const sum = a + b;
  if (sum > max) return max;
  return sum < -max - 1n ? -max - 1n : sum;
}
