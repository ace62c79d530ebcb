import type { ActionRow } from '@antescope/sources/history/history-source';

/** Notified accounts other than the contract and those named in the action's fields. */
export function otherReceivers({ trace, receivers }: ActionRow): string[] {
  const named = new Set<unknown>([trace.contract]);
  if (typeof trace.data === 'object' && trace.data !== null) {
    for (const value of Object.values(trace.data)) named.add(value);
  }
  return receivers.filter((receiver) => !named.has(receiver));
}
