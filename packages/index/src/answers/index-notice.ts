import type { ReaderKind } from '../chain-reader/block-source.ts';
import type { HistoryReader } from '../store/history-store.ts';

/** How a store is being filled; every answer of it says so. */
export interface IndexNotice {
  reader: ReaderKind;
  /** One line while the store is not gone on with; null while it is. */
  problem: string | null;
}

const notices = new WeakMap<HistoryReader, () => IndexNotice>();

/** null where nobody fills the store. */
export function noticeOf(reader: HistoryReader): IndexNotice | null {
  return notices.get(reader)?.() ?? null;
}

/** Tells all who answer from the store how it is being filled. */
export function setNotice(reader: HistoryReader, notice: () => IndexNotice): void {
  notices.set(reader, notice);
}
