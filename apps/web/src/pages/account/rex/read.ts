import { type RexHoldings, rexHoldings } from '@antescope/sources/account/rex-holdings';
import { type AccountLoans, accountLoans } from '@antescope/sources/account/rex-loans';
import type { Outcome } from '@antescope/sources/core/outcome';
import { readAll } from '../../../lib/page/read-all.ts';
import type { TabRequest } from '../tabs/tab-request.ts';

export interface RexContent {
  tab: 'rex';
  rex: Outcome<RexHoldings>;
  loans: AccountLoans;
}

export async function readRex({ context: { sources }, name }: TabRequest): Promise<RexContent> {
  const { at } = sources;
  return { tab: 'rex', ...(await readAll({ rex: rexHoldings(at, name), loans: accountLoans(at, name) })) };
}
