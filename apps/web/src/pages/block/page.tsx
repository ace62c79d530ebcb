import type { BlockView } from '@antescope/sources/block/block-view';
import type { TransactionSummary } from '@antescope/sources/transaction/transaction-view';
import { StarButton } from '../../domain/favorites/star-button.tsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Moment } from '../../ui/moment.tsx';
import { grouped } from '../../ui/amount-text.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Figures } from '../../ui/figures.tsx';
import { Facts } from '../../ui/facts.tsx';
import { CopyableHash } from '../../ui/identifier/copyable-hash.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { BlockLink } from '../../ui/identifier/block-link.tsx';
import { FinalityRing } from '../../ui/identifier/finality-ring.tsx';
import { KeyLink } from '../../ui/identifier/key-link.tsx';
import { TransactionLink } from '../../ui/identifier/transaction-link.tsx';
import { List, type Column } from '../../ui/list.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { SourceMark } from '../../ui/source-mark.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { defineScreen } from '../../ui/screen.ts';
import { ActionLine } from '../../domain/action/action-line.tsx';
import { ChangesScreen, preloadChanges } from '../../domain/changes/changes-screen.tsx';
import { Missing } from '../../domain/not-found/not-found-page.tsx';
import { Proof } from '../../domain/proof/proof.tsx';
import { FinalizerPolicy, ProposerPolicy, QcClaim } from './finality.tsx';
import { StatusChip } from '../../domain/action/status-chip.tsx';
import type { BlockPageData } from './load.ts';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';

export const screen = defineScreen({
  strings: 'pages/block',
  head: ({ strings, data }) => {
    const block = data?.block.state === 'data' ? data.block.data : null;
    const number = block === null ? '' : grouped(block.number);
    return {
      title: block === null ? strings.missing : strings.title(number),
      description: block === null ? strings.missingText : strings.description(number, block.producer),
      path: `/block/${block === null ? encodeURIComponent(data?.requested ?? '') : block.number}`,
    };
  },
  preload: ({ data, locale }) => (data.changes === null ? null : preloadChanges(locale)),
  Component: BlockPage,
});

function BlockPage({ data }: { data: BlockPageData }) {
  const strings = useStrings('pages/block');
  if (data.block.state === 'empty') {
    return (
      <Missing title={strings.missing} text={strings.missingText} requested={data.requested}>
        {data.head !== null && (
          <p className="mb-4 text-muted [&_a]:underline">
            {strings.newest} <BlockLink number={data.head} />
          </p>
        )}
      </Missing>
    );
  }
  return (
    <>
      {data.block.state === 'failed' && data.block.stale === null && (
        <h1 className="text-2xl font-semibold wrap-anywhere">{strings.title(data.requested)}</h1>
      )}
      <OutcomeView outcome={data.block} what={strings.what} empty={null}>
        {(block, meta) => (
          <>
            <header className="flex flex-wrap items-center gap-x-3 gap-y-2 pb-4">
              <h1 className="figure text-2xl font-semibold" data-copy-object={String(block.number)}>
                {strings.title(grouped(block.number))}
              </h1>
              <FinalityRing irreversible={block.irreversible} permille={progressOf(block)} />
              <StarButton favorite={{ type: 'block', name: String(block.number) }} />
              <SourceMark meta={meta} />
              <Neighbours block={block} />
            </header>
            <BlockFigures block={block} />
            <BlockFacts block={block} />
            <Proof number={block.number} blockId={block.id} />
            {data.hasChanges && <Parts block={block} changes={data.changes !== null} />}
            {data.changes === null ? <Transactions block={block} /> : <ChangesScreen changes={data.changes} />}
          </>
        )}
      </OutcomeView>
    </>
  );
}

/** Progress of irreversibility, from this block to the head, in thousandths. */
function progressOf(block: BlockView): number {
  const ahead = block.number - block.lastIrreversible;
  const span = Math.max(1, block.head - block.lastIrreversible);
  return Math.round(1000 * (1 - Math.min(1, ahead / span)));
}

