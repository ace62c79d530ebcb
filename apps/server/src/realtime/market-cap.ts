import { data, type Outcome, withoutData } from '@antescope/sources/core/outcome';
import { coreMarketCap, corePrice } from '@antescope/sources/price/prices';
import type { MarketCap } from '@antescope/sources/realtime/messages';
import type { SourceContext } from '@antescope/sources/core/source-context';
import { tokenStatOf } from '@antescope/sources/token/token-tables';

/** Market cap of the core token; 'empty' if no price feed is configured. */
export async function readMarketCap(at: SourceContext): Promise<Outcome<MarketCap>> {
  const { coreContract, coreSymbol } = at.chain;
  const [price, stat] = await Promise.all([corePrice(at), tokenStatOf(at, coreContract, coreSymbol.code)]);
  if (price.state !== 'data') return withoutData(price);
  if (stat.state !== 'data') return withoutData(stat);
  const { supply } = stat.data;
  const cap = await coreMarketCap(at, supply);
  if (cap.state !== 'data') return withoutData(cap);
  return data({ usd: price.data.usd, supply, marketCap: cap.data }, price.meta);
}
