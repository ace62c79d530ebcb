import type { Outcome } from '@antescope/sources/core/outcome';
import type { TokenPrice } from '@antescope/sources/price/price-feed';
import type { PriceCache } from './price-cache.ts';

const defaultEveryMs = 300_000;

/**
 * Asks for the price at once and every five minutes, and keeps it with the time its feed gives. What goes wrong is one
 * line, once until it goes well again: the pages tell of a feed's failure by themselves.
 */
export function recordPrices(
  kept: PriceCache,
  ask: () => Promise<Outcome<TokenPrice>>,
  report: (line: string) => void,
  everyMs = defaultEveryMs,
): { first: Promise<void>; stop(): void } {
  let failing = false;
  const turn = async (): Promise<void> => {
    try {
      const price = await ask();
      if (price.state === 'data') kept.record(price.data.usd, price.meta.time ?? new Date().toISOString());
      failing = false;
    } catch (error) {
      if (!failing) report(`The price is not kept: ${error instanceof Error ? error.message : String(error)}`);
      failing = true;
    }
  };
  const timer = setInterval(() => void turn(), everyMs);
  timer.unref();
  return { first: turn(), stop: () => clearInterval(timer) };
}
