/** Figures of a block, without its transactions. */
export interface BlockSummary {
  number: number;
  id: string;
  previous: string;
  /** ISO with Z. */
  time: string;
  producer: string;
  transactions: number;
  /** Billed microseconds of all transactions; null if the node omits them. */
  cpuUs: number | null;
}

/** Blocks up to the head that pages show. */
export const recentBlockCount = 20;
