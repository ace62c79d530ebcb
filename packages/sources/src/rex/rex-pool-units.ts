import { parseAsset } from '@antescope/codec/chain/asset';
import type { RexPool as PoolUnits } from '@antescope/economics/rex';
import type { RexPool } from '../table/tables/rex.ts';

/** A row of `rexpool` in smallest units, as the formulas of REX take it. */
export function rexPoolUnits(pool: RexPool): PoolUnits {
  const units = (text: string): bigint => parseAsset(text).units;
  return {
    lent: units(pool.totalLent),
    unlent: units(pool.totalUnlent),
    rent: units(pool.totalRent),
    lendable: units(pool.totalLendable),
    rex: units(pool.totalRex),
  };
}
