import type { AccountQuery, ExecutionQuery } from '@antescope/index/store/history-store';
import { receivesFlag, sendsFlag, smallFlag } from '@antescope/index/store/movement-flags';
import { numberOfName } from './name-numbers.ts';

/** A number as an SQL literal; an invalid one becomes a value that no row has. */
export function whole(value: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(Math.trunc(value), 0), Number.MAX_SAFE_INTEGER) : 0;
}

/** A query's contract and action as conditions on columns of these names. `system`: the chain's system account. */
export function kindConditions(
  query: Pick<ExecutionQuery, 'contract' | 'action' | 'withoutOnblock'>,
  contractColumn: string,
  actionColumn: string,
  system: string,
): string[] {
  const { contract, action, withoutOnblock } = query;
  const conditions: string[] = [];
  if (contract !== undefined) conditions.push(`${contractColumn} = ${numberOfName(contract)}`);
  if (action !== undefined) conditions.push(`${actionColumn} = ${numberOfName(action)}`);
  if (withoutOnblock === true) {
    const onblock = `${contractColumn} = ${numberOfName(system)} AND ${actionColumn} = ${numberOfName('onblock')}`;
    conditions.push(`NOT (${onblock})`);
  }
  return conditions;
}

/** A query of an account's list as conditions on `account_actions`. `system`: the chain's system account. */
export function listConditions(query: AccountQuery, system: string): string[] {
  const { kinds, token, withoutSmall } = query;
  const conditions = kindConditions(query, 'contract', 'action', system);
  if (kinds !== undefined) {
    const any = [
      // An empty symbol means no token amount: NFT contracts have transfers too.
      ...(kinds.send ? [`(symbol != '' AND bitAnd(flags, ${sendsFlag}) != 0)`] : []),
      ...(kinds.receive ? [`(symbol != '' AND bitAnd(flags, ${receivesFlag}) != 0)`] : []),
      ...(kinds.actions.length > 0 ? [`(contract, action) IN (${kinds.actions.map(pairOf).join(', ')})`] : []),
    ];
    conditions.push(any.length === 0 ? '0' : `(${any.join(' OR ')})`);
  }
  if (token !== undefined) conditions.push(tokenCondition(token));
  if (withoutSmall !== undefined && withoutSmall.length > 0) {
    const small = withoutSmall.map(tokenCondition).join(' OR ');
    conditions.push(`NOT (bitAnd(flags, ${smallFlag}) != 0 AND (${small}))`);
  }
  return conditions;
}

function pairOf({ contract, action }: { contract: string; action: string }): string {
  return `(${numberOfName(contract)}, ${numberOfName(action)})`;
}

function tokenCondition({ symbol, contract }: { symbol: string; contract?: string }): string {
  // Symbol codes are capital letters; anything else matches no row.
  if (!/^[A-Z]{1,7}$/.test(symbol)) return '0';
  return contract === undefined
    ? `symbol = '${symbol}'`
    : `(symbol = '${symbol}' AND contract = ${numberOfName(contract)})`;
}
