/** One point of a price's history. */
export interface PricePoint {
  /** ISO time with Z. */
  time: string;
  /** null: not known for that hour. */
  usd: string | null;
}
