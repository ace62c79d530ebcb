import type { WalletTransaction } from '@antescope/sources/services/wrap/wallet-transaction';
import { useStrings } from '../../i18n/strings.ts';
import { Amount } from '../../ui/amount.tsx';
import { List } from '../../ui/list.tsx';
import { StatusChip } from './status-chip.tsx';

/** Transactions on other networks that the bridge saw for the account. */
export function WalletTransactions({ rows }: { rows: WalletTransaction[] }) {
  const strings = useStrings('pages/cross-chain');
  return (
    <List
      label={strings.transactions}
      rows={rows}
      rowKey={({ id, hash }) => `${id} ${hash}`}
      columns={[
        {
          id: 'type',
          head: strings.type,
          cell: ({ type, state, confirmations, hash }) => (
            <>
              <span className="me-2">{strings.types[type]}</span>
              <StatusChip status={state} />
              <span className="ms-2 text-sm text-muted">{strings.confirmations(confirmations)}</span>
              <span className="mt-1 block max-w-56 truncate font-mono text-xs text-muted sm:hidden" dir="ltr">
                {hash}
              </span>
            </>
          ),
        },
        {
          id: 'amount',
          head: strings.amountHead,
          align: 'end',
          cell: ({ value, coin }) => <Amount value={`${value} ${coin.toUpperCase()}`} />,
        },
        {
          id: 'hash',
          head: strings.transaction,
          className: 'max-sm:hidden',
          cell: ({ hash, network, blockHeight, blockHash }) => (
            <>
              <span className="block max-w-64 truncate font-mono text-sm" dir="ltr" title={hash}>
                {hash}
              </span>
              <span className="text-sm text-muted" title={blockHash ?? ''}>
                <bdi>{network}</bdi>
                {blockHeight !== null && ` · ${strings.block(blockHeight)}`}
              </span>
            </>
          ),
        },
      ]}
    />
  );
}
