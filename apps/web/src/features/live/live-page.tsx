import type { ActionRow } from '@antescope/sources/history/history-source';
import { Pause, Play } from 'lucide-react';
import { usePageWords } from '../../i18n/page-words.ts';
import { Moment } from '../../time/moment.tsx';
import { grouped } from '../../ui/amount-text.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { FinalityRing } from '../../ui/identifier/finality-ring.tsx';
import { TransactionLink } from '../../ui/identifier/transaction-link.tsx';
import { List, type Column } from '../../ui/list.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { Field } from '../../ui/text-input.tsx';
import { ActionWords } from '../actions/action-words.tsx';
import type { LivePageData } from './load.ts';
import { useLiveActions, type LiveState } from './use-live-actions.ts';
import { liveWords } from './words.ts';

export function LivePage({ data }: { data: LivePageData }) {
  const words = usePageWords(liveWords);
  const live = useLiveActions(data.rows.state === 'data' ? data.rows.data : [], data);
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 py-5">
        <h1 className="text-xl font-semibold">{words.title}</h1>
        <State state={live.state} />
        <div className="ms-auto">
          <Button onClick={live.toggle} aria-pressed={live.state === 'paused'}>
            {live.state === 'paused' ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
            {live.state === 'paused' ? words.start : words.pause}
          </Button>
        </div>
      </header>
      <Filters account={data.account} name={data.name} />
      {live.notice !== null && (
        <p role="note" className="border-s-2 border-warning py-1 ps-3 text-sm">
          {live.notice.kind === 'undone' ? words.undone(grouped(live.notice.block)) : words.gap}
        </p>
      )}
      <OutcomeView outcome={data.rows} what={words.what} empty={words.none}>
        {() => <Actions rows={live.rows} />}
      </OutcomeView>
    </>
  );
}

function State({ state }: { state: LiveState }) {
  const words = usePageWords(liveWords);
  const colours = { running: 'bg-positive', paused: 'bg-muted', connecting: 'bg-warning', lost: 'bg-negative' };
  return (
    <output className="inline-flex items-center gap-2 text-muted">
      <span aria-hidden className={`size-2 rounded-full ${colours[state]}`} />
      {words[state]}
    </output>
  );
}

/** A form of the address: without JavaScript it filters the newest actions all the same. */
function Filters({ account, name }: { account: string | null; name: string | null }) {
  const words = usePageWords(liveWords);
  return (
    <form method="get" className="mb-4 flex flex-wrap items-end gap-3">
      <Field
        label={words.account}
        name="account"
        defaultValue={account ?? ''}
        autoCapitalize="none"
        spellCheck={false}
        className="w-44 max-sm:flex-1"
      />
      <Field
        label={words.action}
        name="name"
        defaultValue={name ?? ''}
        autoCapitalize="none"
        spellCheck={false}
        className="w-44 max-sm:flex-1"
      />
      <Button type="submit">{words.filter}</Button>
      {(account !== null || name !== null) && (
        <AppLink path="/live" className={buttonClass('quiet')}>
          {words.clear}
        </AppLink>
      )}
    </form>
  );
}

function Actions({ rows }: { rows: readonly ActionRow[] }) {
  const words = usePageWords(liveWords);
  const columns: Column<ActionRow>[] = [
    {
      id: 'time',
      head: words.time,
      className: 'w-32 max-sm:hidden',
      cell: (row) => <Moment time={row.blockTime} />,
    },
    {
      id: 'words',
      head: words.happened,
      cell: (row) => (
        <div className="wrap-anywhere">
          <ActionWords action={row.trace} />
        </div>
      ),
    },
    {
      id: 'transaction',
      head: words.transaction,
      className: 'w-40 max-md:w-28',
      cell: (row) => (
        <span className="inline-flex items-center gap-2">
          <FinalityRing irreversible={row.irreversible} />
          <TransactionLink id={row.transactionId} rowLink />
        </span>
      ),
    },
  ];
  return <List label={words.title} columns={columns} rows={[...rows]} rowKey={(row) => row.cursor} />;
}
