import type { ActionFilter } from './action-filter.ts';
import { actionsOfKind, type KindChain, type NamedAction } from './action-kinds.ts';

/**
 * The part of a filter that Hyperion looks up itself, as parameters of get_actions. What it cannot express (several
 * kinds on both sides of a transfer, a kind combined with an action name) is filtered from its rows.
 */
export function hyperionFilter(account: string, filter: ActionFilter, chain: KindChain): Record<string, string> {
  const query: Record<string, string> = {};
  const names = namesOf(filter, chain);
  if (names !== null) query.filter = names;
  const side = filter.contract === undefined && filter.action === undefined ? sideOf(filter) : null;
  // A transfer to a public key matches neither field.
  const namesAccounts = chain.transfers.every(({ to }) => to !== null);
  if (side !== null && namesAccounts) query[side === 'send' ? 'transfer.from' : 'transfer.to'] = account;
  if (filter.token !== undefined) {
    query['transfer.symbol'] = filter.token.symbol;
    if (filter.token.contract !== undefined) query['act.account'] = filter.token.contract;
  }
  return query;
}

function namesOf(filter: ActionFilter, chain: KindChain): string | null {
  if (filter.contract !== undefined || filter.action !== undefined) {
    return `${filter.contract ?? '*'}:${filter.action ?? '*'}`;
  }
  if (filter.token !== undefined) return '*:transfer';
  if (filter.kinds === undefined || filter.kinds.length === 0) return null;
  const actions = filter.kinds.flatMap((kind) => actionsOfKind(kind, chain));
  return [...new Set(actions.map(nameOf))].join(',');
}

function nameOf({ contract, action }: NamedAction): string {
  return `${contract ?? '*'}:${action}`;
}

/** The requested side of a transfer; null for both, none, or if other kinds are requested too. */
function sideOf({ kinds = [] }: ActionFilter): 'send' | 'receive' | null {
  const [kind] = kinds;
  return kinds.length === 1 && (kind === 'send' || kind === 'receive') ? kind : null;
}
