import type { HistoryReader, StoreStatus } from './history-store.ts';

/** Suffix of a system account that is created at genesis and never changes. */
const genesisAccount = 'null';

/**
 * Whether the index has the full state, not just changes since its first block: it has deltas from the start of the
 * chain, or its first deltas are a full snapshot, as sent by a node that was started from one. `first`: start of the
 * contiguous range of deltas up to the head.
 */
export async function hasFullState(
  reader: Pick<HistoryReader, 'creation' | 'accounts'>,
  status: StoreStatus,
  first: number,
): Promise<boolean> {
  if (first <= 2) return true;
  // Changes within an earlier gap are unknown.
  if (status.feeds.find(({ deltas }) => deltas)?.first !== first) return false;
  return (await reader.creation(`${reader.accounts.system}.${genesisAccount}`)) !== null;
}
