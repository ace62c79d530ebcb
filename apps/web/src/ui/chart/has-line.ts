/** Whether a series has values at two times, so that a line can be drawn. */
export function hasLine(points: readonly { time: string; value: string | null }[]): boolean {
  return new Set(points.flatMap(({ time, value }) => (value === null ? [] : [time]))).size > 1;
}
