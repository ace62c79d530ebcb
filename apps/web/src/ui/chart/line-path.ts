import { coordinate } from './scale.ts';

/** Relative height of each point, 0 to 1; null where there is none. */
export type Heights = readonly (number | null)[];

interface Box {
  width: number;
  height: number;
}

/** SVG paths of a line with gaps where there are no points, and of the area below it. */
export function linePath(heights: Heights, { width, height }: Box): { line: string; area: string } {
  const x = (index: number): number => coordinate(heights.length < 2 ? 0 : (index * width) / (heights.length - 1));
  const y = (share: number): number => coordinate(height - share * height);
  let line = '';
  let area = '';
  heights.forEach((share, index) => {
    if (share === null) return;
    const starts = (heights[index - 1] ?? null) === null;
    const ends = (heights[index + 1] ?? null) === null;
    const point = `${x(index)} ${y(share)}`;
    line += `${starts ? 'M' : 'L'}${point}`;
    area += `${starts ? `M${x(index)} ${height}L` : 'L'}${point}${ends ? `L${x(index)} ${height}Z` : ''}`;
  });
  return { line, area };
}
