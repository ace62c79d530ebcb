import type { ListedTransaction, TransactionPage } from '@antescope/sources/state/transaction-list';
import { ActionLine } from '../../domain/action/action-line.tsx';
import { StatusChip } from '../../domain/action/status-chip.tsx';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { grouped } from '../../ui/amount-text.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { BlockLink } from '../../ui/identifier/block-link.tsx';
import { TransactionLink } from '../../ui/identifier/transaction-link.tsx';
import { type Column, List } from '../../ui/list.tsx';
import { Moment } from '../../ui/moment.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { defineScreen } from '../../ui/screen.ts';
import type { TransactionsPageData } from './load.ts';

export const screen = defineScreen({
  strings: 'pages/transactions',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  keyOf: ({ cursor }) => String(cursor),
  Component: TransactionsPage,
});

/** Transactions, newest first, down to the first one that is available. */
function TransactionsPage({ data: { cursor, transactions } }: { data: TransactionsPageData }) {
  const strings = useStrings('pages/transactions');
  return (
    <>
      <div className="tap mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-2xl font-semibold">{strings.title}</h1>
        <AppLink path="/live" className="link">
          {strings.live}
        </AppLink>
      </div>
      <OutcomeView outcome={transactions} what={strings.what} empty={strings.none}>
        {(page) => <Transactions page={page} cursor={cursor} />}
      </OutcomeView>
    </>
  );
}

function Transactions({ page: { transactions, next }, cursor }: { page: TransactionPage; cursor: string | null }) {
  const strings = useStrings('pages/transactions');
  const columns = useColumns();
  return (
    <List
      label={strings.title}
      columns={columns}
      rows={transactions}
      rowKey={({ id, block }) => `${id} ${block}`}
      more={next === null ? null : { path: '/transactions', search: { cursor: next } }}
      newest={cursor === null ? null : { path: '/transactions', search: {} }}
    />
  );
}

function useColumns(): Column<ListedTransaction>[] {
  const strings = useStrings('pages/transactions');
  const { account } = useMessages();
  return [
    {
      id: 'id',
      head: account.transaction,
      className: 'w-40 max-sm:w-30',
      cell: (row) => (
        <>
          <TransactionLink id={row.id} block={row.status === 'executed' ? undefined : row.block} rowLink />
          <span className="block text-xs text-muted sm:hidden">
            <Moment time={row.time} />
          </span>
        </>
      ),
    },
    { id: 'action', head: account.action, cell: (row) => <FirstAction row={row} /> },
    { id: 'block', head: strings.block, className: 'max-md:hidden', cell: ({ block }) => <BlockLink number={block} /> },
    { id: 'time', head: strings.time, className: 'max-sm:hidden', cell: ({ time }) => <Moment time={time} /> },
    { id: 'cpu', head: strings.cpu, align: 'end', className: 'max-lg:hidden', cell: ({ cpuUs }) => <Cpu us={cpuUs} /> },
    {
      id: 'finality',
      head: account.finality,
      align: 'end',
      className: 'max-lg:hidden',
      cell: ({ irreversible }) => <FinalityText irreversible={irreversible} />,
    },
  ];
}

function FirstAction({ row: { status, action, moreActions } }: { row: ListedTransaction }) {
  const strings = useStrings('pages/transactions');
  return (
    <div className="row-sentence min-w-0">
      {status !== 'executed' && <StatusChip status={status} />}
      {action === null ? <span className="text-muted">{strings.unknown}</span> : <ActionLine action={action} />}
      {moreActions > 0 && (
        <span className="ms-2 whitespace-nowrap text-muted">{strings.more(grouped(moreActions))}</span>
      )}
    </div>
  );
}

function Cpu({ us }: { us: number | null }) {
  if (us === null) return <span className="text-muted">–</span>;
  return (
    <span className="figure whitespace-nowrap">
      {grouped(us)} <span className="text-muted">µs</span>
    </span>
  );
}

function FinalityText({ irreversible }: { irreversible: boolean }) {
  const { chain } = useMessages();
  return (
    <span className={`whitespace-nowrap ${irreversible ? 'text-positive' : 'text-muted'}`}>
      {irreversible ? chain.irreversible : chain.reversible}
    </span>
  );
}
