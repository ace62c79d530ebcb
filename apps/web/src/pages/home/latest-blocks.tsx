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
import { listLength } from './list-length.ts';
import { LiveRow, LiveRows } from './live-rows.tsx';

interface LatestBlocksProps {
  /** Initial blocks, newest first. */
  first: readonly BlockSummary[];
  /** Initial head. */
  head: HeadView | null;
}

/** The newest blocks as a list. */
export function LatestBlocks({ first, head }: LatestBlocksProps) {
  const recent = useRecentBlocks(first, 'blocks');
  const { blocks } = recent;
  const staged = blocks.length < listLength ? null : recent.staged;
  const lastIrreversible = useLiveHead(head, 'blocks').head?.lastIrreversible ?? 0;
  const strings = useStrings('pages/home');
  const messages = useMessages();
  const rows = [...(staged === null ? [] : [staged]), ...blocks.slice(0, listLength)];
  return (
    <LiveRows
      label={strings.blocks}
      columns={[strings.block, 'CPU', messages.account.finality]}
      ids={blocks.map(({ id }) => id)}
      staged={staged !== null}
    >
      {rows.map((block) => (
        <Row
          key={block.id}
          staged={block === staged}
          block={block}
          percent={cpuShare(block, blocks)}
          irreversible={block.number <= lastIrreversible}
          transactions={strings.tx(grouped(block.transactions))}
        />
      ))}
    </LiveRows>
  );
}

interface RowProps extends CellsProps {
  /** Laid out, but not shown yet. */
  staged: boolean;
}

interface CellsProps {
  block: BlockSummary;
  percent: number;
  irreversible: boolean;
  /** Number of transactions with its unit. */
  transactions: string;
}

const Row = memo(function Row({ staged, ...cells }: RowProps) {
  return (
    <LiveRow staged={staged}>
      <Cells {...cells} />
    </LiveRow>
  );
});

const Cells = memo(function Cells({ block, percent, irreversible, transactions }: CellsProps) {
  return (
    <>
      <th
        {...tableRoles.rowheader}
        scope="row"
        className="flex min-w-0 flex-1 items-center gap-2.5 ps-4 text-start font-normal"
      >
        <BlockBar
          producer={block.producer}
          percent={percent}
          className="h-9 w-7 shrink-0 overflow-hidden rounded-[6px] bg-raised"
        />
        <div className="grid min-w-0">
          <BlockLink number={block.number} rowLink />
          <span className="overflow-hidden text-sm text-ellipsis">
            <AccountLink name={block.producer} bare />
          </span>
        </div>
      </th>
      <td {...tableRoles.cell} className="w-20 shrink-0 pe-2 text-end text-sm">
        <span className="figure block font-medium text-text">{transactions}</span>
        <span className="figure block text-muted">{block.cpuUs === null ? '–' : cpuText(block.cpuUs)}</span>
      </td>
      <td {...tableRoles.cell} className="w-32 shrink-0 pe-4 text-end text-sm">
        <Moment time={block.time} />
        <FinalityWord irreversible={irreversible} />
      </td>
    </>
  );
});
