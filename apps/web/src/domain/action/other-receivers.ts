import type { ActionRow } from '@antescope/sources/history/history-source';

/** Accounts that were notified besides the contract and those that the action's own fields name anyway. */
export function otherReceivers({ trace, receivers }: ActionRow): string[] {
  const named = new Set<unknown>([trace.contract]);
  if (typeof trace.data === 'object' && trace.data !== null) {
    for (const value of Object.values(trace.data)) named.add(value);
  }
  return receivers.filter((receiver) => !named.has(receiver));
}
