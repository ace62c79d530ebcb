import type { BlockSummary } from '@antescope/sources/block/block-summary';
import { useRef } from 'react';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { useSlide } from '../../domain/live/use-slide.ts';
import { grouped } from '../../ui/amount-text.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { BlockBar, cpuShare, producerColor } from './block-bar.tsx';
import { cpuText } from './cpu-text.ts';

interface ChainStripProps {
  /** Newest first. */
  blocks: readonly BlockSummary[];
  lastIrreversible: number;
}

/** The newest blocks as tiles, by producer and CPU used, with the last irreversible one marked. */
export function ChainStrip({ blocks, lastIrreversible }: ChainStripProps) {
  const strings = useStrings('pages/home');
  const list = useRef<HTMLOListElement>(null);
  useSlide(
    list,
    blocks.map(({ id }) => id),
    'inline',
  );
  return (
    <div className="chain-strip">
      <ol ref={list} aria-label={strings.chainStrip} className="grid gap-1.5 pt-5 pb-7">
        {blocks.map((block, index) => (
          // A tile is a place: its content changes with each block, so that none of them moves.
          // oxlint-disable-next-line react/no-array-index-key -- places, not blocks
          <li key={index} className="relative">
            <Tile block={block} percent={cpuShare(block, blocks)} newest={index === 0} unit={strings.txUnit} />
            {block.number === lastIrreversible && <IrreversibleLine />}
            <svg aria-hidden className="absolute -bottom-2 h-0.5 w-full">
              <rect width="100%" height="2" fill={producerColor(block.producer)} />
            </svg>
            {block.producer !== blocks[index - 1]?.producer && (
              <Turn producer={block.producer} single={block.producer !== blocks[index + 1]?.producer} />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface TileProps {
  block: BlockSummary;
  percent: number;
  newest: boolean;
  /** Unit of the number of transactions. */
  unit: string;
}

function Tile({ block, percent, newest, unit }: TileProps) {
  const { number, producer, transactions, cpuUs } = block;
  const digits = grouped(number);
  const cpu = cpuUs === null ? '–' : cpuText(cpuUs);
  return (
    <AppLink path={`/block/${number}`} className={`block-tile ${newest ? 'block-tile-new' : ''}`}>
      <BlockBar producer={producer} percent={percent * 0.38} />
      <span className="relative flex h-full flex-col items-center py-2 text-xs text-muted">
        <bdi>{digits.length > 6 ? `…${digits.slice(-5)}` : digits}</bdi>
        <b className="text-lg font-semibold text-text">{grouped(transactions)}</b>
        <span className="leading-none">{unit}</span>
        <bdi className="figure mt-1.5 text-[11px] leading-none text-text">{cpu}</bdi>
        <span className="sr-only">{`${digits}, ${producer}`}</span>
      </span>
    </AppLink>
  );
}

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
