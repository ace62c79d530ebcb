import type { ActionRow } from '@antescope/sources/history/history-source';
import { isInline } from '../action/is-inline.ts';

/** A transaction in a list: its first root action, and how many others it executed. */
export interface TransactionRow extends ActionRow {
  /** Further root actions. */
  otherActions: number;
  inlineActions: number;
}

/** Groups actions by transaction, in the order of the first action of each. A transaction without a root action is omitted. */
export function transactionRows(actions: readonly ActionRow[]): TransactionRow[] {
  const groups = new Map<string, ActionRow[]>();
  for (const row of actions) {
    const group = groups.get(row.transactionId);
    if (group === undefined) groups.set(row.transactionId, [row]);
    else group.push(row);
  }
  return [...groups.values()].flatMap((group) => {
    const inline = group.filter(isInline);
    const [root, ...others] = group.filter((row) => !isInline(row)).toSorted(byOrdinal);
    return root === undefined ? [] : [{ ...root, otherActions: others.length, inlineActions: inline.length }];
  });
}

function byOrdinal(a: ActionRow, b: ActionRow): number {
  return a.trace.ordinal - b.trace.ordinal;
}
