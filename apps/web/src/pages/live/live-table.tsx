import type { ActionRow } from '@antescope/sources/history/history-source';
import { memo, type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useSyncExternalStore } from 'react';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { usePreferences } from '../../lib/boot/preferences.ts';
import { clockTime } from '../../lib/time/time-text.ts';
import { BlockLink } from '../../ui/identifier/block-link.tsx';
import { FinalityRing } from '../../ui/identifier/finality-ring.tsx';
import { PlainLinks } from '../../ui/plain-links.tsx';
import { tableRoles } from '../../ui/table-roles.ts';
import { TransactionLink } from '../../ui/identifier/transaction-link.tsx';
import { ActionLine } from '../../domain/action/action-line.tsx';
import { useSlide } from '../../domain/live/use-slide.ts';
import type { RenderedRow } from './list-renderer.ts';
import type { LiveRow } from './live-list.ts';
import type { LivePlayer } from './live-player.ts';
import { usePlayerValue } from './use-live-player.ts';

/**
 * The rows, newest first. Handles hundreds per second: a row renders only when it changes and has few elements, columns
 * have fixed widths, and time and finality are shown once per block. Table elements laid out as boxes cost a browser
 * half as much as a table.
 */
export const LiveTable = memo(function LiveTable({ player }: { player: LivePlayer }) {
  const strings = useStrings('pages/live');
  const keys = useSyncExternalStore(player.subscribe, player.keys, player.keys);
  const fast = usePlayerValue(player, 'fast');
  const body = useRef<HTMLTableSectionElement>(null);
  usePresses(player, body);
  useSlide(body, fast ? atOnce : keys, 'block');
  const head = 'flex h-8 items-center text-start text-xs font-medium text-muted';
  return (
    <PlainLinks>
      <table
        {...tableRoles.table}
        className="card isolate block [&_.fold]:inline [&_.fold]:text-[0px] [&_:focus-visible>.fold]:text-[1em]"
        aria-label={strings.title}
      >
        <thead {...tableRoles.rowgroup} className="sticky top-0 z-10 block bg-card max-md:static">
          <tr {...tableRoles.row} className="flex border-b border-line">
            <th {...tableRoles.columnheader} scope="col" className={`${head} ${blockWidth}`}>
              {strings.block}
            </th>
            <th {...tableRoles.columnheader} scope="col" className={`${head} ${actionWidth}`}>
              {strings.summary}
            </th>
            <th {...tableRoles.columnheader} scope="col" className={`${head} ${transactionWidth}`}>
              {strings.transaction}
            </th>
          </tr>
        </thead>
        <tbody {...tableRoles.rowgroup} ref={body} data-fast={fast || undefined} className="card-rows group/rows block">
          {keys.map((key) => (
            <Row key={key} player={player} rowKey={key} fast={fast} />
          ))}
        </tbody>
      </table>
    </PlainLinks>
  );
});

/** Rows that come faster than they slide. */
const atOnce: readonly number[] = [];

const blockWidth = 'w-56 shrink-0 ps-4 pe-4 max-sm:hidden';
const actionWidth = 'min-w-0 flex-1 pe-4 max-sm:ps-4';
const transactionWidth = 'w-36 shrink-0 max-md:w-32';

/** Reports presses and blurs in the list to the player. */
function usePresses(player: LivePlayer, body: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = body.current;
    // The release of other buttons may not be reported: a context menu captures it.
    const press = ({ button }: PointerEvent): void => {
      if (button === 0) player.press(true);
    };
    const release = (): void => player.press(false);
    element?.addEventListener('pointerdown', press);
    element?.addEventListener('focusout', player.wake);
    addEventListener('pointerup', release);
    addEventListener('pointercancel', release);
    return () => {
      element?.removeEventListener('pointerdown', press);
      element?.removeEventListener('focusout', player.wake);
      removeEventListener('pointerup', release);
      removeEventListener('pointercancel', release);
    };
  }, [player, body]);
}

/**
 * Content of one row: only the row renders when it changes; the table renders when rows are added, moved or removed.
 */
function useRow(player: LivePlayer, key: number): RenderedRow | undefined {
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => player.onRow(key, rerender), [player, key]);
  return player.row(key);
}

interface RowProps {
  player: LivePlayer;
  /** Key of the row in the player. */
  rowKey: number;
  fast: boolean;
}

const Row = memo(function Row({ player, rowKey, fast }: RowProps) {
  const content = useRow(player, rowKey);
  if (content === undefined) return null;
  const { row, lead, gapBelow } = content;
  return (
    <>
      <tr
        {...tableRoles.row}
        data-list-row=""
        tabIndex={-1}
        className="isolate flex align-baseline min-h-(--row) items-center group-data-fast/rows:h-[72px] group-data-fast/rows:contain-strict sm:group-data-fast/rows:h-[52px] lg:group-data-fast/rows:h-(--row) border-b border-line hover:bg-surface focus-visible:-outline-offset-2"
      >
        <td {...tableRoles.cell} className={blockWidth}>
          {lead ? <BlockCell player={player} row={row} /> : fast && <BlockNumber number={row.blockNumber} />}
        </td>
        <td
          {...tableRoles.cell}
          className={`py-1.5 line-clamp-4 wrap-anywhere group-data-fast/rows:line-clamp-3 sm:group-data-fast/rows:line-clamp-2 lg:group-data-fast/rows:line-clamp-1 ${actionWidth}`}
        >
          <ActionLine action={row.trace} />
          <InlineCount row={row} />
        </td>
        <td {...tableRoles.cell} className={transactionWidth}>
          <TransactionLink id={row.transactionId} rowLink />
          {/* On phones there is no column of blocks and times. */}
          <ClockTime at={row.blockTime} className="block text-xs sm:hidden" />
        </td>
      </tr>
      {gapBelow && <Gap />}
    </>
  );
});

/** Number of inline actions folded into the row; its transaction lists them. */
function InlineCount({ row: { inline = [] } }: { row: LiveRow }) {
  const { account: strings } = useMessages();
  return inline.length > 0 && <span className="ms-2 text-sm text-muted">{strings.inline(inline.length)}</span>;
}

function Gap() {
  const strings = useStrings('pages/live');
  return (
    <tr {...tableRoles.row} className="block border-b border-line py-1">
      <td {...tableRoles.cell} className="block">
        <p role="note" className="border-s-2 border-warning ps-3 text-sm text-muted">
          {strings.gap}
        </p>
      </td>
    </tr>
  );
}

/** In fast mode each row has its block number, because rows of an older block may follow within a partial update. */
function BlockNumber({ number }: { number: number }) {
  return (
    <span className="ps-[23px] [&_.link]:text-muted">
      <BlockLink number={number} />
    </span>
  );
}

function BlockCell({ player, row }: { player: LivePlayer; row: ActionRow }) {
  const isFinal = (): boolean => row.irreversible || row.blockNumber <= player.view().lastIrreversible;
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <FinalityRing irreversible={useSyncExternalStore(player.subscribe, isFinal, isFinal)} />
      <BlockLink number={row.blockNumber} />
      <ClockTime at={row.blockTime} className="text-sm" />
    </span>
  );
}

function ClockTime({ at, className }: { at: string; className: string }) {
  const { preferences } = usePreferences();
  const hydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return (
    <time dateTime={at} className={`text-muted tabular-nums ${className}`}>
      {clockTime(at, preferences.utc || !hydrated)}
    </time>
  );
}

const subscribeToNothing = () => () => undefined;
