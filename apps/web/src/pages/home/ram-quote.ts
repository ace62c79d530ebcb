import { formatUnits, parseAsset } from '@antescope/codec/chain/asset';
import { buyRamBytes, type RamMarket } from '@antescope/economics/ram';

export interface RamReserves {
  /** '129542469746 RAM' */
  base: string;
  /** '1000000.0000 EOS' */
  quote: string;
}

export type RamQuote = { ok: true; cost: string } | { ok: false; reason: 'not-a-number' | 'too-little' | 'too-much' };

const bytesPerUnit = { bytes: 1n, kib: 1024n };

/** Price of buying RAM now, including fee and price impact, as an asset text. */
export function ramQuote(text: string, unit: 'bytes' | 'kib', reserves: RamReserves): RamQuote {
  const digits = text.replaceAll(/[\s,]/g, '');
  if (!/^\d{1,18}$/.test(digits)) return { ok: false, reason: 'not-a-number' };
  const bytes = BigInt(digits) * bytesPerUnit[unit];
  if (bytes === 0n) return { ok: false, reason: 'not-a-number' };
  const quote = parseAsset(reserves.quote);
  const market: RamMarket = { bytes: parseAsset(reserves.base).units, units: quote.units };
  if (bytes >= market.bytes) return { ok: false, reason: 'too-much' };
  // Less than the smallest unit of the token buys: the contract rejects it.
  if (bytes * market.units < market.bytes) return { ok: false, reason: 'too-little' };
  const cost = formatUnits(buyRamBytes(market, bytes).units, quote.precision);
  return { ok: true, cost: `${cost} ${quote.code}` };
}
