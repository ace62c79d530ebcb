import type { ProposalLife, ProposalLives } from '@antescope/sources/state/proposal-life';
import { Moment } from '../../ui/moment.tsx';
import { Pager } from '../../ui/pager.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { Chip, type Tone } from '../../ui/chip.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { TransactionLink } from '../../ui/identifier/transaction-link.tsx';
import { type Column, List } from '../../ui/list.tsx';
import { proposalPath } from '../../domain/proposal/proposal-path.ts';
import { useStrings } from '../../i18n/strings.ts';

const tones: Record<ProposalLife['status'], Tone> = { open: 'neutral', executed: 'positive', cancelled: 'warning' };

interface AllProposalsProps {
  lives: ProposalLives;
  proposer: string | null;
  /** Not the first page. */
  hasPrevious: boolean;
}

/** All proposals ever created, with their outcome, newest first. */
export function AllProposals({ lives: { lives, next }, proposer, hasPrevious }: AllProposalsProps) {
  const strings = useStrings('pages/msig');
  const filter = { view: 'all', ...(proposer === null ? {} : { proposer }) };
  const columns: Column<ProposalLife>[] = [
    {
      id: 'name',
      head: strings.columns.name,
      cell: ({ name, proposer: by }) => (
        <AppLink path={proposalPath(by, name)} rowLink className="ident link inline-flex min-h-6 items-center">
          {name}
        </AppLink>
      ),
    },
    { id: 'proposer', head: strings.columns.proposer, cell: ({ proposer: by }) => <AccountLink name={by} /> },
    {
      id: 'proposed',
      head: strings.proposed,
      className: 'max-sm:hidden',
      cell: ({ steps: [first] }) => (first?.kind === 'propose' ? <Moment time={first.time} /> : '–'),
    },
    {
      id: 'status',
      head: strings.columns.status,
      cell: ({ status }) => <Chip tone={tones[status]}>{strings.lifeStatus[status]}</Chip>,
    },
    {
      id: 'end',
      head: strings.ended.in,
      className: 'max-md:hidden',
      cell: ({ status, steps }) =>
        status === 'open' ? (
          <span className="text-muted">–</span>
        ) : (
          <TransactionLink id={steps.at(-1)!.transactionId} />
        ),
    },
  ];
  return (
    <>
      <List
        label={strings.heading}
        columns={columns}
        rows={lives}
        rowKey={({ proposer: by, name, steps }) => `${by} ${name} ${steps[0]?.transactionId}`}
      />
      <Pager
        label={strings.heading}
        links={[
          hasPrevious ? { path: '/msigs', search: filter, label: strings.newest } : null,
          next === null ? null : { path: '/msigs', search: { ...filter, from: next }, label: strings.older },
        ]}
      />
    </>
  );
}
