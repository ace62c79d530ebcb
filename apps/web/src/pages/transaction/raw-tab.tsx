import { JsonText } from '../../ui/json-text.tsx';
import type { TransactionView } from '@antescope/sources/transaction/transaction-view';
import { FullDataLink } from './full-data-link.tsx';
import { useStrings } from '../../i18n/strings.ts';

/** The source's response, formatted; deployed code and ABIs by size and hash. */
export function RawTab({ transaction }: { transaction: TransactionView }) {
  const strings = useStrings('pages/transaction');
  const isCut = transaction.traces.some(({ dataBytes }) => dataBytes !== undefined);
  return (
    <>
      {isCut && <FullDataLink transaction={transaction} />}
      <JsonText value={transaction.raw} copy={strings.copyRaw} />
    </>
  );
}
