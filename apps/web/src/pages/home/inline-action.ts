import type { ActionRow } from '@antescope/sources/history/history-source';

/** Sent by a contract, not by a transaction's author. */
export function isInline({ trace }: ActionRow): boolean {
  return trace.creatorOrdinal > 0;
}
