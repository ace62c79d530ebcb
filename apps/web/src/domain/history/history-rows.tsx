import { addHidden, type HiddenRows } from '@antescope/sources/history/hidden-rows';
import type { ActionFilter } from '@antescope/sources/history/action-filter';
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
import { directionOf } from '../action/direction.ts';
import { useBufferedActions } from '../live/use-buffered-actions.ts';
import { foldInline, type FoldedRow } from './fold-inline.ts';
import { FoldedSentence } from './folded-sentence.tsx';
import type { HistoryView } from './history-view.ts';
import { searchOf } from './query-state.ts';

interface HistoryRowsProps {
  name: string;
  history: HistoryView;
  path: string;
  /** null: no matches. */
  page: ActionPage | null;
  complete: boolean;
  /** Shown above the rows, with the number of hidden spam rows, including new ones. */
  notes: (hidden: HiddenRows[]) => ReactNode;
}

const noRows: readonly ActionRow[] = [];

/** A page of rows with pagination; the newest page reports the number of new rows. */
export function HistoryRows({ name, history, path, page, complete, notes }: HistoryRowsProps) {
  const strings = useStrings('domain/history');
  const { account: labels, list } = useMessages();
  const router = useRouter();
  const { chain } = useBoot();
  const columns = useColumns(name);
  const { state, cursor, back } = history;
  const { filter, order } = state.query;
  const search = searchOf(state.query);
  const { head } = useLiveHead(null, 'actions');
  const newest = cursor === null && order === 'desc' && filter.before === undefined;
  const { rows, waiting, hidden } = useBufferedActions({
    first: page?.rows ?? noRows,
    maxRows: page?.rows.length ?? 0,
    lastIrreversible: head?.lastIrreversible ?? 0,
    filter: newest
      ? {
          account: name,
          ...(filter.contract === undefined ? {} : { contract: filter.contract }),
          ...(filter.action === undefined ? {} : { action: filter.action }),
        }
      : null,
    hideSpam: filter.hideSpam === true,
    exclude: (row) => !matchesFilter(row, filter, { account: name, chain }),
  });
  const isReceived = (row: ActionRow): boolean => directionOf(row, name, chain) === 'in';
  // Reloads from the server, which has the rows between the page and the first live row.
  const waitingRows = waiting === null ? null : { count: waiting.count, show: () => void router.invalidate() };
  if (rows.length === 0 && page?.next == null && cursor === null && (waitingRows?.count ?? 0) === 0)
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
        rows={isNarrowed(filter) ? rows.map((row) => ({ ...row, inline: [] })) : foldInline(rows, isReceived)}
        rowKey={(row) => row.cursor}
        waiting={waitingRows}
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

/** Sums hidden rows by reason. */
function together(page: readonly HiddenRows[] = [], fresh: readonly HiddenRows[]): HiddenRows[] {
  const all: HiddenRows[] = [];
  for (const reason of [...page, ...fresh]) addHidden(all, reason);
  return all;
}

/** Whether the filter asks for certain actions: then each of them is a row. */
function isNarrowed({ hideSmall: _small, hideSpam: _spam, ...conditions }: ActionFilter): boolean {
  return Object.values(conditions).some((condition) => condition !== undefined);
}

function useColumns(name: string): Column<FoldedRow>[] {
  const { account: strings } = useMessages();
  return [
    {
      id: 'time',
      head: strings.time,
      cell: (row) => <Moment time={row.blockTime} />,
      className: 'w-28 max-md:hidden',
    },
    { id: 'action', head: strings.action, cell: (row) => <FoldedSentence row={row} viewpoint={name} /> },
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
