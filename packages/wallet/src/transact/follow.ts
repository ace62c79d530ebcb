import type { TransactContext } from './draft.ts';

/** State of a sent transaction. `lost`: it was not included in a block before it expired. */
export type Progress =
  | { state: 'accepted' }
  | { state: 'included'; block: number }
  | { state: 'irreversible'; block: number }
  | { state: 'lost' }
  /** The last lookup failed; following continues. */
  | { state: 'unreachable'; reason: string };

/** Looks the transaction up, as by `/api/v1/transactions/{id}`; null: not found yet. Throws if the lookup fails. */
export type Locate = () => Promise<{ block: number; irreversible: boolean } | null>;

/**
 * Follows a transaction to irreversibility. Yields each change once; after a fork `included` can be repeated with
 * another block. Ends with irreversible or lost, or when the signal aborts.
 *
 * @param wake resolves when the next lookup is due: a new head arrived, or time passed
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
