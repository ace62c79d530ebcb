import type { Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import type { ActionFilter } from './action-filter.ts';
import { cleanFilter } from './clean-filter.ts';
import type { ActionExport, ExportPlace } from './export/action-export.ts';
import { startExport } from './export/start-export.ts';
import { defaultPageSize, filteredActions } from './filtered-actions.ts';
import type { ActionPage, PageRequest } from './history-source.ts';

/** Without a limit a page has the size of the source that answers. */
export type ActionPageRequest = Omit<PageRequest, 'limit'> & Partial<Pick<PageRequest, 'limit'>>;

/** One page of an account's actions, from the first history that supports the filter. */
export function getAccountActions(
  at: SourceContext,
  account: string,
  filter: ActionFilter,
  page: ActionPageRequest,
): Promise<Outcome<ActionPage>> {
  if (page.retry === true) at.histories.restore();
  const cleaned = cleanFilter(filter);
  return at.histories.first((source) => {
    const limit = page.limit ?? source.pageSize ?? defaultPageSize;
    return filteredActions(source, account, cleaned, { ...page, limit }, at.filters);
  }, cleaned);
}

/** Every action of the filter, in batches as they are read. */
export function exportActions(
  at: SourceContext,
  account: string,
  filter: ActionFilter,
  place: ExportPlace,
): Promise<Outcome<ActionExport>> {
  const cleaned = cleanFilter(filter);
  const context = { ...at.filters, head: async () => (await at.knownHead()).head };
  return at.histories.first((source) => startExport(source, account, cleaned, place, context), cleaned);
}
