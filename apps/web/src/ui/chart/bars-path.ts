import { coordinate } from './scale.ts';

interface Box {
  width: number;
  height: number;
}

/** SVG path of bars on the base of the box, which is `top` high; values from 0 to `top`. */
export function barsPath(values: readonly number[], top: number, { width, height }: Box): string {
  const slot = width / values.length;
  // Bars of many values touch: a half-pixel gap would gray them out.
  const gap = slot > 6 ? 2 : 0;
  return values
    .map((value, at) => {
      if (value <= 0) return '';
      // A little is visible too.
      const high = Math.max(1, (value / top) * height);
      return `M${coordinate(at * slot)} ${height}V${coordinate(height - high)}H${coordinate((at + 1) * slot - gap)}V${height}Z`;
    })
    .join('');
}
