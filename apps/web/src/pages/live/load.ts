import { isName } from '@antescope/codec/chain/name';
import type { ActionRow } from '@antescope/sources/history/history-source';
import { queryOfParams } from '@antescope/sources/history/query-params';
import { data, empty, type Outcome } from '@antescope/sources/core/outcome';
import { matchesLiveFilter, type LiveFilter } from '@antescope/sources/realtime/live-filter';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage } from '../../lib/page/page-result.ts';
import type { LiveParameter } from './parameters.ts';

export interface LivePageData {
  /** As in the URL. */
  requested: Partial<Record<LiveParameter, string>>;
  filter: LiveFilter;
  /** Invalid parameters, which are ignored. */
  invalid: string[];
  rows: Outcome<ActionRow[]>;
  /** The newest block covered by the rows; null if the source does not report it. */
  upTo: { number: number; id: string } | null;
}

const pageSize = 50;
/** Newest actions scanned by a filter without an account. */
const scanSize = 200;

export const load: PageLoader<LivePageData> = async ({ search }, { sources, chain }) => {
  const requested = search as LivePageData['requested'];
  const { filter, invalid } = filterOf(requested);
  const rows = await newest();
  const { block, blockId } = rows.meta;
  const upTo = block === null || blockId === null ? null : { number: block, id: blockId };
  return openPage(rows.meta, { requested, filter, invalid, rows, upTo });

  async function newest(): Promise<Outcome<ActionRow[]>> {
    const { account, ...rest } = filter;
    if (account !== undefined) {
      const page = await sources.accountActions(account, rest, { limit: pageSize, order: 'desc' });
      return page.state === 'data'
        ? data(page.data.rows, page.meta)
        : page.state === 'empty'
          ? page
          : { ...page, stale: null };
    }
    const narrowed = Object.keys(rest).length > 0;
    const latest = await sources.latestActions(narrowed ? scanSize : pageSize);
    if (latest.state !== 'data' || !narrowed) return latest;
    const matches = latest.data.filter((row) => matchesLiveFilter(row, filter, chain)).slice(0, pageSize);
    return matches.length === 0 ? empty(latest.meta) : data(matches, latest.meta);
  }
};

/** `name` is the action name; the other parameters are history filters. */
function filterOf({ account, name, ...rest }: LivePageData['requested']): { filter: LiveFilter; invalid: string[] } {
  const { query, errors } = queryOfParams({ ...(name === undefined ? {} : { action: name }), ...rest });
  const { after: _after, before: _before, hideSpam: _spam, ...filter } = query.filter;
  const invalid: string[] = errors.map(({ parameter }) =>
    parameter === 'action' && name !== undefined ? 'name' : parameter,
  );
  const accountName = account?.trim().toLowerCase() ?? '';
  if (accountName !== '' && !isName(accountName)) invalid.push('account');
  return { filter: accountName === '' || !isName(accountName) ? filter : { account: accountName, ...filter }, invalid };
}
