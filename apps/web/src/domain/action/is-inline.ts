import type { ActionRow } from '@antescope/sources/history/history-source';

/** Sent by a contract, not by the author of the transaction. */
export function isInline({ trace }: ActionRow): boolean {
  return trace.creatorOrdinal > 0;
}
