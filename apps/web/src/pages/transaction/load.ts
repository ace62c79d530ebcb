import type { BlockChanges } from '@antescope/sources/state/past-states';
import { mapOutcome, type Outcome } from '@antescope/sources/core/outcome';
import { stateChanges } from '@antescope/sources/state/state-changes';
import { netMovements, type Movement } from '@antescope/sources/transaction/movements';
import type { TransactionView } from '@antescope/sources/transaction/transaction-view';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { page } from '../../lib/page/page-result.ts';
import { withoutCode } from './without-code.ts';

export interface TransactionPageData {
  id: string;
  /** Several transactions whose ID starts with the requested digits. */
  starting: string[];
  transaction: Outcome<TransactionView>;
  /** Net change per account and token over all executed actions. */
  movements: Movement[];
  /** Rows that the transaction may have changed; loaded on their tab only. */
  changes: Outcome<BlockChanges> | null;
  /** Our index has the changes of the block. */
  hasChanges: boolean;
}

const transactionId = /^[0-9a-f]{64}$/;
/** The first digits of an ID; an index finds it by 8 or more. */
const idPrefix = /^[0-9a-f]{8,63}$/;

/**
 * Block and transaction ids look alike: an id that is no transaction is tried as a block before it counts as missing.
 */
export const load: PageLoader<TransactionPageData> = async ({ params, search }, { sources, base, chain }) => {
  const id = (params.id ?? '').trim().toLowerCase();
  const ids = idPrefix.test(id) ? await sources.at.records?.transactionIds(id) : undefined;
  const starting = ids?.state === 'data' ? ids.data : [];
  if (starting.length === 1) return { redirect: `${base}/transaction/${starting[0]}` };
  const hint = Number(search.block);
  const transaction = await sources.transaction(id, Number.isSafeInteger(hint) && hint > 0 ? hint : undefined);
  if (transaction.state === 'empty' && transactionId.test(id)) {
    const block = await sources.block(id);
    if (block.state === 'data') return { redirect: `${base}/block/${block.data.number}` };
  }
  const { past } = sources.at;
  const block = transaction.state === 'data' ? transaction.data.blockNumber : null;
  const showsChanges = past !== null && block !== null && search.tab === 'changes';
  const changes = showsChanges ? await stateChanges(sources.at, past, block, id) : null;
  return page(transaction, 'TX not found', {
    id,
    starting,
    transaction: mapOutcome(transaction, (view) =>
      withoutCode(search.tab === 'raw' ? view : { ...view, raw: null }, chain),
    ),
    movements: movementsOf(transaction),
    changes,
    hasChanges: past !== null && block !== null,
  });
};

function movementsOf(transaction: Outcome<TransactionView>): Movement[] {
  if (transaction.state !== 'data') return [];
  return netMovements(
    transaction.data.traces.filter((trace) => trace.receiver === trace.contract && trace.receipt !== null),
  );
}
