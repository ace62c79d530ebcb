import { isSettled, type SwapRecord } from '@antescope/sources/services/swap/swap-record';
import type { BridgeDeposit, BridgeRecords } from '@antescope/sources/services/wrap/wrap';
import { useStrings } from '../../i18n/strings.ts';
import { useMessages } from '../../i18n/messages-context.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { relay } from '../../lib/relay.ts';
import { usePolling } from '../../lib/use-polling.ts';
import { Amount } from '../../ui/amount.tsx';
import { List } from '../../ui/list.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Section } from '../../ui/section.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { messageOf } from './message-of.ts';
import { Notice } from './notice.tsx';
import { StatusChip } from './status-chip.tsx';
import { WalletTransactions } from './wallet-transactions.tsx';

const everyMs = 5000;
const none: BridgeRecords = { withdrawals: [], deposits: [], transactions: [] };

/** Withdrawals and deposits of the account, followed until each has succeeded or failed. */
export function Records({ actor }: { actor: string }) {
  const strings = useStrings('pages/cross-chain');
  const { list } = useMessages();
  const { base } = useBoot();
  const { value, error } = usePolling(actor, everyMs, async (signal) => {
    return (await relay<BridgeRecords>(base, 'bridge/records', { account: actor }, signal)) ?? none;
  });
  return (
    <>
      {error !== null && <Notice tone="warning">{strings.retrying(messageOf(error))}</Notice>}
      <Section title={strings.withdrawals}>
        {value === null ? (
          error === null && <SkeletonRows rows={3} label={list.loading} />
        ) : value.withdrawals.length === 0 ? (
          <p className="p-4 text-muted">{strings.noWithdrawals}</p>
        ) : (
          <Withdrawals rows={value.withdrawals} />
        )}
      </Section>
      {value !== null && value.deposits.length > 0 && (
        <Section title={strings.deposits}>
          <Deposits rows={value.deposits} />
        </Section>
      )}
      {value !== null && value.transactions.length > 0 && (
        <Section title={strings.transactions}>
          <WalletTransactions rows={value.transactions} />
        </Section>
      )}
    </>
  );
}

function Withdrawals({ rows }: { rows: SwapRecord[] }) {
  const strings = useStrings('pages/cross-chain');
  return (
    <List
      label={strings.withdrawals}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'status',
          head: strings.status,
          cell: ({ status, withdrawalHash, withdrawalAddress }) => (
            <>
              <StatusChip status={status} />
              <span className="mt-1 block max-w-56 truncate font-mono text-xs text-muted sm:hidden" dir="ltr">
                {withdrawalHash ?? withdrawalAddress}
              </span>
            </>
          ),
        },
        {
          id: 'amount',
          head: strings.amountHead,
          align: 'end',
          cell: (row) => <Amount value={`${row.amount} ${row.currency}`} />,
        },
        {
          id: 'hash',
          head: strings.withdrawalHash,
          className: 'max-sm:hidden',
          cell: ({ withdrawalHash, status }) => (
            <span className="block max-w-64 truncate font-mono text-sm" dir="ltr" title={withdrawalHash ?? ''}>
              {withdrawalHash ?? (isSettled(status) ? '–' : '…')}
            </span>
          ),
        },
        {
          id: 'created',
          head: strings.created,
          className: 'max-md:hidden',
          cell: ({ created }) => <Moment time={created} />,
        },
      ]}
    />
  );
}

function Deposits({ rows }: { rows: BridgeDeposit[] }) {
  const strings = useStrings('pages/cross-chain');
  return (
    <List
      label={strings.deposits}
      rows={rows}
      rowKey={({ id, txid }) => `${id} ${txid}`}
      columns={[
        {
          id: 'status',
          head: strings.status,
          cell: ({ status, confirmations }) => (
            <>
              <StatusChip status={status} />
              <span className="ms-2 text-sm text-muted">{strings.confirmations(confirmations)}</span>
            </>
          ),
        },
        {
          id: 'amount',
          head: strings.amountHead,
          align: 'end',
          cell: ({ balance }) => <Amount value={balance.quantity} />,
        },
        {
          id: 'address',
          head: strings.depositAddress,
          className: 'max-sm:hidden',
          cell: ({ depositAddress }) => (
            <span className="block max-w-64 truncate font-mono text-sm" dir="ltr">
              {depositAddress}
            </span>
          ),
        },
      ]}
    />
  );
}
