import { type Outcome, withoutData } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { readRowHistory } from '../table/read-row-history.ts';
import { rexPool, rexReturnPool } from '../table/tables/rex.ts';
import { rexInterest } from './rex-market.ts';
import { rexPoolUnits } from './rex-pool-units.ts';

/** Estimated interest of REX in percent a day, four decimals, at each time with both pools; from our index. */
export async function rexInterestHistory(
  at: SourceContext,
  times: readonly string[],
): Promise<Outcome<{ time: string; day: string }[]>> {
  const [pools, returns] = await Promise.all([
    readRowHistory(at, rexPool, undefined, { primaryKey: 0n, times }),
    readRowHistory(at, rexReturnPool, undefined, { primaryKey: 0n, times }),
  ]);
  if (pools.state !== 'data') return withoutData(pools);
  if (returns.state !== 'data') return withoutData(returns);
  const rates = new Map(returns.data.map(({ time, row }) => [time, BigInt(row.rateOfIncrease)]));
  const days = pools.data.flatMap(({ time, row }) => {
    const rate = rates.get(time);
    return rate === undefined ? [] : [{ time, day: rexInterest(rexPoolUnits(row), rate, 1) }];
  });
  return { ...pools, data: days };
}
