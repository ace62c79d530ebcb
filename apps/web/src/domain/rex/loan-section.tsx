import type { Outcome } from '@antescope/sources/core/outcome';
import type { RexLoan } from '@antescope/sources/table/tables/rex';
import { useStrings } from '../../i18n/strings.ts';
import { Amount } from '../../ui/amount.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { type Column, List } from '../../ui/list.tsx';
import { Moment } from '../../ui/moment.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { Section } from '../../ui/section.tsx';

/** Loans of CPU or NET as a titled list. */
export function LoanSection({ title, loans }: { title: string; loans: Outcome<RexLoan[]> }) {
  const strings = useStrings('domain/rex');
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
      <OutcomeView outcome={loans} what={strings.what} empty={strings.none}>
        {(rows) => <List label={title} columns={columns} rows={rows} rowKey={(row) => row.number} />}
      </OutcomeView>
    </Section>
  );
}

/** The columns that do not fit on a phone. */
function LoanDetails({ loan }: { loan: RexLoan }) {
  const strings = useStrings('domain/rex');
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
