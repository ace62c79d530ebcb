import { parseAsset } from '@antescope/codec/chain/asset';
import { stakingApr, xprInflation, type XprInflation } from '@antescope/economics/xpr-staking';
import { data, failed, type Outcome, withoutData } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { readRow } from '../table/read-table.ts';
import { globalStakingState, type GlobalStakingState, globalState4 } from '../table/tables/system-state.ts';
import { type XprSettings, xprSettings } from '../table/tables/xpr-staking.ts';
import { tokenStatOf } from '../token/token-tables.ts';

/** What XPR staking yields; amounts in units. */
export interface XprYield {
  /** Yearly return in hundredths of a percent, of everything staked; null if nothing is. */
  apr: string | null;
  /** The same of the stake that receives rewards. */
  effectiveApr: string | null;
  /** Inflation of a year by destination. */
  year: Record<keyof XprInflation, string>;
  pool: GlobalStakingState;
  settings: XprSettings;
}

/** Yield by the chain's inflation; 'empty' where the chain has no XPR staking. */
export async function xprYield(at: SourceContext): Promise<Outcome<XprYield>> {
  const { coreContract, coreSymbol } = at.chain;
  const [token, rules, pool, settings] = await Promise.all([
    tokenStatOf(at, coreContract, coreSymbol.code),
    readRow(at, globalState4, undefined),
    readRow(at, globalStakingState, undefined),
    readRow(at, xprSettings, undefined),
  ]);
  const broken = [token, rules, pool, settings].find(({ state }) => state === 'failed');
  if (broken !== undefined) return failed(broken.meta.failures);
  if (token.state !== 'data') return withoutData(token);
  if (rules.state !== 'data') return withoutData(rules);
  if (pool.state !== 'data') return withoutData(pool);
  if (settings.state !== 'data') return withoutData(settings);
  const { continuousRate, inflationPayFactor, votepayFactor } = rules.data;
  const year = xprInflation(parseAsset(token.data.supply).units, {
    continuousRate: Number(continuousRate),
    inflationPayFactor: BigInt(inflationPayFactor),
    votePayFactor: BigInt(votepayFactor),
  });
  const text = (value: bigint | null): string | null => value?.toString() ?? null;
  return data(
    {
      apr: text(stakingApr(year.staking, BigInt(pool.data.totalStaked))),
      effectiveApr: text(stakingApr(year.staking, BigInt(pool.data.totalRewardedStake))),
      year: Object.fromEntries(Object.entries(year).map(([part, units]) => [part, String(units)])) as XprYield['year'],
      pool: pool.data,
      settings: settings.data,
    },
    pool.meta,
  );
}
