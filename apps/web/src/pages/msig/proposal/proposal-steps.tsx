import type { Outcome } from '@antescope/sources/core/outcome';
import type { ProposalLife, ProposalStep } from '@antescope/sources/state/proposal-life';
import { Moment } from '../../../ui/moment.tsx';
import { AccountLink } from '../../../ui/identifier/account-link.tsx';
import { PermissionChip } from '../../../ui/identifier/permission-chip.tsx';
import { TransactionLink } from '../../../ui/identifier/transaction-link.tsx';
import { type Column, List } from '../../../ui/list.tsx';
import { Failed, Partial } from '../../../ui/outcome-view.tsx';
import { Section } from '../../../ui/section.tsx';
import { NarrowTime } from '../narrow-time.tsx';
import { useStrings } from '../../../i18n/strings.ts';

/** Activity of proposals with this name, newest first; a name can be proposed several times. */
export function ProposalSteps({ lives }: { lives: Outcome<ProposalLife[]> }) {
  const strings = useStrings('pages/msig');
  if (lives.state === 'empty') return null;
  return (
    <Section title={strings.activity}>
      {lives.state === 'failed' ? (
        <Failed what={strings.whatActivity} meta={lives.meta} stale={false} />
      ) : (
        <>
          {!lives.meta.complete && <Partial meta={lives.meta} />}
          <Steps steps={lives.data.flatMap(({ steps }) => steps.toReversed())} />
        </>
      )}
    </Section>
  );
}

function Steps({ steps }: { steps: ProposalStep[] }) {
  const strings = useStrings('pages/msig');
  const columns: Column<ProposalStep>[] = [
    {
      id: 'what',
      head: strings.step,
      cell: ({ kind, time }) => (
        <>
          {strings.steps[kind]}
          <NarrowTime time={time} />
        </>
      ),
    },
    { id: 'by', head: strings.doneBy, cell: ({ by }) => <StepAuthor by={by} /> },
    { id: 'when', head: strings.when, className: 'max-sm:hidden', cell: ({ time }) => <Moment time={time} /> },
    {
      id: 'transaction',
      head: strings.ended.in,
      className: 'max-sm:hidden',
      cell: ({ transactionId }) => <TransactionLink id={transactionId} />,
    },
  ];
  return (
    <List
      label={strings.activity}
      columns={columns}
      rows={steps}
      rowKey={({ kind, by, transactionId }) => `${transactionId} ${kind} ${by}`}
    />
  );
}

function StepAuthor({ by }: { by: string }) {
  const [actor = '', permission] = by.split('@');
  return permission === undefined ? (
    <AccountLink name={actor} />
  ) : (
    <PermissionChip actor={actor} permission={permission} />
  );
}
