import type { ReaderKind } from '../chain-reader/block-source.ts';
import type { HistoryReader } from '../store/history-store.ts';

/** How a store is being filled; included in every response. */
export interface IndexNotice {
  reader: ReaderKind;
  /** Why indexing has stalled, in one line; null while it runs. */
  problem: string | null;
}

const notices = new WeakMap<HistoryReader, () => IndexNotice>();

/** null if no indexer fills the store. */
export function noticeOf(reader: HistoryReader): IndexNotice | null {
  return notices.get(reader)?.() ?? null;
}

/** Registers how the store is being filled, for all readers of it. */
export function setNotice(reader: HistoryReader, notice: () => IndexNotice): void {
  notices.set(reader, notice);
}
