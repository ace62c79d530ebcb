/** SVG path of one of `count` equal arcs of a ring around (0,0), clockwise from the top, with gaps in between. */
export function arcPath(index: number, count: number, radius: number, gapDegrees = 2.5): string {
  const step = 360 / count;
  const gap = count === 1 ? 0.1 : gapDegrees;
  const from = index * step + gap / 2;
  const to = (index + 1) * step - gap / 2;
  const large = to - from > 180 ? 1 : 0;
  return `M${point(from, radius)}A${radius} ${radius} 0 ${large} 1 ${point(to, radius)}`;
}

function point(degrees: number, radius: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
}
