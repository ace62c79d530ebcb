import type { ActionRow } from '@antescope/sources/history/history-source';
import { data, type Outcome } from '@antescope/sources/outcome';
import type { PageLoader } from '../../page/page-loader.ts';
import { openPage } from '../../page/page-result.ts';

export interface LivePageData {
  /** Filters of the address: an account that takes part, an action's name. */
  account: string | null;
  name: string | null;
  rows: Outcome<ActionRow[]>;
}

const shown = 50;

export const loadLive: PageLoader<LivePageData> = async ({ search }, { sources }) => {
  const account = search.account?.trim().toLowerCase() || null;
  const name = search.name?.trim().toLowerCase() || null;
  const rows = filtered(await sources.latestActions(shown), account, name);
  return openPage(rows.meta, { account, name, rows });
};

function filtered(latest: Outcome<ActionRow[]>, account: string | null, name: string | null): Outcome<ActionRow[]> {
  if (latest.state !== 'data' || (account === null && name === null)) return latest;
  return data(
    latest.data.filter((row) => takesPart(row, account) && (name === null || row.trace.name === name)),
    latest.meta,
  );
}

/** Contract, notified account or authoriser. */
export function takesPart({ trace, receivers }: ActionRow, account: string | null): boolean {
  return account === null || receivers.includes(account) || trace.authorization.some(({ actor }) => actor === account);
}
