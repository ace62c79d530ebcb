import type { ActionPage, ActionRow } from '@antescope/sources/history/history-source';
import type { Outcome } from '@antescope/sources/core/outcome';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { Moment } from '../../ui/moment.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { accountPath } from '../../ui/identifier/account-link.tsx';
import { TransactionLink } from '../../ui/identifier/transaction-link.tsx';
import { List, type Column } from '../../ui/list.tsx';
import { Failed } from '../../ui/outcome-view.tsx';
import { Section } from '../../ui/section.tsx';
import { RowSentence } from '../account/row-sentence.tsx';

interface LatestTransfersProps {
  name: string;
  transfers: Outcome<ActionPage>;
}

/** The newest token transfers of an account, with a link to the filtered history. */
export function LatestTransfers({ name, transfers }: LatestTransfersProps) {
  const strings = useStrings('domain/history');
  const { account } = useMessages();
  const columns: Column<ActionRow>[] = [
    {
      id: 'time',
      head: account.time,
      cell: (row) => <Moment time={row.blockTime} />,
      className: 'w-28 max-md:hidden',
    },
    { id: 'action', head: account.action, cell: (row) => <RowSentence row={row} viewpoint={name} /> },
    {
      id: 'transaction',
      head: account.transaction,
      cell: (row) => <TransactionLink id={row.transactionId} rowLink />,
      className: 'w-36 max-md:hidden',
    },
  ];
  const rows = transfers.state === 'data' ? transfers.data.rows : [];
  return (
    <Section
      title={strings.transfers}
      aside={
        <AppLink
          path={accountPath(name)}
          search={{ tab: 'transactions', kind: 'receive,send' }}
          className="link pointer-coarse:py-3"
        >
          {strings.allTransfers}
        </AppLink>
      }
    >
      {transfers.state === 'failed' ? (
        <Failed what={account.whatActions(name)} meta={transfers.meta} stale={false} />
      ) : rows.length === 0 ? (
        <p className="py-3 text-muted">{strings.noTransfers}</p>
      ) : (
        <List label={strings.transfers} columns={columns} rows={rows} rowKey={(row) => row.cursor} headHidden />
      )}
    </Section>
  );
}
