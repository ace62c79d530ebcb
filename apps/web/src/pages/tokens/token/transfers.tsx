import type { ActionRow } from '@antescope/sources/history/history-source';
import { ActionLine } from '../../../domain/action/action-line.tsx';
import { useStrings } from '../../../i18n/strings.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { accountPath } from '../../../ui/identifier/account-link.tsx';
import { TransactionLink } from '../../../ui/identifier/transaction-link.tsx';
import { List, type Column } from '../../../ui/list.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { OutcomeView } from '../../../ui/outcome-view.tsx';
import { Section } from '../../../ui/section.tsx';
import type { TokenRow } from '../../../domain/token/token-row.ts';
import type { TokenPageData } from './load.ts';

/** The latest transfers; on phones time and transaction are below the sentence. */
export function Transfers({ row, transfers }: { row: TokenRow; transfers: TokenPageData['transfers'] }) {
  const strings = useStrings('pages/tokens');
  const columns: Column<ActionRow>[] = [
    {
      id: 'time',
      head: strings.time,
      className: 'w-28 max-md:hidden',
      cell: (action) => <Moment time={action.blockTime} />,
    },
    { id: 'action', head: strings.action, className: 'max-md:ps-4', cell: (action) => <Transfer action={action} /> },
    {
      id: 'transaction',
      head: strings.transaction,
      className: 'w-36 max-md:hidden',
      cell: (action) => <TransactionLink id={action.transactionId} rowLink />,
    },
  ];
  return (
    <Section
      title={strings.transfers}
      aside={
        <AppLink
          path={accountPath(row.contract)}
          search={{ tab: 'transactions', action: 'transfer', token: `${row.code}@${row.contract}` }}
          className="link"
        >
          {strings.allTransfers}
        </AppLink>
      }
    >
      <OutcomeView outcome={transfers} what={strings.whatTransfers(row.code)} empty={strings.noTransfers}>
        {(page) =>
          page.rows.length === 0 ? (
            <p className="py-3 text-muted">{strings.noTransfers}</p>
          ) : (
            <List
              label={strings.transfers}
              columns={columns}
              rows={page.rows}
              rowKey={(action) => action.cursor}
              headHidden
            />
          )
        }
      </OutcomeView>
    </Section>
  );
}

/** Clamps long memos as in other lists. */
function Transfer({ action }: { action: ActionRow }) {
  return (
    <>
      <div className="row-sentence">
        <ActionLine action={action.trace} />
      </div>
      <div className="mt-0.5 flex flex-wrap items-center gap-x-3 text-sm text-muted md:hidden">
        <Moment time={action.blockTime} />
        <TransactionLink id={action.transactionId} />
      </div>
    </>
  );
}
