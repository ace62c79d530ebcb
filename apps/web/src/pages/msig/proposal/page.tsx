import type { ProposalView } from '@antescope/sources/msig/proposal-view';
import { loadStrings, useStrings } from '../../../i18n/strings.ts';
import { useMessages } from '../../../i18n/messages-context.ts';
import { Moment } from '../../../ui/moment.tsx';
import { spanText } from '../../../lib/time/time-text.ts';
import { grouped } from '../../../ui/amount-text.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { AccountLink } from '../../../ui/identifier/account-link.tsx';
import { CopyableHash } from '../../../ui/identifier/copyable-hash.tsx';
import { TransactionLink } from '../../../ui/identifier/transaction-link.tsx';
import { Failed, Partial } from '../../../ui/outcome-view.tsx';
import { Section } from '../../../ui/section.tsx';
import { defineScreen } from '../../../ui/screen.ts';
import { StarButton } from '../../../domain/favorites/star-button.tsx';
import { Missing } from '../../../domain/not-found/not-found-page.tsx';
import { Disclosure } from '../../../domain/value/disclosure.tsx';
import { Approvals } from './approvals.tsx';
import { ProposalActs } from './proposal-acts.tsx';
import { statusTones } from '../../../domain/proposal/status-tones.ts';
import { proposalPath } from '../../../domain/proposal/proposal-path.ts';
import type { ProposalPageData } from './load.ts';
import { NeedTree } from './need-tree.tsx';
import { ProposalEffects } from './proposal-effects.tsx';
import { ProposalSteps } from './proposal-steps.tsx';
import { ProposedActions } from './proposed-actions.tsx';

export const screen = defineScreen({
  strings: 'pages/msig',
  head: ({ strings, data, missing, params }) => {
    const { proposer = '', name = '' } = data ?? params;
    // A closed proposal is gone, too, but a history may know how it ended.
    const isUnknown = missing && data?.end?.state !== 'data';
    return {
      title: isUnknown ? strings.goneTitle : strings.title(name, proposer),
      description: strings.description,
      path: proposalPath(proposer, name),
    };
  },
  preload: ({ locale }) => loadStrings('domain/action/planned', locale),
  Component: ProposalPage,
});

/** One proposal: its actions, required and given approvals, what the connected account can do, and raw data. */
function ProposalPage({ data }: { data: ProposalPageData }) {
  const strings = useStrings('pages/msig');
  const { proposal, proposer, name, lives } = data;
  const view = proposal.state === 'data' ? proposal.data : null;
  return (
    <>
      {view !== null && <Header view={view} />}
      {proposal.state === 'empty' && <ClosedProposal data={data} />}
      {proposal.state === 'failed' && (
        <>
          <h1 className="mb-4 text-2xl font-semibold">{strings.title(name, proposer)}</h1>
          <Failed what={strings.whatOne(name)} meta={proposal.meta} stale={false} />
        </>
      )}
      {proposal.state === 'data' && (!proposal.meta.complete || proposal.meta.failures.length > 0) && (
        <Partial meta={proposal.meta} />
      )}
      {/* One position in all states, so that a receipt outlives the proposal. */}
      <div className="mt-6">
        <ProposalActs view={view}>{view !== null && <Proposed view={view} />}</ProposalActs>
      </div>
      {view !== null && <Contents view={view} lives={lives} />}
    </>
  );
}

/** The actions, beside the review of the connected account. */
function Proposed({ view }: { view: ProposalView }) {
  const strings = useStrings('pages/msig');
  return (
    <Section title={strings.would}>
      {view.transaction === null ? (
        <p className="py-3 text-negative">{strings.explain.unreadable}</p>
      ) : (
        <ProposedActions transaction={view.transaction} />
      )}
    </Section>
  );
}

function Contents({ view, lives }: { view: ProposalView; lives: ProposalPageData['lives'] }) {
  const strings = useStrings('pages/msig');
  return (
    <div className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
      <div className="min-w-0 empty:hidden">
        <ProposalEffects view={view} />
      </div>
      <div className={`${stack} lg:col-start-2 lg:row-span-2`}>
        {view.needs.length > 0 && (
          <Section title={strings.needs}>
            <NeedTree needs={view.needs} />
          </Section>
        )}
        <Section title={strings.approvals}>
          <Approvals approvals={view.approvals} />
        </Section>
      </div>
      <div className={stack}>
        {lives !== null && <ProposalSteps lives={lives} />}
        <Details view={view} />
        <Raw view={view} />
      </div>
    </div>
  );
}

