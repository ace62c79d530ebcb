import type { HiddenRows } from '@antescope/sources/history/hidden-rows';
import type { ActionPage } from '@antescope/sources/history/history-source';
import type { Outcome } from '@antescope/sources/core/outcome';
import { useMessages } from '../../../i18n/messages-context.ts';
import { useBoot } from '../../../lib/boot/boot-context.ts';
import { useLiveHead } from '../../../lib/realtime/use-live-head.ts';
import { Moment } from '../../../ui/moment.tsx';
import { AppLink } from '../../../ui/app-link.tsx';
import { accountPath } from '../../../ui/identifier/account-link.tsx';
import { FinalityWord } from '../../../ui/finality-word.tsx';
import { List, type Column } from '../../../ui/list.tsx';
import { OutcomeView } from '../../../ui/outcome-view.tsx';
import { directionOf } from '../../../domain/action/direction.ts';
import { useBufferedActions } from '../../../domain/live/use-buffered-actions.ts';
import { foldInline, type FoldedRow } from '../../../domain/history/fold-inline.ts';
import { FoldedSentence } from '../../../domain/history/folded-sentence.tsx';

interface LatestActionsProps {
  name: string;
  actions: Outcome<ActionPage>;
}

/** Short list for the overview; the full history has its own tab. */
export function LatestActions({ name, actions }: LatestActionsProps) {
  const { account: strings } = useMessages();
  return (
    <OutcomeView outcome={actions} empty={strings.noActions} what={strings.whatActions(name)}>
      {(page) => <Rows name={name} page={page} />}
    </OutcomeView>
  );
}

/** The history filter explains the reason. */
function HiddenSpam({ name, hidden }: { name: string; hidden: readonly HiddenRows[] }) {
  const { account: strings } = useMessages();
  const count = hidden.reduce((sum, reason) => sum + reason.count, 0);
  if (count === 0) return null;
  return (
    <p className="py-2 text-sm">
      <AppLink path={accountPath(name)} search={{ tab: 'transactions' }} className="link pointer-coarse:py-3">
        {strings.hiddenSpam(count)}
      </AppLink>
    </p>
  );
}

/** Max new rows inserted before the oldest ones are dropped. */
const maxNewRows = 100;

/** New actions are buffered on top. */
function Rows({ name, page }: { name: string; page: ActionPage }) {
  const { account: strings } = useMessages();
  const { chain } = useBoot();
  const { head } = useLiveHead(null, 'actions');
  const { rows, waiting, hidden } = useBufferedActions({
    first: page.rows,
    maxRows: page.rows.length + maxNewRows,
    lastIrreversible: head?.lastIrreversible ?? 0,
    filter: { account: name },
    hideSpam: true,
  });
  const columns: Column<FoldedRow>[] = [
    { id: 'action', head: strings.action, cell: (row) => <FoldedSentence row={row} viewpoint={name} /> },
    {
      id: 'finality',
      head: strings.finality,
      headHidden: true,
      cell: (row) => (
        <span className="grid justify-items-end text-sm max-md:hidden">
          <span className="row-age">
            <Moment time={row.blockTime} />
          </span>
          <FinalityWord irreversible={row.irreversible} />
        </span>
      ),
      align: 'end',
      className: 'w-30 max-md:hidden',
    },
  ];
  return (
    <>
      <List
        label={strings.tabNames.transactions}
        columns={columns}
        rows={foldInline(rows, (row) => directionOf(row, name, chain) === 'in')}
        rowKey={(row) => row.cursor}
        headHidden
        waiting={waiting}
      />
      <HiddenSpam name={name} hidden={[...(page.hidden ?? []), ...hidden]} />
    </>
  );
}
