import { isName } from '@antescope/codec/chain/name';
import type { ActionFilter } from '@antescope/sources/history/action-filter';
import { actionsOfKind, type KindChain } from '@antescope/sources/history/action-kinds';
import type { AccountQuery } from './history-store.ts';
import { Refusal } from '../answers/index-answer.ts';

/**
 * What a filter asks of the store, without its dates; `hideSpam` is not the store's to judge. Throws a Refusal for
 * names that are none, and for what only the chain's configuration could tell where that is not known.
 */
export function accountQuery(filter: ActionFilter, chain: KindChain | null): Partial<AccountQuery> {
  const query: Partial<AccountQuery> = {};
  const { contract, action, counterparty, token, memo, kinds } = filter;
  for (const name of [contract, action, counterparty, token?.contract]) {
    if (name !== undefined && !isName(name)) throw new Refusal('bad-name', `'${name}' is not an account name`);
  }
  if (contract !== undefined) query.contract = contract;
  if (action !== undefined) query.action = action;
  if (counterparty !== undefined) query.counterparty = counterparty;
  if (memo !== undefined) query.text = memo;
  if (token !== undefined) query.token = token;
  if (kinds !== undefined && kinds.length > 0) query.kinds = kindsQuery(kinds, chain);
  if (filter.hideSmall === true) query.withoutSmall = coreTokens(known(chain));
  return query;
}

function kindsQuery(
  kinds: NonNullable<ActionFilter['kinds']>,
  chain: KindChain | null,
): NonNullable<AccountQuery['kinds']> {
  const others = kinds.filter((kind) => kind !== 'send' && kind !== 'receive');
  const actions = others.flatMap((kind) => actionsOfKind(kind, known(chain)));
  return {
    send: kinds.includes('send'),
    receive: kinds.includes('receive'),
    actions: actions.flatMap(({ contract, action }) => (contract === null ? [] : [{ contract, action }])),
  };
}

/** The core token, and the one that the system contract counts in where that is another. */
function coreTokens({ coreContract, coreSymbol, systemToken }: KindChain): { contract: string; symbol: string }[] {
  const core = { contract: coreContract, symbol: coreSymbol.code };
  return systemToken === null ? [core] : [core, { contract: systemToken.contract, symbol: systemToken.code }];
}

function known(chain: KindChain | null): KindChain {
  if (chain === null) throw new Refusal('not-supported', 'This index was not told which chain it is of');
  return chain;
}