function Neighbours({ block }: { block: BlockView }) {
  const strings = useStrings('pages/block');
  return (
    <nav className="ms-auto flex gap-2">
      {block.number > 1 && (
        <AppLink
          path={`/block/${block.number - 1}`}
          className={buttonClass('plain', true)}
          aria-label={strings.previous}
          data-neighbour="previous"
        >
          <ChevronLeft size={16} aria-hidden className="rtl:-scale-x-100" />
        </AppLink>
      )}
      {block.number < block.head && (
        <AppLink
          path={`/block/${block.number + 1}`}
          className={buttonClass('plain', true)}
          aria-label={strings.next}
          data-neighbour="next"
        >
          <ChevronRight size={16} aria-hidden className="rtl:-scale-x-100" />
        </AppLink>
      )}
    </nav>
  );
}

/** What the block contains. CPU and NET are sums, if all transactions are on the page and report their usage. */
function BlockFigures({ block: { transactions, transactionCount, actionCount } }: { block: BlockView }) {
  const strings = useStrings('pages/block');
  const whole = transactions.length === transactionCount;
  const cpu = whole ? sum(transactions.map(({ cpuUs }) => cpuUs)) : null;
  const net = whole ? sum(transactions.map(({ netBytes }) => netBytes)) : null;
  const count = (value: number) => <span className="figure">{grouped(value)}</span>;
  return (
    <div className="mb-4">
      <Figures
        label={strings.contents}
        figures={[
          { label: strings.transactionsTab, value: count(transactionCount) },
          actionCount === null ? null : { label: strings.actionCount, value: count(actionCount) },
          cpu === null ? null : { label: strings.cpu, value: <Cost value={cpu} unit="µs" /> },
          net === null ? null : { label: strings.net, value: <Cost value={net} unit="B" /> },
        ]}
      />
    </div>
  );
}

function BlockFacts({ block }: { block: BlockView }) {
  const strings = useStrings('pages/block');
  return (
    <Facts
      columns={2}
      facts={[
        {
          label: strings.id,
          wide: true,
          value: (
            <span className="inline-flex items-center gap-1">
              <span className="ident whitespace-normal!">{block.id}</span>
              <CopyButton value={block.id} />
            </span>
          ),
        },
        { label: strings.time, value: <Moment time={block.time} show="full" /> },
        { label: strings.producer, value: <AccountLink name={block.producer} /> },
        block.signedBy === null ? null : { label: strings.signedBy, value: <KeyLink value={block.signedBy} /> },
        {
          label: strings.finality,
          value: <Finality block={block} />,
        },
        block.consensus === 'savanna'
          ? null
          : { label: strings.schedule, value: <span className="figure">{block.scheduleVersion}</span> },
        block.finality === null ? null : { label: strings.qcClaim, value: <QcClaim qc={block.finality.qc} /> },
        { label: strings.transactionRoot, value: <CopyableHash value={block.transactionMroot} /> },
        {
          label: block.consensus === 'savanna' ? strings.finalityRoot : strings.actionRoot,
          value: <CopyableHash value={block.actionMroot} />,
        },
        block.newProducers === null
          ? null
          : {
              label: strings.newProducers,
              wide: true,
              value: (
                <span className="flex flex-wrap gap-x-3 gap-y-1">
                  {block.newProducers.map((name) => (
                    <AccountLink key={name} name={name} bare />
                  ))}
                </span>
              ),
            },
        block.finality?.proposerPolicy == null
          ? null
          : {
              label: strings.proposerPolicy,
              wide: true,
              value: <ProposerPolicy policy={block.finality.proposerPolicy} />,
            },
        block.finality?.finalizerPolicy == null
          ? null
          : {
              label: strings.finalizerPolicy,
              wide: true,
              value: <FinalizerPolicy policy={block.finality.finalizerPolicy} />,
            },
        block.newProtocolFeatures === null
          ? null
          : {
              label: strings.features,
              wide: true,
              value: block.newProtocolFeatures.map((digest) => (
                <span key={digest} className="block">
                  <CopyableHash value={digest} />
                </span>
              )),
            },
      ]}
    />
  );
}

