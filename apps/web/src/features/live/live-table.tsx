import type { ActionRow } from '@antescope/sources/history/history-source';
import { useRouter } from '@tanstack/react-router';
import { memo, useCallback, useSyncExternalStore } from 'react';
import { useBoot } from '../../boot/boot-context.ts';
import { usePreferences } from '../../boot/preferences.ts';
import { usePageWords } from '../../i18n/page-words.ts';
import { clockTime } from '../../time/time-text.ts';
import { BareLinks } from '../../ui/app-link.tsx';
import { BlockLink } from '../../ui/identifier/block-link.tsx';
import { FinalityRing } from '../../ui/identifier/finality-ring.tsx';
import { TransactionLink } from '../../ui/identifier/transaction-link.tsx';
import { ActionWords } from '../actions/action-words.tsx';
import type { DrawnRow } from './live-drawing.ts';
import type { LivePlayer } from './live-player.ts';
import { liveWords } from './words.ts';

/** What the elements are, said: laid out as boxes they are no table for every browser. */
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
};

interface LiveTableProps {
  player: LivePlayer;
  lastIrreversible: number;
}

/**
 * The rows, newest first. Hundreds a second go through here: a row is drawn again only when it changes and makes few
 * elements, columns have fixed widths, and time and finality are told once a block. The elements are a table's, laid
 * out as boxes: that costs a browser half of what a table costs it.
 */
export const LiveTable = memo(function LiveTable({ player, lastIrreversible }: LiveTableProps) {
  const words = usePageWords(liveWords);
  const { base } = useBoot();
  const rows = useSyncExternalStore(player.subscribe, player.rows, player.rows);
  const head = 'flex h-8 items-center text-start text-xs font-medium text-muted';
  return (
    <BareLinks value={base}>
      <table
        ref={useFollowedLinks()}
        {...as.table}
        className="block [&_.fold]:inline [&_.fold]:text-[0px] [&_:focus-visible>.fold]:text-[1em]"
        aria-label={words.title}
      >
        <thead {...as.rowgroup} className="sticky top-0 z-10 block bg-bg max-md:static">
          <tr {...as.row} className="flex border-b border-line">
            <th {...as.columnheader} scope="col" className={`${head} ${blockWidth}`}>
              {words.block}
            </th>
            <th {...as.columnheader} scope="col" className={`${head} ${wordsWidth}`}>
              {words.happened}
            </th>
            <th {...as.columnheader} scope="col" className={`${head} ${transactionWidth}`}>
              {words.transaction}
            </th>
          </tr>
        </thead>
        <tbody {...as.rowgroup} className="block">
          {rows.map(({ key, row, lead, gapBelow }) => (
            <Row
              key={key}
              row={row}
              lead={lead}
              gapBelow={gapBelow}
              irreversible={lead && (row.irreversible || row.blockNumber <= lastIrreversible)}
            />
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

interface RowProps extends Omit<DrawnRow, 'key'> {
  irreversible: boolean;
}

const Row = memo(function Row({ row, lead, gapBelow, irreversible }: RowProps) {
  return (
    <>
      <tr
        {...as.row}
        data-list-row=""
        tabIndex={-1}
        className="flex min-h-(--row) items-center border-b border-line hover:bg-surface focus-visible:-outline-offset-2"
      >
        <td {...as.cell} className={blockWidth}>
          {lead && <Place row={row} irreversible={irreversible} />}
        </td>
        <td {...as.cell} className={`py-1.5 wrap-anywhere ${wordsWidth}`}>
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
  const words = usePageWords(liveWords);
  return (
    <tr {...as.row} className="block border-b border-line py-1">
      <td {...as.cell} className="block">
        <p role="note" className="border-s-2 border-warning ps-3 text-sm text-muted">
          {words.gap}
        </p>
      </td>
    </tr>
  );
}

function Place({ row, irreversible }: { row: ActionRow; irreversible: boolean }) {
  const { preferences } = usePreferences();
  const hydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <FinalityRing irreversible={irreversible} />
      <BlockLink number={row.blockNumber} />
      <time dateTime={row.blockTime} className="text-sm text-muted tabular-nums">
        {clockTime(row.blockTime, preferences.utc || !hydrated)}
      </time>
    </span>
  );
}

const neverChanges = () => () => undefined;
