import type { ActionRow } from '@antescope/sources/history/history-source';
import { useRouter } from '@tanstack/react-router';
import { memo, useCallback, useLayoutEffect, useReducer, useSyncExternalStore } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { usePreferences } from '../../lib/boot/preferences.ts';
import { clockTime } from '../../lib/time/time-text.ts';
import { BareLinks } from '../../ui/app-link.tsx';
import { BlockLink } from '../../ui/identifier/block-link.tsx';
import { FinalityRing } from '../../ui/identifier/finality-ring.tsx';
import { TransactionLink } from '../../ui/identifier/transaction-link.tsx';
import { ActionWords } from '../../domain/action/action-words.tsx';
import type { DrawnRow } from './live-drawing.ts';
import type { LivePlayer } from './live-player.ts';
import { useTold } from './use-live-actions.ts';

/** What the elements are, said: laid out as boxes they are no table for every browser. */
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
};

/**
 * The rows, newest first. Hundreds a second go through here: a row is drawn again only when it changes and makes few
 * elements, columns have fixed widths, and time and finality are told once a block. The elements are a table's, laid
 * out as boxes: that costs a browser half of what a table costs it.
 */
export const LiveTable = memo(function LiveTable({ player }: { player: LivePlayer }) {
  const strings = useStrings('pages/live');
  const { base } = useBoot();
  const keys = useSyncExternalStore(player.subscribe, player.keys, player.keys);
  const fast = useTold(player, 'fast');
  const head = 'flex h-8 items-center text-start text-xs font-medium text-muted';
  return (
    <BareLinks value={base}>
      <table
        ref={useFollowedLinks()}
        {...as.table}
        className="isolate block [&_.fold]:inline [&_.fold]:text-[0px] [&_:focus-visible>.fold]:text-[1em]"
        aria-label={strings.title}
      >
        <thead {...as.rowgroup} className="sticky top-0 z-10 block bg-bg max-md:static">
          <tr {...as.row} className="flex border-b border-line">
            <th {...as.columnheader} scope="col" className={`${head} ${blockWidth}`}>
              {strings.block}
            </th>
            <th {...as.columnheader} scope="col" className={`${head} ${wordsWidth}`}>
              {strings.summary}
            </th>
            <th {...as.columnheader} scope="col" className={`${head} ${transactionWidth}`}>
              {strings.transaction}
            </th>
          </tr>
        </thead>
        <tbody {...as.rowgroup} ref={usePresses(player)} data-fast={fast || undefined} className="group/rows block">
          {keys.map((key) => (
            <Row key={key} player={player} name={key} fast={fast} />
          ))}
        </tbody>
      </table>
    </BareLinks>
  );
});

const blockWidth = 'w-56 shrink-0 pe-4 max-sm:hidden';
const wordsWidth = 'min-w-0 flex-1 pe-4';
const transactionWidth = 'w-36 shrink-0 max-md:w-32';

/** Follows the bare links of an element inside the app; what opens another tab or window is left to the browser. */
function useFollowedLinks(): (element: HTMLElement | null) => (() => void) | undefined {
  const router = useRouter();
  return useCallback(
    (element) => {
      const follow = (event: MouseEvent): void => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        if (link === null || elsewhere) return;
        event.preventDefault();
        router.history.push(link.pathname + link.search);
      };
      element?.addEventListener('click', follow);
      return () => element?.removeEventListener('click', follow);
    },
    [router],
  );
}

/** Tells the player of what is pressed in the list, and of a focus that leaves it. */
function usePresses(player: LivePlayer): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    (element) => {
      // Of other buttons the release may never be heard: a menu takes it.
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
    },
    [player],
  );
}

/** What a row shows at present: it alone is drawn when that changes, the table only when rows come, move or go. */
function useDrawn(player: LivePlayer, key: number): DrawnRow | undefined {
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => player.onRow(key, redraw), [player, key]);
  return player.drawn(key);
}

interface RowProps {
  player: LivePlayer;
  /** Its key, by which the player knows it. */
  name: number;
  fast: boolean;
}

const Row = memo(function Row({ player, name, fast }: RowProps) {
  const drawn = useDrawn(player, name);
  if (drawn === undefined) return null;
  const { row, lead, gapBelow } = drawn;
  return (
    <>
      <tr
        {...as.row}
        data-list-row=""
        tabIndex={-1}
        className="isolate flex min-h-(--row) items-center group-data-fast/rows:h-[72px] group-data-fast/rows:contain-strict sm:group-data-fast/rows:h-[52px] lg:group-data-fast/rows:h-(--row) border-b border-line hover:bg-surface focus-visible:-outline-offset-2"
      >
        <td {...as.cell} className={blockWidth}>
          {lead ? <Place player={player} row={row} /> : fast && <SameBlock number={row.blockNumber} />}
        </td>
        <td
          {...as.cell}
          className={`py-1.5 wrap-anywhere group-data-fast/rows:line-clamp-3 sm:group-data-fast/rows:line-clamp-2 lg:group-data-fast/rows:line-clamp-1 ${wordsWidth}`}
        >
          <ActionWords action={row.trace} />
        </td>
        <td {...as.cell} className={transactionWidth}>
          <TransactionLink id={row.transactionId} rowLink />
        </td>
      </tr>
      {gapBelow && <Gap />}
    </>
  );
});

function Gap() {
  const strings = useStrings('pages/live');
  return (
    <tr {...as.row} className="block border-b border-line py-1">
      <td {...as.cell} className="block">
        <p role="note" className="border-s-2 border-warning ps-3 text-sm text-muted">
          {strings.gap}
        </p>
      </td>
    </tr>
  );
}

/** Of a fast list each row tells its block: while it is drawn, rows of the block before stand below the new ones. */
function SameBlock({ number }: { number: number }) {
  return (
    <span className="ps-[23px] [&_.link]:text-muted">
      <BlockLink number={number} />
    </span>
  );
}

function Place({ player, row }: { player: LivePlayer; row: ActionRow }) {
  const { preferences } = usePreferences();
  const hydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const isFinal = (): boolean => row.irreversible || row.blockNumber <= player.view().lastIrreversible;
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <FinalityRing irreversible={useSyncExternalStore(player.subscribe, isFinal, isFinal)} />
      <BlockLink number={row.blockNumber} />
      <time dateTime={row.blockTime} className="text-sm text-muted tabular-nums">
        {clockTime(row.blockTime, preferences.utc || !hydrated)}
      </time>
    </span>
  );
}

const neverChanges = () => () => undefined;