function Finality({ block }: { block: BlockView }) {
  const strings = useStrings('pages/block');
  const { chain } = useMessages();
  const distance = grouped(Math.abs(block.number - block.lastIrreversible));
  return block.irreversible ? (
    <span title={strings.confirmations(distance)}>{chain.irreversible}</span>
  ) : (
    <>
      {chain.reversible} · {strings.aheadOfLib(distance)}
    </>
  );
}

function Parts({ block, changes }: { block: BlockView; changes: boolean }) {
  const strings = useStrings('pages/block');
  const path = `/block/${block.number}`;
  return (
    <div className="mt-8 mb-4">
      <Tabs
        label={strings.parts}
        current={changes ? 'changes' : 'transactions'}
        tabs={[
          { id: 'transactions', label: strings.transactionsTab, path },
          { id: 'changes', label: strings.changes, path, search: { tab: 'changes' } },
        ]}
      />
    </div>
  );
}

function Transactions({ block }: { block: BlockView }) {
  const strings = useStrings('pages/block');
  const columns: Column<TransactionSummary>[] = [
    {
      id: 'id',
      head: strings.transaction,
      className: 'w-44 max-md:w-32',
      cell: (row) => (
        <TransactionLink id={row.id} block={row.status === 'executed' ? undefined : block.number} rowLink />
      ),
    },
    { id: 'words', head: strings.summary, cell: (row) => <ActionSummary transaction={row} /> },
    {
      id: 'cpu',
      head: strings.cpu,
      align: 'end',
      className: 'max-md:hidden',
      cell: (row) => <Cost value={row.cpuUs} unit="µs" />,
    },
    {
      id: 'net',
      head: strings.net,
      align: 'end',
      className: 'max-md:hidden',
      cell: (row) => <Cost value={row.netBytes} unit="B" />,
    },
  ];
  return (
    <section className="mt-6">
      <h2 className="mb-2 text-lg font-semibold">
        {strings.transactions(grouped(block.transactionCount))}
        {block.actionCount !== null && (
          <span className="ms-2 text-base font-normal text-muted">{strings.actions(grouped(block.actionCount))}</span>
        )}
      </h2>
      {block.transactions.length === 0 ? (
        <p className="py-4 text-muted">{strings.empty}</p>
      ) : (
        <List
          label={strings.transactions(String(block.transactionCount))}
          columns={columns}
          rows={block.transactions}
          rowKey={(row) => row.id}
        />
      )}
    </section>
  );
}

/** null if any number is unknown. */
function sum(numbers: (number | null)[]): number | null {
  let all = 0;
  for (const number of numbers) {
    if (number === null) return null;
    all += number;
  }
  return all;
}

const maxActions = 3;

function ActionSummary({ transaction }: { transaction: TransactionSummary }) {
  const strings = useStrings('pages/block');
  const rest = transaction.actions.length - maxActions;
  return (
    <div className="min-w-0">
      {transaction.status !== 'executed' && <StatusChip status={transaction.status} />}
      {!transaction.known && <span className="text-muted">{strings.deferred}</span>}
      {transaction.actions.slice(0, maxActions).map((action, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- actions of a transaction never reorder
        <div key={index} className="row-sentence">
          <ActionLine action={action} />
        </div>
      ))}
      {rest > 0 && <div className="text-muted">{strings.more(rest)}</div>}
    </div>
  );
}

function Cost({ value, unit }: { value: number | null; unit: string }) {
  if (value === null) return <span className="text-muted">–</span>;
  return (
    <span className="figure whitespace-nowrap">
      {grouped(value)} <span className="text-muted">{unit}</span>
    </span>
  );
}
