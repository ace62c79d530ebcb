import { data, type Outcome, withoutData } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { add, exactText, parseDecimal } from '../price/decimal.ts';
import { balanceSeries, stakeSeries } from './row-series.ts';
import type { Series } from './series.ts';

/**
 * Liquid balance of the core token plus own stake, at each of the times (ISO with Z, oldest first). Empty if the account
 * never had either.
 */
export async function totalSeries(
  at: SourceContext,
  account: string,
  times: readonly string[],
): Promise<Outcome<Series>> {
  const { coreContract: contract, coreSymbol } = at.chain;
  const [liquid, stake] = await Promise.all([
    balanceSeries(at, account, { contract, code: coreSymbol.code }, times),
    stakeSeries(at, account, times),
  ]);
  if (liquid.state === 'failed') return withoutData(liquid);
  if (stake.state === 'failed') return withoutData(stake);
  // Stake in another token cannot be added.
  const staked = stake.state === 'data' && stake.data.unit === coreSymbol.code ? stake.data : null;
  if (liquid.state === 'empty') return staked === null ? liquid : data(staked, stake.meta);
  if (staked === null) return liquid;
  const stakes = new Map(staked.points.map(({ time, value }) => [time, value]));
  const points = liquid.data.points.map(({ time, value }) => ({ time, value: sum(value, stakes.get(time) ?? '0') }));
  return data({ ...liquid.data, points }, liquid.meta);
}

/** Exact sum of two decimal texts; null if one is unknown. */
function sum(a: string | null, b: string | null): string | null {
  const [one, other] = [a, b].map((text) => (text === null ? null : parseDecimal(text)));
  return one == null || other == null ? null : exactText(add(one, other));
}
