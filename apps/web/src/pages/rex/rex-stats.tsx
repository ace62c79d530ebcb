import type { Outcome } from '@antescope/sources/core/outcome';
import type { RexOrder } from '@antescope/sources/table/tables/rex';
import { LoanSection } from '../../domain/rex/loan-section.tsx';
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
      {loans !== null && 'all' in loans && <LoanSection title={strings.loansNext} loans={loans.all} />}
      {loans !== null && 'cpu' in loans && (
        <>
          <LoanSection title={strings.cpuLoans} loans={loans.cpu} />
          <LoanSection title={strings.netLoans} loans={loans.net} />
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
