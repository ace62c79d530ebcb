import type { ProposalRowView } from '@antescope/sources/msig/proposal-view';
import { useState } from 'react';
import { isAbsent } from '@antescope/sources/table/read-table';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { useSavedUsers } from '../../wallet/saved-users.ts';
import { Moment } from '../../ui/moment.tsx';
import { Pager } from '../../ui/pager.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { List, type Column } from '../../ui/list.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Field } from '../../ui/text-input.tsx';
import { defineScreen } from '../../ui/screen.ts';
import { AllProposals } from './all-proposals.tsx';
import type { MsigsPageData } from './load.ts';
import { ApprovalBar } from '../../domain/proposal/approval-bar.tsx';
import { approvalProgress } from '../../domain/proposal/approval-progress.ts';
import { statusTones } from '../../domain/proposal/status-tones.ts';
import { proposalPath } from '../../domain/proposal/proposal-path.ts';

export const screen = defineScreen({
  strings: 'pages/msig',
  head: ({ strings }) => ({ title: strings.heading, description: strings.description }),
  Component: MsigsPage,
});

/** Open proposals by proposer; with an index, all proposals ever created, too. */
function MsigsPage({ data }: { data: MsigsPageData }) {
  const strings = useStrings('pages/msig');
  const { proposer, recorded, view } = data;
  const filter = proposer === null ? {} : { proposer };
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-semibold">{strings.heading}</h1>
        <NewProposal />
      </div>
      {recorded && (
        <Tabs
          label={strings.heading}
          current={view}
          tabs={[
            { id: 'standing', label: strings.views.open, path: '/msigs', search: filter },
            { id: 'all', label: strings.views.all, path: '/msigs', search: { ...filter, view: 'all' } },
          ]}
        />
      )}
      <Filter data={data} />
      {data.view === 'all' ? (
        <OutcomeView
          outcome={data.lives}
          what={strings.what}
          empty={proposer === null ? strings.none : strings.noneOf(proposer)}
        >
          {(lives) => <AllProposals lives={lives} proposer={proposer} hasPrevious={data.from !== null} />}
        </OutcomeView>
      ) : (
        <OpenProposals data={data} />
      )}
    </>
  );
}

function NewProposal() {
  const strings = useStrings('pages/msig');
  const { chain } = useBoot();
  if (chain.features.handles) return null;
  return (
    <AppLink path="/wallet/msig" className={buttonClass()}>
      {strings.create}
    </AppLink>
  );
}

function Filter({ data: { proposer, view } }: { data: MsigsPageData }) {
  const strings = useStrings('pages/msig');
  const { base } = useBoot();
  return (
    <form action={`${base}/msigs`} className="my-4 flex max-w-md items-end gap-3">
      {view === 'all' && <input type="hidden" name="view" value="all" />}
      <Field
        className="flex-1"
        name="proposer"
        label={strings.filter}
        defaultValue={proposer ?? ''}
        key={proposer}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
      />
      <Button type="submit">{strings.show}</Button>
      {proposer !== null && (
        <AppLink path="/msigs" {...(view === 'all' ? { search: { view } } : {})} className={buttonClass('quiet')}>
          {strings.all}
        </AppLink>
      )}
    </form>
  );
}

function OpenProposals({
  data: { proposer, from, proposals },
}: {
  data: Extract<MsigsPageData, { view: 'standing' }>;
}) {
  const strings = useStrings('pages/msig');
  return (
    <OutcomeView
      outcome={proposals}
      what={strings.what}
      empty={isAbsent(proposals) ? strings.noContract : proposer === null ? strings.none : strings.noneOf(proposer)}
    >
      {({ rows, next }) => (
        <>
          <Proposals rows={rows} />
          <Pager
            label={strings.heading}
            links={[
              from === null ? null : { path: '/msigs', label: strings.first },
              next === null ? null : { path: '/msigs', search: { from: next }, label: strings.next },
            ]}
          />
        </>
      )}
    </OutcomeView>
  );
}

const maxKinds = 2;

