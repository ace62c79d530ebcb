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
import type { BlockRows, LiveList } from './live-list.ts';
import { liveWords } from './words.ts';

interface LiveTableProps {
  list: LiveList;
  lastIrreversible: number;
}

/**
 * The rows by block. Columns have fixed widths, a block is drawn again only when it changes, and time and finality are
 * told once a block: hundreds of rows a second go through here.
 */
export function LiveTable({ list, lastIrreversible }: LiveTableProps) {
  const words = usePageWords(liveWords);
  const { base } = useBoot();
  const head = 'h-8 border-b border-line pe-4 text-start text-xs font-medium text-muted';
  return (
    <BareLinks value={base}>
      <table ref={useFollowedLinks()} className="w-full table-fixed border-collapse" aria-label={words.title}>
        <thead className="sticky top-0 z-10 bg-bg max-md:static">
          <tr>
            <th scope="col" className={`${head} w-56 max-sm:hidden`}>
              {words.block}
            </th>
            <th scope="col" className={head}>
              {words.happened}
            </th>
            <th scope="col" className={`${head} w-36 max-md:w-32`}>
              {words.transaction}
            </th>
          </tr>
        </thead>
        {list.map((group) => (
          <Block
            key={`${group.block} ${group.gapBelow}`}
            group={group}
            irreversible={group.block <= lastIrreversible || group.rows[0]?.irreversible === true}
          />
        ))}
      </table>
    </BareLinks>
  );
}

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

const Block = memo(function Block({ group, irreversible }: { group: BlockRows; irreversible: boolean }) {
  const words = usePageWords(liveWords);
  return (
    <tbody>
      {group.rows.map((row, place) => (
        <Row key={row.cursor} row={row} lead={place === 0} irreversible={place === 0 && irreversible} />
      ))}
      {group.gapBelow && (
        <tr className="border-b border-line">
          <td colSpan={3} className="py-1">
            <p role="note" className="border-s-2 border-warning ps-3 text-sm text-muted">
              {words.gap}
            </p>
          </td>
        </tr>
      )}
    </tbody>
  );
});

interface RowProps {
  row: ActionRow;
  /** The first of its block tells what is the block's. */
  lead: boolean;
  irreversible: boolean;
}

const Row = memo(function Row({ row, lead, irreversible }: RowProps) {
  return (
    <tr
      data-list-row=""
      tabIndex={-1}
      className="border-b border-line align-baseline hover:bg-surface focus-visible:-outline-offset-2"
    >
      <td className="h-(--row) py-1.5 pe-4 align-middle max-sm:hidden">
        {lead && <Place row={row} irreversible={irreversible} />}
      </td>
      <td className="h-(--row) py-1.5 pe-4 align-middle wrap-anywhere">
        <ActionWords action={row.trace} />
      </td>
      <td className="h-(--row) py-1.5 align-middle">
        <TransactionLink id={row.transactionId} rowLink />
      </td>
    </tr>
  );
});

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
