import { coordinate } from './scale.ts';

interface Box {
  width: number;
  height: number;
}

/** SVG paths of a line of points, in shares of the box, with gaps where y is null, and of the area below it. */
export function linePath(
  points: readonly { x: number; y: number | null }[],
  { width, height }: Box,
): { line: string; area: string } {
  let line = '';
  let area = '';
  points.forEach(({ x: along, y }, index) => {
    if (y === null) return;
    const starts = (points[index - 1]?.y ?? null) === null;
    const ends = (points[index + 1]?.y ?? null) === null;
    const x = coordinate(along * width);
    const point = `${x} ${coordinate(height - y * height)}`;
    line += `${starts ? 'M' : 'L'}${point}`;
    area += `${starts ? `M${x} ${height}L` : 'L'}${point}${ends ? `L${x} ${height}Z` : ''}`;
  });
  return { line, area };
}
