import type { Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { readTable } from '../table/read-table.ts';
import { type LongStakeRow, longStakesByAccount, stakesOf } from '../table/tables/long-staking.ts';

const maxStakes = 100;

/** Long stakes of an account, at most a hundred. */
export function longStakesOf(at: SourceContext, account: string): Promise<Outcome<LongStakeRow[]>> {
  return readTable(at, longStakesByAccount, undefined, { ...stakesOf(account), limit: maxStakes });
}
