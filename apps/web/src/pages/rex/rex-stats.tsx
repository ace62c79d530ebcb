import type { Outcome } from '@antescope/sources/core/outcome';
import type { RexLoan, RexOrder } from '@antescope/sources/table/tables/rex';
import { Moment } from '../../ui/moment.tsx';
import { grouped } from '../../ui/amount-text.ts';
import { Amount } from '../../ui/amount.tsx';
import { Figures } from '../../ui/figures.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { type Column, List } from '../../ui/list.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { Section } from '../../ui/section.tsx';
import type { RexPageData } from './load.ts';
import { useStrings } from '../../i18n/strings.ts';

/** The pool's own figures, who waits to sell, and the loans that run out next. */
export function RexStats({ data: { market, orders, loans } }: { data: RexPageData }) {
  const strings = useStrings('pages/rex');
  return (
    <div className="grid gap-8 py-4">
      {market.state === 'data' && (
        <Figures
          label={strings.stats}
          figures={[
            { label: strings.lendable, value: <Amount value={market.data.pool.totalLendable} /> },
            { label: strings.lent, value: <Amount value={market.data.pool.totalLent} /> },
            { label: strings.unlent, value: <Amount value={market.data.pool.totalUnlent} /> },
            { label: strings.rent, value: <Amount value={market.data.pool.totalRent} /> },
            { label: strings.rex, value: <Amount value={market.data.pool.totalRex} /> },
            { label: strings.bids, value: <Amount value={market.data.pool.namebidProceeds} /> },
            { label: strings.loans, value: <span className="figure">{grouped(market.data.pool.loans)}</span> },
          ]}
        />
      )}
      {orders !== null && <Orders orders={orders} />}
      {loans !== null && 'all' in loans && <Loans title={strings.loansNext} loans={loans.all} />}
      {loans !== null && 'cpu' in loans && (
        <>
          <Loans title={strings.cpuLoans} loans={loans.cpu} />
          <Loans title={strings.netLoans} loans={loans.net} />
        </>
      )}
    </div>
  );
}

function Orders({ orders }: { orders: Outcome<RexOrder[]> }) {
  const strings = useStrings('pages/rex');
  const columns: Column<RexOrder>[] = [
    { id: 'owner', head: strings.owner, cell: ({ owner }) => <AccountLink name={owner} rowLink /> },
    { id: 'order', head: strings.order, align: 'end', cell: ({ rexRequested }) => <Amount value={rexRequested} /> },
    {
      id: 'since',
      head: strings.since,
      align: 'end',
      className: 'max-sm:hidden',
      cell: ({ ordered }) => <Moment time={ordered} />,
    },
  ];
  return (
    <Section title={strings.queue}>
      <OutcomeView outcome={orders} what={strings.whatQueue} empty={strings.noQueue}>
        {(rows) => <List label={strings.queue} columns={columns} rows={rows} rowKey={(row) => row.owner} />}
      </OutcomeView>
    </Section>
  );
}

function Loans({ title, loans }: { title: string; loans: Outcome<RexLoan[]> }) {
  const strings = useStrings('pages/rex');
  // Fixed widths align the CPU and NET lists.
  const columns: Column<RexLoan>[] = [
    {
      id: 'number',
      head: strings.number,
      className: 'sm:w-20',
      cell: (row) => <span className="figure text-muted">{row.number}</span>,
    },
    {
      id: 'from',
      head: strings.from,
      className: 'sm:w-[18%]',
      cell: (row) => (
        <>
          <AccountLink name={row.from} rowLink />
          <LoanDetails loan={row} />
        </>
      ),
    },
    {
      id: 'receiver',
      head: strings.receiver,
      className: 'max-sm:hidden sm:w-[18%]',
      cell: (row) => <AccountLink name={row.receiver} />,
    },
    { id: 'staked', head: strings.staked, align: 'end', cell: (row) => <Amount value={row.totalStaked} /> },
    {
      id: 'balance',
      head: strings.balance,
      align: 'end',
      className: 'max-sm:hidden sm:w-[16%]',
      cell: (row) => <Amount value={row.balance} />,
    },
    {
      id: 'expires',
      head: strings.expires,
      align: 'end',
      className: 'max-sm:hidden sm:w-[24%]',
      cell: (row) => <Moment time={row.expires} show="absolute" />,
    },
  ];
  return (
    <Section title={title}>
      <OutcomeView outcome={loans} what={strings.whatLoans} empty={strings.noLoans}>
        {(rows) => <List label={title} columns={columns} rows={rows} rowKey={(row) => row.number} />}
      </OutcomeView>
    </Section>
  );
}

/** The columns that do not fit on a phone. */
function LoanDetails({ loan }: { loan: RexLoan }) {
  const strings = useStrings('pages/rex');
  const details = [
    { label: strings.receiver, value: <AccountLink name={loan.receiver} /> },
    { label: strings.balance, value: <Amount value={loan.balance} /> },
    { label: strings.expires, value: <Moment time={loan.expires} /> },
  ];
  return (
    <dl className="grid gap-0.5 pt-0.5 text-sm sm:hidden">
      {details.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap gap-x-2">
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
