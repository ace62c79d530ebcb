import { formatAsset } from '@antescope/codec/chain/asset';
import { buyRex, rentedFor, rexValue, sellRex } from '@antescope/economics/rex';
import { rexPoolUnits } from '@antescope/sources/rex/rex-pool-units';
import type { RexPool as RexPoolRow } from '@antescope/sources/table/tables/rex';
import { typedUnits } from '../../wallet/typed-units.ts';
import type { RexActName } from './rex-actions.ts';
import type { RexField, Symbol } from './rex-input.ts';

interface Around {
  /** eosio::rexpool as it is now; null in a chain where nobody has lent yet. */
  pool: RexPoolRow | null;
  symbol: Symbol;
  strings: StringFolders['pages/rex'];
}

/**
 * What an act would bring at the pool as it is now, and the field that it follows from; null where the field holds no
 * amount, or the act's outcome is its own amount.
 */
export function rexEstimate(
  act: RexActName,
  typed: Partial<Record<RexField, string>>,
  { pool, symbol, strings }: Around,
): { field: RexField; text: string } | null {
  if (pool === null) return null;
  const units = rexPoolUnits(pool);
  const amount = (count: bigint): string => formatAsset({ ...symbol, units: count });
  switch (act) {
    case 'lendLiquid': {
      const paid = typedUnits((typed.amount ?? '').trim(), symbol.precision);
      if (!paid || (units.rex > 0n && units.lendable <= 0n)) return null;
      const { rex } = buyRex(units.rex > 0n ? units : null, paid);
      return { field: 'amount', text: strings.estimateRex(rexText(rex)) };
    }
    case 'sell': {
      const rex = typedUnits((typed.rex ?? '').trim(), 4);
      if (!rex || rex > units.rex) return null;
      const sold = sellRex(units, rex);
      const text = sold.filled
        ? strings.estimatePay(amount(sold.units))
        : strings.estimateWait(amount(rexValue(units, rex)));
      return { field: 'rex', text };
    }
    case 'rentCpu':
    case 'rentNet': {
      const paid = typedUnits((typed.amount ?? '').trim(), symbol.precision);
      if (!paid || units.unlent <= 0n || units.rent <= 0n) return null;
      return { field: 'amount', text: strings.estimateRent(amount(rentedFor(units, paid))) };
    }
    default:
      return null;
  }
}

function rexText(units: bigint): string {
  return formatAsset({ units, precision: 4, code: 'REX' });
}
