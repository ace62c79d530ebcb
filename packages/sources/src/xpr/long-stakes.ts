import { empty, type Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { isAbsent, readTable } from '../table/read-table.ts';
import { type LongStakeRow, longStakesByAccount, stakesOf } from '../table/tables/long-staking.ts';

const maxStakes = 100;

/** Long stakes of an account, at most a hundred. 'empty' on chains without the contract. */
export async function longStakesOf(at: SourceContext, account: string): Promise<Outcome<LongStakeRow[]>> {
  const stakes = await readTable(at, longStakesByAccount, undefined, { ...stakesOf(account), limit: maxStakes });
  return isAbsent(stakes) ? empty({ ...stakes.meta, failures: [] }) : stakes;
}
