import { formatAsset, parseAsset } from '@antescope/codec/chain/asset';
import { parseSymbol } from '@antescope/codec/chain/symbol';

/** Units of an asset text: 10000n of '1.0000 EOS'. */
export function unitsOf(asset: string): bigint {
  return parseAsset(asset).units;
}

/** Symbol of an asset text: '4,EOS' of '1.0000 EOS'. */
export function symbolOf(asset: string): string {
  const { precision, code } = parseAsset(asset);
  return `${precision},${code}`;
}

/** Asset text of units of a symbol: quantity(10000n, '4,EOS') is '1.0000 EOS'. */
export function quantity(units: bigint, symbol: string): string {
  const { precision, code } = parseSymbol(symbol);
  return formatAsset({ units, precision, code });
}

/** The asset plus `delta` units. */
export function plus(asset: string, delta: bigint): string {
  const parsed = parseAsset(asset);
  return formatAsset({ ...parsed, units: parsed.units + delta });
}
