import type { RexHoldings } from '@antescope/sources/account/rex-holdings';
import { LoanSection } from '../../../domain/rex/loan-section.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { Amount } from '../../../ui/amount.tsx';
import { Facts, type Fact } from '../../../ui/facts.tsx';
import { List, type Column } from '../../../ui/list.tsx';
import { OutcomeView, SuppressRepeatedErrors } from '../../../ui/outcome-view.tsx';
import { Section } from '../../../ui/section.tsx';
import type { TabProps } from '../tabs/tab-props.ts';
import { useStrings } from '../../../i18n/strings.ts';

/** REX balance and maturities, and loans if there are any. */
export function RexTab({ name, content: { rex, loans } }: TabProps<'rex'>) {
  const strings = useStrings('pages/account/tabs');
  return (
    <div className="grid gap-8">
      <OutcomeView outcome={rex} what={strings.whatRex(name)} empty={strings.noRex(name)}>
        {(holdings) => <Holdings rex={holdings} />}
      </OutcomeView>
      <SuppressRepeatedErrors outcome={rex}>
        {loans.cpu.state !== 'empty' && <LoanSection title={strings.cpuLoans} loans={loans.cpu} />}
        {loans.net.state !== 'empty' && <LoanSection title={strings.netLoans} loans={loans.net} />}
      </SuppressRepeatedErrors>
    </div>
  );
}

function Holdings({ rex }: { rex: RexHoldings }) {
  const strings = useStrings('pages/account/tabs');
  const fact = (label: string, value: string | null): Fact | null =>
    value === null ? null : { label, value: <Amount value={value} /> };
  const columns: Column<RexHoldings['maturing'][number]>[] = [
    {
      id: 'time',
      head: strings.available,
      cell: (row) => <Moment time={row.time} show="absolute" />,
      className: 'max-sm:[&_bdi]:whitespace-normal',
    },
    { id: 'rex', head: strings.rex, align: 'end', cell: (row) => <Amount value={row.rex} /> },
  ];
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <Facts
        facts={[
          fact(strings.rex, rex.rex),
          fact(strings.rexValue, rex.value),
          fact(strings.rexFund, rex.fund),
          fact(strings.rexVoteStake, rex.voteStake),
          fact(strings.rexLiquid, rex.liquid),
          fact(strings.rexProcessing, rex.processing),
          fact(strings.rexQueued, rex.queued),
          fact(strings.rexSavings, rex.savings),
        ]}
      />
      <Section title={strings.rexMaturing}>
        {rex.maturing.length === 0 ? (
          <p className="py-3 text-muted">{strings.rexNothing}</p>
        ) : (
          <List label={strings.rexMaturing} columns={columns} rows={rex.maturing} rowKey={(row) => row.time} />
        )}
      </Section>
    </div>
  );
}