/**
 * Blocks in the order of a phone's single column: with `order` instead, the first paint of a document that is still being
 * received would have gaps that later content fills by moving the rest.
 */
const stack = 'grid min-w-0 content-start gap-8';

function Header({ view }: { view: ProposalView }) {
  const strings = useStrings('pages/msig');
  const { transaction, status } = view;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="text-2xl font-semibold wrap-anywhere" data-copy-object={view.name}>
          {view.name}
        </h1>
        <span>
          <span className="text-muted">{strings.by}</span> <AccountLink name={view.proposer} />
        </span>
        <StarButton favorite={{ type: 'msig', name: `${view.proposer}/${view.name}` }} />
        <Chip tone={statusTones[status]}>{strings.status[status]}</Chip>
      </div>
      <p className="mt-1 text-muted">{strings.explain[status]}</p>
      {transaction !== null && (
        <p className="mt-1 text-muted">
          {status === 'expired' ? strings.facts.expired : strings.facts.expires}{' '}
          <Moment time={transaction.expiration} show="full" />
        </p>
      )}
    </>
  );
}

/** Transaction header fields. */
function Details({ view }: { view: ProposalView }) {
  const { transaction } = view;
  const strings = useStrings('pages/msig').facts;
  const { time } = useMessages();
  if (transaction === null) return null;
  const limits = [
    transaction.maxCpuMs === 0 ? null : strings.cpu(transaction.maxCpuMs),
    transaction.maxNetBytes === 0 ? null : strings.net(grouped(transaction.maxNetBytes)),
  ].filter((part) => part !== null);
  return (
    <Section title={strings.title}>
      <Facts
        facts={[
          view.earliestExecution === null
            ? null
            : { label: strings.earliest, value: <Moment time={view.earliestExecution} show="full" /> },
          {
            label: strings.delay,
            value: transaction.delaySeconds === 0 ? strings.none : spanText(transaction.delaySeconds, time.span),
          },
          limits.length === 0 ? null : { label: strings.limits, value: limits.join(' · ') },
          { label: strings.hash, value: <CopyableHash value={view.hash} /> },
          { label: strings.size, value: strings.bytes(grouped(view.packed.length / 2)) },
        ]}
      />
    </Section>
  );
}

/** A proposal that is no longer in the table, and its outcome if a history has it. */
function ClosedProposal({ data: { name, proposer, end, lives } }: { data: ProposalPageData }) {
  const strings = useStrings('pages/msig');
  return (
    <>
      {end?.state === 'data' ? (
        <>
          <h1 className="text-2xl font-semibold wrap-anywhere">{strings.title(name, proposer)}</h1>
          <p className="mt-1 text-muted">{strings.gone(name, proposer)}</p>
        </>
      ) : (
        <Missing title={strings.goneTitle} text={strings.gone(name, proposer)}>
          <p className="mb-4">
            <AppLink path="/msigs" search={{ proposer }} className="link">
              {strings.otherProposals(proposer)}
            </AppLink>
          </p>
        </Missing>
      )}
      {end?.state === 'data' && (
        <div className="mt-6 max-w-2xl">
          <Facts
            facts={[
              {
                label: end.data.cancelled ? strings.ended.cancelled : strings.ended.executed,
                value: (
                  <>
                    <Moment time={end.data.publishedAt} show="full" /> {strings.ended.by}{' '}
                    <AccountLink name={end.data.payer} />
                  </>
                ),
              },
              { label: strings.ended.in, value: <TransactionLink id={end.data.trxId} /> },
            ]}
          />
        </div>
      )}
      {lives !== null && (
        <div className="mt-8 max-w-3xl">
          <ProposalSteps lives={lives} />
        </div>
      )}
    </>
  );
}

function Raw({ view }: { view: ProposalView }) {
  const strings = useStrings('pages/msig');
  const json = JSON.stringify(view.transaction, null, 2);
  return (
    <details className="group">
      <Disclosure>{strings.raw}</Disclosure>
      <div dir="ltr" className="relative">
        <span className="absolute end-2 top-2">
          <CopyButton value={json} />
        </span>
        <pre
          tabIndex={0}
          className="ident max-h-[60vh] overflow-auto rounded-base bg-surface p-4 text-sm whitespace-pre!"
        >
          {json}
        </pre>
      </div>
      <p className="ident mt-3 max-h-48 overflow-y-auto text-sm whitespace-normal! wrap-anywhere" dir="ltr">
        {view.packed} <CopyButton value={view.packed} />
      </p>
    </details>
  );
}
