/** A transaction that may be on the chain. */
export interface Attempt {
  /** Transaction id, 64 hex digits. */
  id: string;
  /** 'YYYY-MM-DDTHH:MM:SS', UTC. */
  expiration: string;
  /** A block that is older than the transaction: it can only be in a later one. */
  after: number;
}

/** What a lookup by transaction id found. */
export type Located =
  | { state: 'found'; block: number; irreversible: boolean }
  /** In none of these blocks, all of which were searched. */
  | { state: 'absent'; first: number; last: number }
  /** No source could search the blocks. */
  | { state: 'unsure' };

/** The chain as the state of an attempt is read from it. Each call throws if it fails. */
export interface AttemptChain {
  locate(id: string): Promise<Located>;
  /** Times are UTC, 'YYYY-MM-DDTHH:MM:SS'. */
  times(): Promise<{ head: string; irreversible: string; irreversibleBlock: number }>;
}

export type AttemptState =
  | { state: 'included'; block: number; irreversible: boolean }
  /** Not expired: it may be included at any time, also after being sent again. */
  | { state: 'open' }
  /** Expired, but a block in which it would be is not irreversible yet. */
  | { state: 'settling' }
  /** Expired, and in no irreversible block: it never takes effect. */
  | { state: 'dead' }
  /** Expired, and no source can tell whether it is in a block. */
  | { state: 'unknown' };

/** Whether the transaction of an attempt took effect, may still, or never will. Throws if the chain cannot be read. */
export async function attemptState(attempt: Attempt, chain: AttemptChain): Promise<AttemptState> {
  // The times come first: a transaction that is absent later than the irreversible block is absent for good.
  const { head, irreversible, irreversibleBlock } = await chain.times();
  const located = await chain.locate(attempt.id);
  if (located.state === 'found') return { state: 'included', block: located.block, irreversible: located.irreversible };
  if (head <= attempt.expiration) return { state: 'open' };
  if (irreversible <= attempt.expiration) return { state: 'settling' };
  if (located.state === 'unsure') return { state: 'unknown' };
  if (located.last < irreversibleBlock) return { state: 'settling' };
  return located.first <= attempt.after + 1 ? { state: 'dead' } : { state: 'unknown' };
}
