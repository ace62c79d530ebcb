import type { BlockSummary } from '@antescope/sources/block/block-summary';
import { useRef } from 'react';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { useSlide } from '../../domain/live/use-slide.ts';
import { grouped } from '../../ui/amount-text.ts';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { BlockLink } from '../../ui/identifier/block-link.tsx';
import { Moment } from '../../ui/moment.tsx';
import { BlockBar, cpuShare } from './block-bar.tsx';
import { cpuText } from './cpu-text.ts';
import { FinalityWord } from '../../ui/finality-word.tsx';

interface LatestBlocksProps {
  /** Newest first. */
  blocks: readonly BlockSummary[];
  count: number;
  lastIrreversible: number;
}

/** The newest blocks as a list. Rows are places of a fixed height: nothing moves but by transform. */
export function LatestBlocks({ blocks, count, lastIrreversible }: LatestBlocksProps) {
  const strings = useStrings('pages/home');
  const messages = useMessages();
  const body = useRef<HTMLTableSectionElement>(null);
  useSlide(
    body,
    blocks.map(({ id }) => id),
    'block',
  );
  return (
    <div className="card live-list overflow-clip">
      <table aria-label={strings.blocks} className="w-full table-fixed border-separate border-spacing-0">
        <colgroup>
          <col />
          <col className="w-20" />
          <col className="w-32" />
        </colgroup>
        <thead className="sr-only">
          <tr>
            <th scope="col">{strings.block}</th>
            <th scope="col">CPU</th>
            <th scope="col">{messages.account.finality}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {blocks.slice(0, count).map((block, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- places, not blocks
            <tr key={index} data-list-row="" tabIndex={-1} className="live-row">
              <th scope="row" className="ps-4 text-start font-normal">
                <BlockName block={block} percent={cpuShare(block, blocks)} />
              </th>
              <td className="pe-2 text-end text-sm">
                <span className="figure block font-medium text-text">{strings.tx(grouped(block.transactions))}</span>
                <span className="figure block text-muted">{block.cpuUs === null ? '–' : cpuText(block.cpuUs)}</span>
              </td>
              <td className="pe-4 text-end text-sm">
                <span className="row-age">
                  <Moment time={block.time} />
                </span>
                <FinalityWord irreversible={block.number <= lastIrreversible} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function BlockName({ block, percent }: { block: BlockSummary; percent: number }) {
  return (
    <div className="flex items-center gap-2.5">
      <span aria-hidden className="relative h-9 w-7 shrink-0 overflow-hidden rounded-[6px] bg-raised">
        <BlockBar producer={block.producer} percent={percent} />
      </span>
      <div className="grid min-w-0">
        <BlockLink number={block.number} rowLink />
        <span className="overflow-hidden text-sm text-ellipsis">
          <AccountLink name={block.producer} bare />
        </span>
      </div>
    </div>
  );
}
