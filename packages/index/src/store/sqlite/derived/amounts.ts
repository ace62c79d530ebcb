const largest = (1n << 63n) - 1n;

/** Sum of two 64-bit amounts, held within 64 bits: contracts keep amounts far smaller, but rows can say anything. */
export function addAmounts(a: bigint, b: bigint): bigint {
  const sum = a + b;
  if (sum > largest) return largest;
  return sum < -largest - 1n ? -largest - 1n : sum;
}
