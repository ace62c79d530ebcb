import type { Outcome } from '@antescope/sources/core/outcome';
import type { HeadView } from '@antescope/sources/block/block-view';
import { memo, useRef } from 'react';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { ActionPill } from '../../domain/action/action-pill.tsx';
import { ActionSentence } from '../../domain/action/action-sentence.tsx';
import { type TransactionRow, transactionRows } from '../../domain/live/transaction-row.ts';
import { useBufferedActions } from '../../domain/live/use-buffered-actions.ts';
import { useSelfInserting } from '../../domain/live/use-self-inserting.ts';
import { useLiveHead } from '../../lib/realtime/use-live-head.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { FinalityWord } from '../../ui/finality-word.tsx';
import { BlockLink } from '../../ui/identifier/block-link.tsx';
import { TransactionLink } from '../../ui/identifier/transaction-link.tsx';
import { Moment } from '../../ui/moment.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { Section } from '../../ui/section.tsx';
import { tableRoles } from '../../ui/table-roles.ts';
import { LiveRow, LiveRows } from './live-rows.tsx';
import { useStagedRow } from './use-staged-row.ts';

const noFilter = {};
const noRows: readonly TransactionRow[] = [];

interface LatestTransactionsProps {
  /** Initial rows. */
  outcome: Outcome<TransactionRow[]>;
  /** Initial head. */
  head: HeadView | null;
}

/** The newest transactions: they insert themselves unless the reader is at a row. */
export function LatestTransactions({ outcome, head }: LatestTransactionsProps) {
  const lastIrreversible = useLiveHead(head, 'finality').head?.lastIrreversible ?? 0;
  const home = useStrings('pages/home');
  const { account, list } = useMessages();
  const first = (outcome.state === 'data' ? outcome.data : outcome.state === 'failed' ? outcome.stale : null) ?? noRows;
  const actions = useBufferedActions<TransactionRow>({
    first,
    maxRows: Math.max(first.length, 1),
    lastIrreversible,
    filter: noFilter,
    collect: transactionRows,
  });
  const { rows, waiting } = actions;
  const area = useRef<HTMLDivElement>(null);
  const newRows = waiting?.count ?? 0;
  const { staged, insert } = useStagedRow(actions);
  const { held, handlers } = useSelfInserting(area, newRows, insert, 'transactions');
  return (
    // The button in the heading belongs to the list: the pointer on its way there does not insert the rows.
    <div ref={area} {...handlers} className="next-frame grid min-w-0">
      <Section
        title={home.actions}
        aside={
          <span className="tap flex items-center gap-3">
            {held && newRows > 0 && (
              <button type="button" onClick={waiting?.show} className="link font-medium">
                {list.waiting(newRows)}
              </button>
            )}
            <AppLink path="/live" className="link">
              {home.allLive}
            </AppLink>
          </span>
        }
      >
        <OutcomeView outcome={outcome} empty={home.noActions} what={home.whatActions}>
          {() => (
            <LiveRows
              label={home.actions}
              tall
              columns={[account.action, account.transaction, account.finality]}
              ids={rows.map(({ cursor }) => cursor)}
              staged={staged !== null}
            >
              {[...(staged === null ? [] : [staged]), ...rows].map((row) => (
                <Row key={row.cursor} row={row} staged={row === staged} />
              ))}
            </LiveRows>
          )}
        </OutcomeView>
      </Section>
    </div>
  );
}

interface RowProps {
  row: TransactionRow;
  /** Laid out, but not shown yet. */
  staged: boolean;
}

/** One line of three cells; on narrow screens the parts of its cells fill a grid of three lines. */
const Row = memo(function Row({ row, staged }: RowProps) {
  return (
    <LiveRow className="transaction-row" staged={staged}>
      <Cells row={row} />
    </LiveRow>
  );
});

const Cells = memo(function Cells({ row }: { row: TransactionRow }) {
  return (
    <>
      <td {...tableRoles.cell} className="flex min-w-0 shrink-0 items-center gap-1.5 xl:w-56 xl:ps-4">
        <Pills row={row} />
      </td>
      <td {...tableRoles.cell} className="min-w-0 flex-1">
        <div className="live-sentence">
          <ActionSentence action={row.trace} />
        </div>
        <div className="flex items-center gap-2 overflow-hidden text-sm leading-[24px] whitespace-nowrap text-muted">
          <TransactionLink id={row.transactionId} rowLink />
          ·
          <BlockLink number={row.blockNumber} />
        </div>
      </td>
      <td {...tableRoles.cell} className="shrink-0 text-end text-sm xl:w-32 xl:pe-4">
        <Moment time={row.blockTime} />
        <FinalityWord irreversible={row.irreversible} />
      </td>
    </>
  );
});

function Pills({ row: { trace, otherActions, inlineActions } }: { row: TransactionRow }) {
  const strings = useStrings('pages/home');
  return (
    <>
      <ActionPill contract={trace.contract} name={trace.name} />
      {(otherActions > 0 || inlineActions > 0) && (
        <span className="rounded-[6px] bg-raised px-1.5 text-xs whitespace-nowrap text-muted">
          {otherActions > 0 && strings.others(otherActions)}
          {otherActions > 0 && inlineActions > 0 && ' · '}
          {inlineActions > 0 && strings.inline(inlineActions)}
        </span>
      )}
    </>
  );
}
