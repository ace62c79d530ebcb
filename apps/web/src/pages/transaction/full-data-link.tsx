import type { TransactionView } from '@antescope/sources/transaction/transaction-view';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';

/** Link to the API's response, which has the code and ABIs that the page omits. */
export function FullDataLink({ transaction: { id, blockNumber } }: { transaction: TransactionView }) {
  const strings = useStrings('pages/transaction');
  const { base, ownNode } = useBoot();
  // Our server does not read the user's own node.
  if (ownNode !== null) return null;
  const hint = blockNumber === null ? '' : `?block=${blockNumber}`;
  return (
    <a href={`${base}/api/v1/transactions/${id}${hint}`} className="link text-sm pointer-coarse:py-3">
      {strings.fullData}
    </a>
  );
}
