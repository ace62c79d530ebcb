import { parseAsset } from '@antescope/codec/chain/asset';
import { parseSymbol } from '@antescope/codec/chain/symbol';
import type { ApplyContext } from '../../contract.ts';
import { quantity, symbolOf } from '../amount.ts';
import { check } from '../check.ts';
import type { DatapointRow, PairRow } from '../oracle/rows.ts';
import { configOf, type SaleRow } from './rows.ts';

/** Price of a sale in its settlement symbol; converted at a recent oracle median if listed in another one. */
export function settlementPrice(ctx: ApplyContext, sale: SaleRow, intendedMedian: bigint): string {
  const listing = symbolOf(sale.listing_price);
  if (listing === sale.settlement_symbol) {
    check(ctx, intendedMedian === 0n, 'intended delphi median needs to be 0 for non delphi sales');
    return sale.listing_price;
  }
  const config = configOf(ctx);
  const code = config.delphioracle_account;
  const symbolPair = config.supported_symbol_pairs.find(
    (pair) => pair.listing_symbol === listing && pair.settlement_symbol === sale.settlement_symbol,
  );
  check(ctx, symbolPair !== undefined, 'The specified listing - settlement symbol combination is not supported');
  const exists = [
    ...ctx.table<DatapointRow>('datapoints', { code, scope: symbolPair.delphi_pair_name }).lowerBound(),
  ].some(([, { median }]) => median === intendedMedian);
  check(
    ctx,
    exists,
    'No datapoint with the intended median was found. You likely took too long to confirm your transaction',
  );
  const pair = ctx.table<PairRow>('pairs', { code }).get(symbolPair.delphi_pair_name);
  check(ctx, pair !== null, 'The delphi pair does not exist');
  const { units, precision } = parseAsset(sale.listing_price);
  const settled = parseSymbol(sale.settlement_symbol).precision;
  const rate = Number(intendedMedian) / 10 ** Number(pair.quoted_precision);
  const listed = Number(units) / 10 ** precision;
  const price = symbolPair.invert_delphi_pair ? listed * rate : listed / rate;
  // The contract computes in doubles here and truncates to units.
  return quantity(BigInt(Math.trunc(price * 10 ** settled)), sale.settlement_symbol);
}
