/** Keeps a figure with its unit in one piece, left to right, inside a sentence that runs the other way. */
export function isolated(text: string): string {
  return `\u2066${text}\u2069`;
}
