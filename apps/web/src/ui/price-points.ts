const margin = 4;

/**
 * SVG points of a line through decimal texts with equal numbers of decimals; a constant price is drawn in the middle.
 */
export function pricePoints(prices: readonly string[], width: number, height: number): string {
  const values = prices.map((price) => BigInt(price.replace('.', '')));
  const [min, max] = values.reduce(
    ([low, high], value) => [value < low ? value : low, value > high ? value : high],
    [values[0] ?? 0n, values[0] ?? 0n],
  );
  const span = max - min;
  return values
    .map((value, index) => {
      const x = values.length === 1 ? width / 2 : (index * width) / (values.length - 1);
      // A coordinate, not an amount.
      const up = span === 0n ? 0.5 : Number(((value - min) * 10_000n) / span) / 10_000;
      return `${round(x)},${round(height - margin - up * (height - 2 * margin))}`;
    })
    .join(' ');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
