import { isName } from '@antescope/codec/chain/name';
import type { ActionFilter } from '@antescope/sources/history/action-filter';
import { actionsOfKind, type KindChain } from '@antescope/sources/history/action-kinds';
import type { AccountQuery } from './history-store.ts';
import { RequestError } from '../answers/index-answer.ts';

/**
 * The store query of a filter, without dates and `hideSpam`. Throws Refusal for invalid names, and for filters that
 * need the chain's configuration if there is none.
 */
export function accountQuery(filter: ActionFilter, chain: KindChain | null): Partial<AccountQuery> {
  const query: Partial<AccountQuery> = {};
  const { contract, action, counterparty, token, memo, kinds } = filter;
  for (const name of [contract, action, counterparty, token?.contract]) {
    if (name !== undefined && !isName(name)) throw new RequestError('bad-name', `'${name}' is not an account name`);
  }
  if (contract !== undefined) query.contract = contract;
  if (action !== undefined) query.action = action;
  if (counterparty !== undefined) query.counterparty = counterparty;
  if (memo !== undefined) query.text = memo;
  if (token !== undefined) query.token = token;
  if (kinds !== undefined && kinds.length > 0) query.kinds = kindsQuery(kinds, chain);
  if (filter.hideSmall === true) query.withoutSmall = coreTokens(requireChain(chain));
  return query;
}

function kindsQuery(
  kinds: NonNullable<ActionFilter['kinds']>,
  chain: KindChain | null,
): NonNullable<AccountQuery['kinds']> {
  const actionKinds = kinds.filter((kind) => kind !== 'send' && kind !== 'receive');
  const actions = actionKinds.flatMap((kind) => actionsOfKind(kind, requireChain(chain)));
  return {
    send: kinds.includes('send'),
    receive: kinds.includes('receive'),
    actions: actions.flatMap(({ contract, action }) => (contract === null ? [] : [{ contract, action }])),
  };
}

/** The core token, and the system contract's token if it differs. */
function coreTokens({ coreContract, coreSymbol, systemToken }: KindChain): { contract: string; symbol: string }[] {
  const core = { contract: coreContract, symbol: coreSymbol.code };
  return systemToken === null ? [core] : [core, { contract: systemToken.contract, symbol: systemToken.code }];
}

function requireChain(chain: KindChain | null): KindChain {
  if (chain === null) throw new RequestError('not-supported', 'This index has no chain configuration');
  return chain;
}
