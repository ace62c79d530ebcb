import type { PricePoint } from './price-point.ts';

/** Prices of the core token that the server kept, because feeds such as an oracle keep none. */
export interface PriceMemory {
  /** Oldest first, one an hour at most. */
  points(): readonly PricePoint[];
}
