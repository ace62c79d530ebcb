import { data, failed, type Outcome, withoutData } from '../../core/outcome.ts';
import type { ActionFilter } from '../action-filter.ts';
import { type FilterContext, filteredActions, defaultPageSize } from '../filtered-actions.ts';
import type { ActionPage, ActionRow, HistorySource } from '../history-source.ts';
import { addHidden, type HiddenRows } from '../hidden-rows.ts';
import { spamReason, type SpamRules } from '../spam.ts';
import type { ActionExport, ExportBatch, ExportedAction, ExportPlace } from './action-export.ts';

/** One batch of an export may take longer than a page. */
const batchLimits = { requests: 100, ms: 20_000 };

/** A source failed during an export. */
export class ExportBrokeOff extends Error {
  override name = 'ExportBrokeOff';
}

/**
 * Starts an export of one source: in bulk where it can, else page by page. The first page is read before the outcome, so
 * that a source that cannot answer fails here and the next one is asked.
 */
export async function startExport(
  source: HistorySource,
  account: string,
  filter: ActionFilter,
  place: ExportPlace,
  context: FilterContext & { head: () => Promise<number> },
): Promise<Outcome<ActionExport>> {
  if (source.exportActions !== undefined) {
    const begun = await source.exportActions(account, filter, place);
    if (begun.state !== 'data') return withoutData(begun);
    const { until, batches } = begun.data;
    const rules = filter.hideSpam === true ? context.spam : null;
    return { ...begun, data: { until, batches: withoutSpam(batches, rules, account) } };
  }
  const until = place.until ?? (await context.head());
  const read = (cursor: string | undefined): Promise<Outcome<ActionPage>> => {
    const request = {
      order: place.order,
      limit: source.pageSize ?? defaultPageSize,
      ...(cursor === undefined ? {} : { cursor }),
    };
    return filteredActions(source, account, filter, request, context, batchLimits);
  };
  const first = await read(place.cursor);
  if (first.state === 'empty') return first;
  if (first.state === 'failed') return failed(first.meta.failures);
  return data({ until, batches: pages(first.data, read, until) }, first.meta);
}

async function* withoutSpam(
  batches: AsyncIterable<ExportedAction[]>,
  rules: SpamRules | null,
  account: string,
): AsyncGenerator<ExportBatch> {
  for await (const batch of batches) {
    if (rules === null) yield { rows: batch, hidden: [] };
    else {
      const hidden: HiddenRows[] = [];
      const rows = batch.filter((row) => {
        const reason = spamReason({ trace: row }, rules, account);
        if (reason !== null) addHidden(hidden, { ...reason, count: 1 });
        return reason === null;
      });
      yield { rows, hidden };
    }
  }
}

async function* pages(
  first: ActionPage,
  read: (cursor: string) => Promise<Outcome<ActionPage>>,
  until: number,
): AsyncGenerator<ExportBatch> {
  for (let page = first; ;) {
    const rows = page.rows.filter(({ blockNumber }) => blockNumber <= until);
    yield { rows: rows.map(exported), hidden: page.hidden ?? [] };
    if (page.next === null) return;
    const outcome = await read(page.next);
    if (outcome.state === 'empty') return;
    if (outcome.state === 'failed') {
      throw new ExportBrokeOff(outcome.meta.failures[0]?.message ?? 'The history broke off');
    }
    page = outcome.data;
  }
}

function exported({ cursor, transactionId, blockNumber, blockTime, irreversible, trace }: ActionRow): ExportedAction {
  const { contract, name, authorization, data, receipt } = trace;
  const sequence = receipt?.globalSequence ?? '';
  return {
    cursor,
    transactionId,
    blockNumber,
    blockTime,
    irreversible,
    sequence,
    contract,
    name,
    authorization,
    data,
  };
}
