import type { ActionFilter } from '../action-filter.ts';
import { actionsOfKind, type KindChain } from '../action-kinds.ts';
import { tokenActions } from '../matches-filter.ts';

/**
 * The search text for an account's history in dfuse's language, whose terms are indexed fields of actions. A memo is not
 * indexed, and amounts are not compared: those parts of a filter are looked for in the rows.
 */
export function dfuseQuery(account: string, filter: ActionFilter, chain: KindChain): string {
  const parts = [accountTerms(account, filter)];
  if (filter.contract !== undefined) parts.push(`account:${filter.contract}`);
  if (filter.action !== undefined) parts.push(`action:${filter.action}`);
  if (filter.token !== undefined) {
    if (filter.token.contract !== undefined) parts.push(`account:${filter.token.contract}`);
    parts.push(anyOf(tokenActions.map((action) => `action:${action}`)));
  }
  if (filter.counterparty !== undefined) parts.push(anyOf(touching(filter.counterparty)));
  const kinds = kindTerms(filter, chain);
  if (kinds !== null) parts.push(kinds);
  return parts.join(' ');
}

function accountTerms(account: string, { kinds = [] }: ActionFilter): string {
  const [kind] = kinds;
  if (kinds.length === 1 && kind === 'send') return `data.from:${account}`;
  if (kinds.length === 1 && kind === 'receive') return `data.to:${account}`;
  return anyOf(touching(account));
}

function touching(account: string): string[] {
  return ['auth', 'receiver', 'data.to', 'data.from', 'data.receiver'].map((term) => `${term}:${account}`);
}

function kindTerms({ kinds = [] }: ActionFilter, chain: KindChain): string | null {
  if (kinds.length === 0) return null;
  const byContract = new Map<string | null, Set<string>>();
  for (const { contract, action } of kinds.flatMap((kind) => actionsOfKind(kind, chain))) {
    byContract.set(contract, (byContract.get(contract) ?? new Set()).add(action));
  }
  return anyOf(
    [...byContract].map(([contract, actions]) => {
      const named = anyOf([...actions].map((action) => `action:${action}`));
      return contract === null ? named : `(account:${contract} ${named})`;
    }),
  );
}

function anyOf(terms: readonly string[]): string {
  return terms.length === 1 ? terms[0]! : `(${terms.join(' OR ')})`;
}
