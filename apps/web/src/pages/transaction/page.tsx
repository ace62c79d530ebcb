import { QrCode } from 'lucide-react';
import { loadStrings, useStrings } from '../../i18n/strings.ts';
import type { TransactionView } from '@antescope/sources/transaction/transaction-view';
import { StarButton } from '../../domain/favorites/star-button.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { useMessages } from '../../i18n/messages-context.ts';
import { Moment } from '../../ui/moment.tsx';
import { grouped } from '../../ui/amount-text.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Facts, type Fact } from '../../ui/facts.tsx';
import { BlockLink } from '../../ui/identifier/block-link.tsx';
import { FinalityRing } from '../../ui/identifier/finality-ring.tsx';
import { TransactionLink } from '../../ui/identifier/transaction-link.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { SourceMark } from '../../ui/source-mark.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { defineScreen, type ScreenProps } from '../../ui/screen.ts';
import { ActionSentence } from '../../domain/action/action-sentence.tsx';
import { ChangesScreen, preloadChanges } from '../../domain/changes/changes-screen.tsx';
import { Missing } from '../../domain/not-found/not-found-page.tsx';
import { QrButton } from '../../domain/qr/qr-button.tsx';
import { ActionsTab } from './actions-tab.tsx';
import { AuthorizationTab } from './authorization-tab.tsx';
import { BalanceChanges } from './balance-changes.tsx';
import type { TransactionPageData } from './load.ts';
import { RawTab } from './raw-tab.tsx';
import { deferralFacts } from './deferral-facts.tsx';
import { ResourcesTab } from './resources-tab.tsx';
import { StatusRail } from './status-rail.tsx';
import { StatusChip } from '../../domain/action/status-chip.tsx';
import { executionCount, traceTree, type TraceNode } from './trace-tree.ts';

export const screen = defineScreen({
  strings: 'pages/transaction',
  head: ({ strings, data }) => {
    const id = data?.id ?? '';
    const exists = data?.transaction.state === 'data';
    return {
      title: exists ? strings.title(id.slice(0, 12)) : strings.missing,
      description: exists ? strings.title(id) : strings.missingText,
      path: `/transaction/${encodeURIComponent(id)}`,
    };
  },
  preload: ({ data: { changes, transaction }, locale }) =>
    Promise.all([
      changes === null ? null : preloadChanges(locale),
      transaction.state === 'data' && transaction.data.deferred !== undefined
        ? loadStrings('domain/action/planned', locale)
        : null,
    ]),
  Component: TransactionPage,
});

const tabs = ['actions', 'changes', 'authorisation', 'resources', 'raw'] as const;
type TabId = (typeof tabs)[number];

function TransactionPage({ data, search }: ScreenProps<TransactionPageData>) {
  const strings = useStrings('pages/transaction');
  const available = tabs.filter((id) => id !== 'changes' || data.hasChanges);
  const tab = available.find((id) => id === search.tab) ?? 'actions';
  const { account, outcome } = useMessages();
  if (data.transaction.state === 'empty') {
    const { range } = data.transaction.meta;
    return (
      <Missing title={strings.missing} text={strings.missingText} requested={data.id}>
        {data.starting.length > 0 && (
          <div className="mb-4">
            <p className="text-muted">{account.didYouMean}</p>
            <ul>
              {data.starting.map((id) => (
                <li key={id}>
                  <AppLink path={`/transaction/${id}`} className="ident link whitespace-normal! wrap-anywhere">
                    {id}
                  </AppLink>
                </li>
              ))}
            </ul>
          </div>
        )}
        {range !== null && (
          <p className="mb-4 text-muted first-letter:uppercase">
            {outcome.searched(grouped(range.first), grouped(range.last))}
          </p>
        )}
      </Missing>
    );
  }
  return (
    <>
      {data.transaction.state === 'failed' && data.transaction.stale === null && (
        <>
          <h1 className="text-2xl font-semibold">{strings.heading}</h1>
          <p className="ident mt-1 wrap-anywhere whitespace-normal!">{data.id}</p>
        </>
      )}
      <OutcomeView outcome={data.transaction} what={strings.what} empty={null}>
        {(transaction, meta) => {
          const tree = traceTree(transaction.traces);
          return (
            <>
              <header className="pb-5">
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
                  <h1 className="font-normal">{strings.heading}</h1>
                  <span className="ident wrap-anywhere whitespace-normal!" data-copy-object={transaction.id}>
                    {transaction.id}
                  </span>
                  <CopyButton value={transaction.id} />
                  <QrButton
                    title={account.acts.qr}
                    label={account.acts.qr}
                    name={transaction.id}
                    path={`/transaction/${transaction.id}`}
                    className="inline-grid size-6 shrink-0 place-items-center rounded-base text-muted hover:bg-surface hover:text-text"
                  >
                    <QrCode size={14} aria-hidden />
                  </QrButton>
                  <StarButton favorite={{ type: 'transaction', name: transaction.id }} />
                  <SourceMark meta={meta} />
                </div>
                <Headline tree={tree} />
                <Reason transaction={transaction} />
              </header>
              <StatusRail transaction={transaction} />
              {/* The facts are beside the rest on wide screens, above it on narrow ones. */}
              <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
                <div className="xl:col-start-2 xl:row-start-1 xl:[&_dt]:w-24 xl:[&>dl]:grid-cols-1">
                  <Summary transaction={transaction} count={executionCount(tree)} />
                </div>
                <div className="grid min-w-0 gap-6 xl:row-start-1">
                  <BalanceChanges movements={data.movements} />
                  <div className="min-w-0">
                    <Tabs
                      label={strings.tabs.label}
                      current={tab}
                      tabs={available.map((id) => ({
                        id,
                        label: strings.tabs[id],
                        path: `/transaction/${transaction.id}`,
                        ...(id === 'actions' ? {} : { search: { tab: id } }),
                      }))}
                    />
                    <div className="pt-4">
                      <TabContent id={tab} transaction={transaction} tree={tree} changes={data.changes} />
                    </div>
                  </div>
                </div>
              </div>
            </>
          );
        }}
      </OutcomeView>
    </>
  );
}

