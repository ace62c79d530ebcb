import { marketPrices, referenceRates } from './exchange-rates.ts';
import type { StandIn } from './stand-in.ts';

/** The stand-ins of one devnet, by the first segment below `/services/`. */
export function createStandIns(): ReadonlyMap<string, StandIn> {
  return new Map<string, StandIn>([
    ['forex', referenceRates],
    ['market', marketPrices],
  ]);
}
