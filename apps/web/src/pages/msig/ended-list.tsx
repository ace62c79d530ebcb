import type { ProposalLife, ProposalLives } from '@antescope/sources/state/proposal-life';
import { usePageWords } from '../../i18n/page-words.ts';
import { Moment } from '../../ui/moment.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Chip, type Tone } from '../../ui/chip.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { TransactionLink } from '../../ui/identifier/transaction-link.tsx';
import { type Column, List } from '../../ui/list.tsx';
import { proposalPath } from './proposal-path.ts';
import { msigWords } from './words.ts';

const tones: Record<ProposalLife['status'], Tone> = { open: 'neutral', executed: 'positive', cancelled: 'warning' };

interface EndedListProps {
  lives: ProposalLives;
  proposer: string | null;
  /** Whether this is a page after the first. */
  further: boolean;
}

/** Every proposal that was ever made, with what became of it, newest first. */
export function EndedList({ lives: { lives, next }, proposer, further }: EndedListProps) {
  const words = usePageWords(msigWords);
  const kept = { view: 'all', ...(proposer === null ? {} : { proposer }) };
  const columns: Column<ProposalLife>[] = [
    {
      id: 'name',
      head: words.columns.name,
      cell: ({ name, proposer: by }) => (
        <AppLink path={proposalPath(by, name)} rowLink className="ident link inline-flex min-h-6 items-center">
          {name}
        </AppLink>
      ),
    },
    { id: 'proposer', head: words.columns.proposer, cell: ({ proposer: by }) => <AccountLink name={by} /> },
    {
      id: 'proposed',
      head: words.proposed,
      className: 'max-sm:hidden',
      cell: ({ steps: [first] }) => (first?.kind === 'propose' ? <Moment time={first.time} /> : '–'),
    },
    {
      id: 'status',
      head: words.columns.status,
      cell: ({ status }) => <Chip tone={tones[status]}>{words.lifeStatus[status]}</Chip>,
    },
    {
      id: 'end',
      head: words.ended.in,
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
        label={words.heading}
        columns={columns}
        rows={lives}
        rowKey={({ proposer: by, name, steps }) => `${by} ${name} ${steps[0]?.transactionId}`}
      />
      {(next !== null || further) && (
        <nav aria-label={words.heading} className="flex gap-2 py-3">
          {further && (
            <AppLink path="/msigs" search={kept} still className={buttonClass()}>
              {words.newest}
            </AppLink>
          )}
          {next !== null && (
            <AppLink path="/msigs" search={{ ...kept, from: next }} still className={buttonClass()}>
              {words.older}
            </AppLink>
          )}
        </nav>
      )}
    </>
  );
}
