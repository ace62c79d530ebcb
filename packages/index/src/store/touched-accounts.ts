import type { ActionRows } from './block-rows.ts';

/** Accounts whose history has the action: its receiver and authorizers. */
export function touchedAccounts(action: Pick<ActionRows, 'receiver' | 'authorization'>): Set<string> {
  const touched = new Set([action.receiver]);
  for (const level of action.authorization) touched.add(level.actor);
  return touched;
}
