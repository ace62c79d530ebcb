import { type BlockSummary, recentBlockCount } from '@antescope/sources/block/block-summary';
import type { HeadView } from '@antescope/sources/block/block-view';
import { memo, useRef } from 'react';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { useRecentBlocks } from '../../domain/live/use-recent-blocks.ts';
import { useSlide } from '../../domain/live/use-slide.ts';
import { grouped } from '../../ui/amount-text.ts';
import { useLiveHead } from '../../lib/realtime/use-live-head.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { PlainLinks } from '../../ui/plain-links.tsx';
import { BlockBar, cpuShare, producerColor } from './block-bar.tsx';
import { cpuText } from './cpu-text.ts';

interface ChainStripProps {
  /** Initial blocks, newest first. */
  first: readonly BlockSummary[];
  /** Initial head. */
  head: HeadView | null;
}

/** The newest blocks as tiles, by producer and CPU used, with the last irreversible one marked. */
export function ChainStrip({ first, head }: ChainStripProps) {
  const strings = useStrings('pages/home');
  const { blocks, staged } = useRecentBlocks(first, 'strip');
  const stagedTiles = staged === null || blocks.length < recentBlockCount ? [] : [staged];
  const lastIrreversible = useLiveHead(head, 'irreversible tile').head?.lastIrreversible ?? 0;
  const list = useRef<HTMLOListElement>(null);
  useSlide(
    list,
    blocks.map(({ id }) => id),
    'inline',
  );
  return (
    <PlainLinks className="chain-strip">
      <ol ref={list} aria-label={strings.chainStrip}>
        {[...stagedTiles, ...blocks].map((block) => {
          const index = blocks.indexOf(block);
          const isFirstOfTurn = block.producer !== blocks[index - 1]?.producer;
          const isSingle = block.producer !== blocks[index + 1]?.producer;
          return (
            <Tile
              key={block.id}
              staged={block === staged}
              block={block}
              percent={cpuShare(block, blocks)}
              irreversibleFrom={block.number === lastIrreversible}
              turn={isFirstOfTurn ? (isSingle ? 'single' : 'several') : null}
              unit={strings.txUnit}
            />
          );
        })}
      </ol>
    </PlainLinks>
  );
}

interface TileProps extends TileContentProps {
  /** Laid out, but not shown yet. */
  staged: boolean;
}

interface TileContentProps {
  block: BlockSummary;
  percent: number;
  /** The last irreversible block. */
  irreversibleFrom: boolean;
  /** Whether a producer's turn has further blocks; null if it does not begin here. */
  turn: 'single' | 'several' | null;
  /** Unit of the number of transactions. */
  unit: string;
}

/** Placed by a transform that depends on its position: a new tile moves the others without a layout shift. */
const Tile = memo(function Tile({ staged, ...content }: TileProps) {
  return (
    <li className={staged ? 'staged' : ''}>
      <TileContent {...content} />
    </li>
  );
});

const TileContent = memo(function TileContent({ block, percent, irreversibleFrom, turn, unit }: TileContentProps) {
  const { number, producer, transactions, cpuUs } = block;
  const digits = grouped(number);
  const cpu = cpuUs === null ? '–' : cpuText(cpuUs);
  return (
    <>
      <AppLink path={`/block/${number}`} className="block-tile">
        <BlockBar producer={producer} percent={percent * 0.38} className="absolute inset-0 -z-1 size-full" />
        <bdi>{digits.length > 6 ? `…${digits.slice(-5)}` : digits}</bdi>
        <b className="text-lg font-semibold text-text">{grouped(transactions)}</b>
        <span className="leading-none">{unit}</span>
        <bdi className="figure mt-1.5 text-[11px] leading-none text-text">{cpu}</bdi>
        <span className="sr-only">{`${digits}, ${producer}`}</span>
      </AppLink>
      {irreversibleFrom && <IrreversibleLine />}
      <svg aria-hidden className="absolute -bottom-2 h-0.5 w-full">
        <rect width="100%" height="2" fill={producerColor(producer)} />
      </svg>
      {turn !== null && <Turn producer={producer} single={turn === 'single'} />}
    </>
  );
});

function IrreversibleLine() {
  const { chain } = useMessages();
  return (
    <span aria-hidden className="absolute -top-5 bottom-0 -start-[4px] w-0.5 rounded-full bg-positive">
      <span className="absolute start-1.5 top-0 text-[11px] leading-none font-semibold whitespace-nowrap text-positive">
        {chain.irreversible}
      </span>
    </span>
  );
}

/** Name of a producer below its first block: at most two tiles wide, one if the next block has another producer. */
function Turn({ producer, single }: { producer: string; single: boolean }) {
  const width = single ? 'max-w-full' : 'max-w-[calc(200%+6px)]';
  return (
    <span
      aria-hidden
      className={`absolute start-0 top-full mt-2.5 block overflow-hidden text-xs text-ellipsis whitespace-nowrap text-muted ${width}`}
    >
      <bdi>{producer}</bdi>
    </span>
  );
}
