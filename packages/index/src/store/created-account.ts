import { u64At } from '@antescope/codec/bytes/words';
import type { ActionRows } from './block-rows.ts';

/** Who an executed action created, and for whom; null for any other action. */
export function createdAccount(action: ActionRows, system: string): { creator: bigint; account: bigint } | null {
  const isExecution = action.executionSequence === action.globalSequence;
  if (!isExecution || action.receiver !== system || action.name !== 'newaccount') return null;
  // The first two fields of every newaccount variant are creator and name.
  return action.data.length < 16 ? null : { creator: u64At(action.data, 0), account: u64At(action.data, 8) };
}
