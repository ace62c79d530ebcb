import type { ActionRow } from '@antescope/sources/history/history-source';

/** Sent by a contract in the course of another action: a consequence, not what somebody did. */
export function isInline({ trace }: ActionRow): boolean {
  return trace.creatorOrdinal > 0;
}
