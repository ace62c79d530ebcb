import type { ActionFilter } from '../history/action-filter.ts';
import type { KindChain } from '../history/action-kinds.ts';
import type { ActionRow } from '../history/history-source.ts';
import { matchesFilter } from '../history/matches-filter.ts';

/**
 * Filter of live actions: the parts of a history filter that one action decides, and the account. Absent members match
 * everything.
 */
export interface LiveFilter extends Omit<ActionFilter, 'after' | 'before' | 'hideSpam'> {
  /** Receiver of the action or of a notification of it, or an authorizer. */
  account?: string;
}

/** Filters with the same text want the same rows. */
export function liveFilterKey(filter: LiveFilter): string {
  const { account, contract, action, kinds, token, counterparty, memo, hideSmall } = filter;
  const sorted = kinds?.toSorted().join(' ');
  return JSON.stringify(
    [account, contract, action, sorted, token?.symbol, token?.contract, counterparty, memo, hideSmall].map(
      (part) => part ?? 0,
    ),
  );
}

/** onblock, the first action of every block, matches only where it is requested by name. */
export function matchesLiveFilter(row: ActionRow, filter: LiveFilter, chain: KindChain): boolean {
  const { trace } = row;
  if (trace.name === 'onblock' && filter.action !== 'onblock' && isOwn(trace)) return false;
  const { account = null } = filter;
  return (account === null || takesPart(row, account)) && matchesFilter(row, filter, { account, chain });
}

/** Contract, notified account or authorizer. */
export function takesPart({ trace, receivers }: ActionRow, account: string): boolean {
  return receivers.includes(account) || trace.authorization.some(({ actor }) => actor === account);
}

function isOwn({ contract, authorization }: ActionRow['trace']): boolean {
  return authorization.every(({ actor }) => actor === contract);
}