/** 'eosio.token::transfer' for each kind of action, with a count if repeated: '2 × …'. */
function kindsOf(actions: ProposalRowView['actions']): string[] {
  const counts = new Map<string, number>();
  for (const { contract, name } of actions) {
    const kind = `${contract}::${name}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => (count === 1 ? kind : `${count} × ${kind}`));
}

/** Weight against the threshold where approvals add up to one permission, else the number of approvals. */
function progressText(
  { weight, approved, requested }: Pick<ProposalRowView, 'weight' | 'approved' | 'requested'>,
  strings: StringFolders['pages/msig'],
): string {
  return weight === null ? strings.of(approved, requested) : strings.need.weights(weight.approved, weight.threshold);
}

/** The list; a connected account can narrow it to the proposals that await its approval. */
function Proposals({ rows }: { rows: ProposalRowView[] }) {
  const strings = useStrings('pages/msig');
  const { chain } = useBoot();
  const { actor } = useSavedUsers(chain.chainId ?? '');
  const [mineOnly, setMineOnly] = useState(false);
  const isMine = ({ pending, status }: ProposalRowView): boolean =>
    actor !== null && status !== 'expired' && pending.includes(actor);
  const listed = mineOnly && actor !== null ? rows.filter(isMine) : rows;
  return (
    <>
      {actor !== null && (
        <label className="mb-3 inline-flex min-h-9 cursor-pointer items-center gap-2">
          <input
            type="checkbox"
            className="size-4 accent-(--accent)"
            checked={mineOnly}
            onChange={(event) => setMineOnly(event.target.checked)}
          />
          {strings.needsMine(rows.filter(isMine).length)}
        </label>
      )}
      {listed.length === 0 ? <p className="py-4 text-muted">{strings.noneMine}</p> : <ProposalTable rows={listed} />}
    </>
  );
}

function ProposalTable({ rows }: { rows: ProposalRowView[] }) {
  const strings = useStrings('pages/msig');
  const columns: Column<ProposalRowView>[] = [
    {
      id: 'name',
      head: strings.columns.name,
      cell: ({ name, proposer, ...row }) => (
        <>
          <AppLink path={proposalPath(proposer, name)} rowLink className="ident link inline-flex min-h-6 items-center">
            {name}
          </AppLink>
          <span className="block text-sm text-muted tabular-nums sm:hidden">{progressText(row, strings)}</span>
        </>
      ),
    },
    { id: 'proposer', head: strings.columns.proposer, cell: ({ proposer }) => <AccountLink name={proposer} /> },
    {
      id: 'actions',
      head: strings.columns.actions,
      className: 'max-md:hidden',
      cell: ({ actions }) => (
        <>
          <bdi className="ident whitespace-normal!">{kindsOf(actions).slice(0, maxKinds).join(', ')}</bdi>
          {kindsOf(actions).length > maxKinds && (
            <span className="text-muted"> {strings.more(kindsOf(actions).length - maxKinds)}</span>
          )}
        </>
      ),
    },
    {
      id: 'approvals',
      head: strings.columns.approvals,
      align: 'end',
      className: 'max-sm:hidden w-44',
      cell: (row) => (
        <>
          <span className="mb-1 block tabular-nums">{progressText(row, strings)}</span>
          <ApprovalBar {...approvalProgress(row)} />
        </>
      ),
    },
    {
      id: 'expires',
      head: strings.columns.expires,
      className: 'max-sm:hidden ps-6',
      cell: ({ expiration }) => (expiration === null ? '–' : <Moment time={expiration} />),
    },
    {
      id: 'status',
      head: strings.columns.status,
      cell: ({ status, expiration }) => (
        <>
          <Chip tone={statusTones[status]} wrap>
            {strings.status[status]}
          </Chip>
          <span className="block text-sm sm:hidden [&>time]:w-22">
            {expiration !== null && <Moment time={expiration} />}
          </span>
        </>
      ),
    },
  ];
  return (
    <List
      label={strings.heading}
      columns={columns}
      rows={rows}
      rowKey={({ proposer, name }) => `${proposer} ${name}`}
    />
  );
}
