import { fiatText, type Rates } from '@antescope/sources/price/fiat';
import { getData } from '../../../lib/api-data.ts';
import { useBoot } from '../../../lib/boot/boot-context.ts';
import { usePreferences } from '../../../lib/boot/preferences.ts';
import { useRead } from '../../../lib/use-read.ts';

/**
 * Worth of an amount of the core token ('1.5000 EOS') in the visitor's currency, '$1.16'. null without an amount, a price
 * or a rate; a failed read shows no worth, the form works without it.
 */
export function useCoreWorth(amount: string | null): string | null {
  const { base, ownNode } = useBoot();
  const { currency: preferred } = usePreferences().preferences;
  // Prices of the server's chain say nothing about the chain of the user's own node.
  const { read } = useRead(amount === null || ownNode !== null ? null : `core ${preferred}`, async (signal) => {
    const [price, rates] = await Promise.all([
      getData<{ usd: string }>(`${base}/api/v1/ticker`, signal),
      preferred === 'USD' ? null : getData<Rates>(`${base}/api/v1/forex`, signal),
    ]);
    return { usd: price?.usd ?? null, rates };
  });
  if (amount === null || read.state !== 'ready' || read.value.usd === null) return null;
  const { usd, rates } = read.value;
  // Without the rate of a currency the value is in US dollars.
  return rates?.[preferred] === undefined
    ? fiatText(amount, usd, { USD: '1' }, 'USD')
    : fiatText(amount, usd, rates, preferred);
}
