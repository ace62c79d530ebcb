import type { TransactContext } from './draft.ts';

/** Where a pushed transaction is. `lost` says that it did not get into a block before it expired. */
export type Progress =
  | { state: 'accepted' }
  | { state: 'included'; block: number }
  | { state: 'irreversible'; block: number }
  | { state: 'lost' }
  /** It could not be looked up just now; the following goes on. */
  | { state: 'unreachable'; reason: string };

/** Reads where the transaction is, e.g. our own `/api/v1/transactions/{id}`; null: not seen yet. Throws when it cannot tell. */
export type Locate = () => Promise<{ block: number; irreversible: boolean } | null>;

/**
 * Follows a transaction to irreversibility. Yields each change once; after a fork `included` can come again with
 * another block. Ends with irreversible or lost; aborting the signal ends it early.
 *
 * @param wake resolves when it is worth to look again (a new head arrived, or time passed)
 */
export async function* follow(
  locate: Locate,
  wake: () => Promise<void>,
  isExpired: () => Promise<boolean>,
  signal: AbortSignal,
): AsyncGenerator<Progress> {
  yield { state: 'accepted' };
  let block: number | null = null;
  while (!signal.aborted) {
    const next = await look(locate, isExpired);
    if (next !== null && (next.state !== 'included' || next.block !== block)) yield next;
    if (next?.state === 'irreversible' || next?.state === 'lost') return;
    if (next?.state === 'included') block = next.block;
    await wake();
  }
}

async function look(locate: Locate, isExpired: () => Promise<boolean>): Promise<Progress | null> {
  try {
    const place = await locate();
    if (place !== null) return { state: place.irreversible ? 'irreversible' : 'included', block: place.block };
    return (await isExpired()) ? { state: 'lost' } : null;
  } catch (error) {
    return { state: 'unreachable', reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Whether the chain's head is past the transaction's expiration. Reads get_info. */
export async function headIsPast(expiration: string, context: Pick<TransactContext, 'call'>): Promise<boolean> {
  const info = (await context.call('/v1/chain/get_info', undefined)) as { head_block_time: string };
  return info.head_block_time.slice(0, 19) > expiration;
}
