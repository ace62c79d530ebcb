import type { Outcome } from '@antescope/sources/core/outcome';
import { useRef } from 'react';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { ActionPill } from '../../domain/action/action-pill.tsx';
import { ActionSentence } from '../../domain/action/action-sentence.tsx';
import { type TransactionRow, transactionRows } from '../../domain/live/transaction-row.ts';
import { useBufferedActions } from '../../domain/live/use-buffered-actions.ts';
import { useSelfInserting } from '../../domain/live/use-self-inserting.ts';
import { useSlide } from '../../domain/live/use-slide.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { BlockLink } from '../../ui/identifier/block-link.tsx';
import { TransactionLink } from '../../ui/identifier/transaction-link.tsx';
import { Moment } from '../../ui/moment.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { Section } from '../../ui/section.tsx';
import { FinalityWord } from '../../ui/finality-word.tsx';

const noFilter = {};
const noRows: readonly TransactionRow[] = [];

interface LatestTransactionsProps {
  /** Initial rows. */
  outcome: Outcome<TransactionRow[]>;
  lastIrreversible: number;
}

/** The newest transactions: they insert themselves unless the reader is at a row. */
export function LatestTransactions({ outcome, lastIrreversible }: LatestTransactionsProps) {
  const home = useStrings('pages/home');
  const { list } = useMessages();
  const first = (outcome.state === 'data' ? outcome.data : outcome.state === 'failed' ? outcome.stale : null) ?? noRows;
  const { rows, waiting } = useBufferedActions<TransactionRow>({
    first,
    maxRows: Math.max(first.length, 1),
    lastIrreversible,
    filter: noFilter,
    collect: transactionRows,
  });
  const area = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const newRows = waiting?.count ?? 0;
  const show = (): void => waiting?.show();
  const handlers = useSelfInserting(area, newRows, show);
  const cursors = rows.map(({ cursor }) => cursor);
  useSlide(body, cursors, 'block');
  return (
    // The button in the heading belongs to the list: the pointer on its way there does not insert the rows.
    <div ref={area} {...handlers} className="next-frame grid min-w-0">
      <Section
        title={home.actions}
        aside={
          <span className="tap flex items-center gap-3">
            {newRows > 0 && (
              <button type="button" onClick={show} className="link font-medium">
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
            <div className="card live-list overflow-clip">
              <table aria-label={home.actions} className="w-full table-fixed border-separate border-spacing-0">
                <Columns />
                <tbody ref={body}>
                  {rows.map((row, index) => (
                    // A row is a place: its content changes, so that nothing shifts.
                    // oxlint-disable-next-line react/no-array-index-key -- places, not transactions
                    <Row key={index} row={row} />
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </OutcomeView>
      </Section>
    </div>
  );
}

function Columns() {
  const { account: strings } = useMessages();
  return (
    <>
      <colgroup>
        <col className="w-56 max-xl:hidden" />
        <col />
        <col className="w-32 max-xl:hidden" />
      </colgroup>
      <thead className="sr-only">
        <tr>
          <th scope="col">{strings.action}</th>
          <th scope="col">{strings.transaction}</th>
          <th scope="col">{strings.finality}</th>
        </tr>
      </thead>
    </>
  );
}

function Row({ row }: { row: TransactionRow }) {
  return (
    <tr data-list-row="" tabIndex={-1} className="live-row live-row-tall">
      <td className="ps-4 max-xl:hidden">
        <Pills row={row} />
      </td>
      <td className="max-xl:px-4">
        <div className="flex items-center justify-between gap-2 xl:hidden">
          <Pills row={row} />
          <span className="row-age text-end text-sm">
            <Moment time={row.blockTime} />
          </span>
        </div>
        <div className="live-sentence" key={row.cursor}>
          <ActionSentence action={row.trace} />
        </div>
        <div className="flex items-center gap-2 overflow-hidden text-sm leading-[24px] whitespace-nowrap text-muted">
          <TransactionLink id={row.transactionId} rowLink />
          <span aria-hidden>·</span>
          <BlockLink number={row.blockNumber} />
          <span className="ms-auto xl:hidden">
            <FinalityWord irreversible={row.irreversible} />
          </span>
        </div>
      </td>
      <td className="pe-4 text-end text-sm max-xl:hidden">
        <span className="row-age">
          <Moment time={row.blockTime} />
        </span>
        <FinalityWord irreversible={row.irreversible} />
      </td>
    </tr>
  );
}

function Pills({ row: { trace, otherActions, inlineActions } }: { row: TransactionRow }) {
  const strings = useStrings('pages/home');
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5">
      <ActionPill contract={trace.contract} name={trace.name} />
      {(otherActions > 0 || inlineActions > 0) && (
        <span className="rounded-[6px] bg-raised px-1.5 text-xs whitespace-nowrap text-muted">
          {otherActions > 0 && strings.others(otherActions)}
          {otherActions > 0 && inlineActions > 0 && ' · '}
          {inlineActions > 0 && strings.inline(inlineActions)}
        </span>
      )}
    </span>
  );
}
