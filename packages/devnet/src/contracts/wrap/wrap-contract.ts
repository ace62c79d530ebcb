import type { Transaction } from '@antescope/codec/chain/transaction';
import type { ApplyContext, Contract } from '../../contract.ts';
import { abiOf } from '../abi-text.ts';
import { check } from '../check.ts';
import { dispatch, withData } from '../dispatch.ts';
import { isExpired } from '../packed-transaction.ts';
import { transactionStructs } from '../transaction-structs.ts';

/**
 * eosio.wrap: sends the actions of a transaction with any authority, if its controllers approve. Must be privileged.
 */
export const wrapContract: Contract = {
  name: 'wrap',
  version: 1,
  abi: abiOf({ actions: { exec: 'executer name, trx transaction' }, structs: transactionStructs, tables: {} }),
  apply: (ctx) => dispatch(ctx, { exec: withData(execute) }),
};

function execute(ctx: ApplyContext, { executer, trx }: { executer: string; trx: Transaction }): void {
  ctx.requireAuth(ctx.receiver);
  ctx.requireAuth(executer);
  check(ctx, !isExpired(ctx, trx), 'transaction expired');
  const contextFree = trx.context_free_actions.length;
  check(ctx, contextFree === 0, 'not allowed to `exec` a transaction with context-free actions');
  for (const action of trx.actions) ctx.sendInline(action);
}
