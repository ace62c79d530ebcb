import type { ActionPage, ActionRow } from '@antescope/sources/history/history-source';
import type { Outcome } from '@antescope/sources/outcome';
import { useMessages } from '../../i18n/messages-context.ts';
import { Moment } from '../../time/moment.tsx';
import { accountPath } from '../../ui/identifier/account-link.tsx';
import { BlockLink } from '../../ui/identifier/block-link.tsx';
import { FinalityRing } from '../../ui/identifier/finality-ring.tsx';
import { TransactionLink } from '../../ui/identifier/transaction-link.tsx';
import { List, type Column } from '../../ui/list.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { useLiveHead } from '../../realtime/use-live-head.ts';
import { ActionWords } from '../actions/action-words.tsx';
import { otherReceivers } from '../actions/other-receivers.ts';
import { useWaitingActions } from '../live/use-waiting-actions.ts';
import { ActionFilterForm } from './action-filter-form.tsx';
import type { AccountPageData } from './account-page-data.ts';

interface AccountActionsProps {
  data: AccountPageData;
  actions: Outcome<ActionPage>;
  /** The history's own tab: filters, pages and the block; else the short list of the overview. */
  filters?: boolean;
}

export function AccountActions({ data, actions, filters = false }: AccountActionsProps) {
  const { account: words } = useMessages();
  const columns = useColumns(data.name, filters);
  const search = searchOf(data);
  return (
    <>
      {filters && <ActionFilterForm data={data} />}
      <OutcomeView outcome={actions} empty={words.noActions} what={words.whatActions(data.name)}>
        {(page) => (
          <Rows
            // Another filter can begin with the same row: it is another list all the same.
            key={`${JSON.stringify(data.filter)} ${page.rows[0]?.cursor}`}
            data={data}
            page={page}
            columns={columns}
            search={search}
            filters={filters}
          />
        )}
      </OutcomeView>
    </>
  );
}

interface RowsProps {
  data: AccountPageData;
  page: ActionPage;
  columns: Column<ActionRow>[];
  search: Record<string, string>;
  filters: boolean;
}

/** The rows of one page; on the newest page those that happen meanwhile wait on top. */
function Rows({ data, page, columns, search, filters }: RowsProps) {
  const { account: words } = useMessages();
  const { contract, action, before, cursor } = data.filter;
  const { head } = useLiveHead(null);
  const { rows, waiting } = useWaitingActions({
    first: page.rows,
    kept: page.rows.length + keptNewRows,
    lastIrreversible: head?.lastIrreversible ?? 0,
    filter:
      cursor === null && before === null
        ? {
            account: data.name,
            ...(contract === null ? {} : { contract }),
            ...(action === null ? {} : { name: action }),
          }
        : null,
  });
  const path = accountPath(data.name);
  const pages = {
    more: page.next === null ? null : { path, search: { ...search, cursor: page.next } },
    newest: cursor === null ? null : { path, search },
  };
  return (
    <List
      label={words.tabNames.transactions}
      columns={columns}
      rows={[...rows]}
      rowKey={(row) => row.cursor}
      headHidden={!filters}
      waiting={waiting}
      {...(filters ? pages : {})}
    />
  );
}

/** New rows that a person can let in before the oldest ones go. */
const keptNewRows = 100;

function useColumns(name: string, full: boolean): Column<ActionRow>[] {
  const { account: words } = useMessages();
  const age: Column<ActionRow> = {
    id: 'time',
    head: words.time,
    cell: (row) => <Moment time={row.blockTime} />,
    className: 'w-28 max-md:hidden',
  };
  const what: Column<ActionRow> = {
    id: 'action',
    head: words.action,
    cell: (row) => <RowWords row={row} viewpoint={name} />,
  };
  const transaction: Column<ActionRow> = {
    id: 'transaction',
    head: words.transaction,
    cell: (row) => <TransactionLink id={row.transactionId} rowLink />,
    className: 'w-36 max-md:hidden',
  };
  const finality: Column<ActionRow> = {
    id: 'finality',
    head: words.finality,
    headHidden: true,
    cell: (row) => <FinalityRing irreversible={row.irreversible} />,
    align: 'end',
    className: 'w-6',
  };
  if (!full) return [age, what, finality];
  const block: Column<ActionRow> = {
    id: 'block',
    head: words.block,
    cell: (row) => <BlockLink number={row.blockNumber} />,
    align: 'end',
    className: 'w-32 max-lg:hidden',
  };
  return [age, what, transaction, block, finality];
}

/** What happened; on phones with its time and transaction below. */
function RowWords({ row, viewpoint }: { row: ActionRow; viewpoint: string }) {
  const { account: words } = useMessages();
  const others = otherReceivers(row).length;
  return (
    <div className="min-w-0">
      <ActionWords action={row.trace} viewpoint={viewpoint} />
      {others > 0 && <span className="ms-2 text-xs text-muted">{words.notified(others)}</span>}
      <div className="mt-1 flex min-h-6 items-center gap-3 text-sm md:hidden">
        <Moment time={row.blockTime} />
        <TransactionLink id={row.transactionId} />
      </div>
    </div>
  );
}

function searchOf(data: AccountPageData): Record<string, string> {
  const search: Record<string, string> = { tab: data.tab };
  if (data.filter.contract !== null) search.contract = data.filter.contract;
  if (data.filter.action !== null) search.action = data.filter.action;
  if (data.filter.after !== null) search.after = data.filter.after;
  if (data.filter.before !== null) search.before = data.filter.before;
  return search;
}
