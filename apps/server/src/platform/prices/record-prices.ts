import type { Outcome } from '@antescope/sources/core/outcome';
import type { TokenPrice } from '@antescope/sources/price/price-feed';
import type { PriceCache } from './price-cache.ts';

const defaultEveryMs = 300_000;

/**
 * Reads the price now and every five minutes and records it with the time of its feed. A failure is reported once until
 * the next success; pages show feed failures themselves.
 */
export function recordPrices(
  cache: PriceCache,
  ask: () => Promise<Outcome<TokenPrice>>,
  report: (line: string) => void,
  everyMs = defaultEveryMs,
): { first: Promise<void>; stop(): void } {
  let failing = false;
  const turn = async (): Promise<void> => {
    try {
      const price = await ask();
      if (price.state === 'data') cache.record(price.data.usd, price.meta.time ?? new Date().toISOString());
      failing = false;
    } catch (error) {
      if (!failing) report(`The price cannot be recorded: ${error instanceof Error ? error.message : String(error)}`);
      failing = true;
    }
  };
  const timer = setInterval(() => void turn(), everyMs);
  timer.unref();
  return { first: turn(), stop: () => clearInterval(timer) };
}
