import type { BlockSummary } from '@antescope/sources/block/block-summary';
import type { HeadView } from '@antescope/sources/block/block-view';
import { memo } from 'react';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { useRecentBlocks } from '../../domain/live/use-recent-blocks.ts';
import { grouped } from '../../ui/amount-text.ts';
import { useLiveHead } from '../../lib/realtime/use-live-head.ts';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { BlockLink } from '../../ui/identifier/block-link.tsx';
import { FinalityWord } from '../../ui/finality-word.tsx';
import { Moment } from '../../ui/moment.tsx';
import { tableRoles } from '../../ui/table-roles.ts';
import { BlockBar, cpuShare } from './block-bar.tsx';
import { cpuText } from './cpu-text.ts';
import { LiveRows } from './live-rows.tsx';

interface LatestBlocksProps {
  /** Initial blocks, newest first. */
  first: readonly BlockSummary[];
  count: number;
  /** Initial head. */
  head: HeadView | null;
}

/** The newest blocks as a list. */
export function LatestBlocks({ first, count, head }: LatestBlocksProps) {
  const blocks = useRecentBlocks(first, 'blocks');
  const lastIrreversible = useLiveHead(head, 'blocks').head?.lastIrreversible ?? 0;
  const strings = useStrings('pages/home');
  const messages = useMessages();
  const rows = blocks.slice(0, count);
  return (
    <LiveRows
      label={strings.blocks}
      columns={[strings.block, 'CPU', messages.account.finality]}
      ids={blocks.map(({ id }) => id)}
    >
      {rows.map((block) => (
        <Row
          key={block.id}
          block={block}
          percent={cpuShare(block, blocks)}
          irreversible={block.number <= lastIrreversible}
          transactions={strings.tx(grouped(block.transactions))}
        />
      ))}
    </LiveRows>
  );
}

interface RowProps {
  block: BlockSummary;
  percent: number;
  irreversible: boolean;
  /** Number of transactions with its unit. */
  transactions: string;
}

const Row = memo(function Row({ block, percent, irreversible, transactions }: RowProps) {
  return (
    <tr {...tableRoles.row} data-list-row="" tabIndex={-1} className="live-row">
      <th {...tableRoles.rowheader} scope="row" className="min-w-0 flex-1 ps-4 text-start font-normal">
        <BlockName block={block} percent={percent} />
      </th>
      <td {...tableRoles.cell} className="w-20 shrink-0 pe-2 text-end text-sm">
        <span className="figure block font-medium text-text">{transactions}</span>
        <span className="figure block text-muted">{block.cpuUs === null ? '–' : cpuText(block.cpuUs)}</span>
      </td>
      <td {...tableRoles.cell} className="w-32 shrink-0 pe-4 text-end text-sm">
        <span className="row-age">
          <Moment time={block.time} />
        </span>
        <FinalityWord irreversible={irreversible} />
      </td>
    </tr>
  );
});

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
