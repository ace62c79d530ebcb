/** SVG path of bars on a baseline of `width` by `height`, scaled to the largest; values from 0 up. */
export function barsPath(values: readonly number[], width: number, height: number): string {
  const maxValue = Math.max(1, ...values);
  const slot = width / Math.max(1, values.length);
  // Bars of many values touch: a half-pixel gap would gray them out.
  const gap = slot > 6 ? 2 : 0;
  return values
    .map((value, at) => {
      if (value <= 0) return '';
      const high = Math.max(1, (value / maxValue) * height);
      return `M${round(at * slot)} ${height}V${round(height - high)}H${round((at + 1) * slot - gap)}V${height}Z`;
    })
    .join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
