import type { HistoryReader, StoreStatus } from './history-store.ts';

/** Below the system account: created at genesis, and nothing can change it afterwards. */
const genesisAccount = 'null';

/**
 * Whether the index knows everything that is there, and not only what was written since it began: it was fed with deltas
 * from the chain's beginning on, or the first that it was fed are the whole state, as a node gives it that itself began
 * with a snapshot. `first` is where the unbroken range of deltas up to the head begins.
 */
export async function knowsWholeState(
  reader: Pick<HistoryReader, 'creation' | 'accounts'>,
  status: StoreStatus,
  first: number,
): Promise<boolean> {
  if (first <= 2) return true;
  // Behind a hole nobody knows what was written in it.
  if (status.feeds.find(({ deltas }) => deltas)?.first !== first) return false;
  return (await reader.creation(`${reader.accounts.system}.${genesisAccount}`)) !== null;
}
