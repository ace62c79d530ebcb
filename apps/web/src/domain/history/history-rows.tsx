import { addHidden, type HiddenRows } from '@antescope/sources/history/hidden-rows';
import type { ActionPage, ActionRow } from '@antescope/sources/history/history-source';
import { nextPlace, paramsOfPlace, previousPlace } from '@antescope/sources/history/history-pages';
import { matchesFilter } from '@antescope/sources/history/matches-filter';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { useMessages } from '../../i18n/messages-context.ts';
import { useLiveHead } from '../../lib/realtime/use-live-head.ts';
import { Moment } from '../../ui/moment.tsx';
import { BlockLink } from '../../ui/identifier/block-link.tsx';
import { FinalityRing } from '../../ui/identifier/finality-ring.tsx';
import { TransactionLink } from '../../ui/identifier/transaction-link.tsx';
import { List, type Column } from '../../ui/list.tsx';
import { RowWords } from '../account/row-words.tsx';
import { useWaitingActions } from '../live/use-waiting-actions.ts';
import type { ShownHistory } from './shown-history.ts';
import { searchOf } from './shown-query.ts';

interface HistoryRowsProps {
  name: string;
  history: ShownHistory;
  path: string;
  /** null: nothing was found. */
  page: ActionPage | null;
  complete: boolean;
  /** What stands above the rows, with what the rules against spam left out of them and of what is new. */
  notes: (hidden: HiddenRows[]) => ReactNode;
}

const noRows: readonly ActionRow[] = [];

/** One page of rows and the ways on; on the newest page it says how many came since. */
export function HistoryRows({ name, history, path, page, complete, notes }: HistoryRowsProps) {
  const strings = useStrings('domain/history');
  const { account: labels, list } = useMessages();
  const router = useRouter();
  const { chain } = useBoot();
  const columns = useColumns(name);
  const { shown, cursor, back } = history;
  const { filter, order } = shown.query;
  const search = searchOf(shown.query);
  const { head } = useLiveHead(null);
  const newest = cursor === null && order === 'desc' && filter.before === undefined;
  const { rows, waiting, hidden } = useWaitingActions({
    first: page?.rows ?? noRows,
    kept: page?.rows.length ?? 0,
    lastIrreversible: head?.lastIrreversible ?? 0,
    filter: newest
      ? {
          account: name,
          ...(filter.contract === undefined ? {} : { contract: filter.contract }),
          ...(filter.action === undefined ? {} : { action: filter.action }),
        }
      : null,
    hideSpam: filter.hideSpam === true,
    leaveOut: (row) => !matchesFilter(row, filter, { account: name, chain }),
  });
  // The server looks again: it knows what came between the page and the first row that was told.
  const shownWaiting = waiting === null ? null : { count: waiting.count, show: () => void router.invalidate() };
  if (rows.length === 0 && page?.next == null && cursor === null && (shownWaiting?.count ?? 0) === 0)
    return notes(together(page?.hidden, hidden));
  const further = order === 'asc' ? strings.newer : undefined;
  const searchOn = order === 'asc' ? strings.searchNewer : strings.searchOlder;
  const label = complete ? further : searchOn;
  const before = previousPlace({ cursor, back });
  return (
    <>
      {notes(together(page?.hidden, hidden))}
      <List
        label={labels.tabNames.transactions}
        columns={columns}
        rows={[...rows]}
        rowKey={(row) => row.cursor}
        waiting={shownWaiting}
        more={
          page?.next == null
            ? null
            : {
                path,
                search: { ...search, ...paramsOfPlace(nextPlace({ cursor, back }, page.next)) },
                ...(label === undefined ? {} : { label }),
              }
        }
        back={
          before?.cursor == null
            ? null
            : {
                path,
                search: { ...search, ...paramsOfPlace(before) },
                label: order === 'asc' ? list.older : strings.newer,
              }
        }
        newest={cursor === null ? null : { path, search, ...(order === 'asc' ? { label: strings.backToStart } : {}) }}
      />
    </>
  );
}

/** What was left out for the same reason counts together. */
function together(page: readonly HiddenRows[] = [], fresh: readonly HiddenRows[]): HiddenRows[] {
  const all: HiddenRows[] = [];
  for (const reason of [...page, ...fresh]) addHidden(all, reason);
  return all;
}

function useColumns(name: string): Column<ActionRow>[] {
  const { account: strings } = useMessages();
  return [
    {
      id: 'time',
      head: strings.time,
      cell: (row) => <Moment time={row.blockTime} />,
      className: 'w-28 max-md:hidden',
    },
    { id: 'action', head: strings.action, cell: (row) => <RowWords row={row} viewpoint={name} /> },
    {
      id: 'transaction',
      head: strings.transaction,
      cell: (row) => <TransactionLink id={row.transactionId} rowLink />,
      className: 'w-36 max-md:hidden',
    },
    {
      id: 'block',
      head: strings.block,
      cell: (row) => <BlockLink number={row.blockNumber} />,
      align: 'end',
      className: 'w-32 max-lg:hidden',
    },
    {
      id: 'finality',
      head: strings.finality,
      headHidden: true,
      cell: (row) => <FinalityRing irreversible={row.irreversible} />,
      align: 'end',
      className: 'w-6',
    },
  ];
}