interface TabContentProps {
  id: TabId;
  transaction: TransactionView;
  tree: TraceNode[];
  changes: TransactionPageData['changes'];
}

function TabContent({ id, transaction, tree, changes }: TabContentProps) {
  switch (id) {
    case 'actions':
      return <ActionsTab transaction={transaction} tree={tree} />;
    case 'changes':
      return changes === null ? null : <ChangesScreen changes={changes} transactionId={transaction.id} />;
    case 'authorisation':
      return <AuthorizationTab transaction={transaction} tree={tree} />;
    case 'resources':
      return <ResourcesTab transaction={transaction} />;
    case 'raw':
      return <RawTab transaction={transaction} />;
  }
}

const headlineActions = 3;

/** The top-level actions as sentences. */
function Headline({ tree }: { tree: TraceNode[] }) {
  const strings = useStrings('pages/transaction');
  const rest = tree.length - headlineActions;
  return (
    <div className="mt-1 text-xl">
      {tree.slice(0, headlineActions).map(({ trace }) => (
        <p key={trace.ordinal} className="wrap-anywhere">
          <ActionSentence action={trace} />
        </p>
      ))}
      {rest > 0 && <p className="text-base text-muted">{strings.moreActions(rest)}</p>}
    </div>
  );
}

/** A failed transaction shows its error first, verbatim if known. */
function Reason({ transaction }: { transaction: TransactionView }) {
  const strings = useStrings('pages/transaction');
  const { error, failedId } = transaction;
  if (error === null) return null;
  return (
    <div className="mt-3 border-s-2 border-negative ps-3">
      <p className="font-semibold wrap-anywhere">{error.message ?? strings.noReason(error.code)}</p>
      {failedId !== null && failedId !== transaction.id && (
        <p className="mt-1 text-sm text-muted">
          {strings.failedId} <TransactionLink id={failedId} />
        </p>
      )}
    </div>
  );
}

function Summary({ transaction, count }: { transaction: TransactionView; count: number }) {
  const strings = useStrings('pages/transaction');
  const facts: (Fact | null)[] = [
    {
      label: strings.block,
      value:
        transaction.blockNumber === null ? (
          <span className="text-muted">{strings.pending}</span>
        ) : (
          <span className="inline-flex flex-wrap items-center gap-2">
            <BlockLink number={transaction.blockNumber} />
            <FinalityRing irreversible={transaction.irreversible} permille={progressOf(transaction)} />
            {transaction.deferred === undefined && <StatusChip status={transaction.status} />}
          </span>
        ),
    },
    ...deferralFacts(transaction, strings),
    transaction.blockTime === null
      ? null
      : { label: strings.time, value: <Moment time={transaction.blockTime} show="full" /> },
    {
      label: strings.cpu,
      value: (
        <span className="tabular-nums">
          {transaction.cpuUs === null ? '–' : strings.microseconds(grouped(transaction.cpuUs))}
        </span>
      ),
    },
    {
      label: strings.net,
      value: (
        <span className="tabular-nums">
          {transaction.netBytes === null ? '–' : strings.bytes(grouped(transaction.netBytes))}
        </span>
      ),
    },
    { label: strings.tabs.actions, value: strings.actions(count) },
    // Implicit transactions (onblock, onerror) have no expiration, which reads as 1970.
    transaction.expiration === null || transaction.expiration.startsWith('1970-01-01')
      ? null
      : { label: strings.expiration, value: <Moment time={transaction.expiration} show="absolute" /> },
    transaction.delaySec === null || transaction.delaySec === 0
      ? null
      : { label: strings.delay, value: strings.seconds(transaction.delaySec) },
  ];
  return <Facts columns={2} facts={facts} />;
}

function progressOf(transaction: TransactionView): number | null {
  const { blockNumber, lastIrreversible, head } = transaction;
  if (blockNumber === null || lastIrreversible === null || head === null) return null;
  const span = Math.max(1, head - lastIrreversible);
  return Math.round(1000 * (1 - Math.min(1, Math.max(0, blockNumber - lastIrreversible) / span)));
}
