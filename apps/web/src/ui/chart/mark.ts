/** A point of a chart, in shares of its width and height from the lower left corner. */
export interface Mark {
  x: number;
  /** null if unknown. */
  y: number | null;
  /** ISO with Z. */
  time: string;
  /** Of a value. */
  text: string;
}
