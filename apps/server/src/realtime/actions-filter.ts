import type { ActionRow } from '@antescope/sources/history/history-source';
import type { ActionsFilter } from './client-message.ts';

/** Subscriptions with the same text want the same rows. */
export function filterKey(filter: ActionsFilter): string {
  return JSON.stringify([filter.account ?? null, filter.contract ?? null, filter.name ?? null]);
}

/** The action that every block begins with is nobody's doing; it is sent only to who asks for it by name. */
export function wanted(row: ActionRow, filter: ActionsFilter): boolean {
  const { trace } = row;
  if (trace.name === 'onblock' && trace.contract === 'eosio' && filter.name !== 'onblock') return false;
  if (filter.contract !== undefined && trace.contract !== filter.contract) return false;
  if (filter.name !== undefined && trace.name !== filter.name) return false;
  if (filter.account === undefined) return true;
  const { account } = filter;
  return row.receivers.includes(account) || trace.authorization.some((level) => level.actor === account);
}
