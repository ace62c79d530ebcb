import { JsonText } from '../../ui/json-text.tsx';
import type { TransactionView } from '@antescope/sources/transaction/transaction-view';
import { CopyAs } from '../../domain/copy-as/copy-as.tsx';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { FullDataLink } from './full-data-link.tsx';
import { sentActions } from './sent-actions.ts';
import { useStrings } from '../../i18n/strings.ts';

/** The source's response, formatted; deployed code and ABIs by size and hash. */
export function RawTab({ transaction }: { transaction: TransactionView }) {
  const strings = useStrings('pages/transaction');
  const { origin, base, ownNode } = useBoot();
  const isCut = transaction.traces.some(({ dataBytes }) => dataBytes !== undefined);
  const actions = sentActions(transaction);
  // Our server does not know the transactions of an own node.
  const read = ownNode === null ? `${origin}${base}/transaction/${transaction.id}?format=json` : null;
  return (
    <>
      {isCut && <FullDataLink transaction={transaction} />}
      {actions !== null && (
        <div className="flex justify-end pb-2">
          <CopyAs label={strings.copyAs} subject={{ kind: 'actions', actions, read }} />
        </div>
      )}
      <JsonText value={transaction.raw} copy={strings.copyRaw} />
    </>
  );
}
