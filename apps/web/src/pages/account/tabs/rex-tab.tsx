import type { RexHoldings } from '@antescope/sources/account/rex-holdings';
import { usePageWords } from '../../../i18n/page-words.ts';
import { Moment } from '../../../ui/moment.tsx';
import { Amount } from '../../../ui/amount.tsx';
import { Facts, type Fact } from '../../../ui/facts.tsx';
import { List, type Column } from '../../../ui/list.tsx';
import { OutcomeView } from '../../../ui/outcome-view.tsx';
import { Section } from '../../../ui/section.tsx';
import type { TabProps } from '../tab-props.ts';
import { accountTabWords } from '../words.ts';

/** What the account lent, and when it can have it back. */
export function RexTab({ name, content }: TabProps<'rex'>) {
  const words = usePageWords(accountTabWords);
  return (
    <OutcomeView outcome={content.rex} what={words.whatRex(name)} empty={words.noRex(name)}>
      {(rex) => <Holdings rex={rex} />}
    </OutcomeView>
  );
}

function Holdings({ rex }: { rex: RexHoldings }) {
  const words = usePageWords(accountTabWords);
  const fact = (label: string, value: string | null): Fact | null =>
    value === null ? null : { label, value: <Amount value={value} /> };
  const columns: Column<RexHoldings['maturing'][number]>[] = [
    {
      id: 'time',
      head: words.available,
      cell: (row) => <Moment time={row.time} show="absolute" />,
      className: 'max-sm:[&_bdi]:whitespace-normal',
    },
    { id: 'rex', head: words.rex, align: 'end', cell: (row) => <Amount value={row.rex} /> },
  ];
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <Facts
        facts={[
          fact(words.rex, rex.rex),
          fact(words.rexValue, rex.value),
          fact(words.rexFund, rex.fund),
          fact(words.rexVoteStake, rex.voteStake),
          fact(words.rexMatured, rex.matured),
          fact(words.rexSavings, rex.savings),
        ]}
      />
      <Section title={words.rexMaturing}>
        {rex.maturing.length === 0 ? (
          <p className="py-3 text-muted">{words.rexNothing}</p>
        ) : (
          <List label={words.rexMaturing} columns={columns} rows={rex.maturing} rowKey={(row) => row.time} />
        )}
      </Section>
    </div>
  );
}
