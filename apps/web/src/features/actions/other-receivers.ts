import type { ActionRow } from '@antescope/sources/history/history-source';
import { wordsOf } from './words/registry.ts';

/** Accounts that were notified besides the contract and those that the sentence names anyway. */
export function otherReceivers({ trace, receivers }: ActionRow): string[] {
  const named = new Set([trace.contract]);
  for (const part of Object.values(wordsOf(trace)?.parts ?? {})) if (part.kind === 'account') named.add(part.name);
  return receivers.filter((receiver) => !named.has(receiver));
}
