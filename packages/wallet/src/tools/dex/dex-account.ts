import { defineTool } from '../define-tool.ts';
import type { Field } from '../field.ts';
import { phrase } from '../phrase.ts';
import type { ToolChain } from '../tool-chain.ts';

/** An open order of the account; `label` in the person's language. */
export interface OpenOrderFacts {
  id: string;
  label: string;
}

const gate = ({ features }: ToolChain): boolean => features.dex;
const contract = 'dex';

const order: Field<string, { orders: readonly OpenOrderFacts[] }> = {
  kind: 'choice',
  initial: '',
  optional: false,
  read: (text, { facts }) => {
    const found = text === '' ? facts.orders[0] : facts.orders.find(({ id }) => id === text);
    return found === undefined ? { ok: false, fault: phrase('choice-missing') } : { ok: true, value: found.id };
  },
  options: ({ facts }) => facts.orders.map(({ id, label }) => ({ text: id, label })),
};

/** Cancels an order; what is left of it becomes a deposit, which is withdrawn with all others. */
export const cancelOrder = defineTool<{ orders: readonly OpenOrderFacts[] }>()({
  id: 'dex-cancel',
  gate,
  fields: { order },
  summary: ({ order: id }) => phrase('cancel-order', id),
  warnings: () => [phrase('returns')],
  actions: ({ order: id }, { level }) => [
    { account: contract, name: 'cancelorder', authorization: [level], data: { account: level.actor, order_id: id } },
    { account: contract, name: 'withdrawall', authorization: [level], data: { account: level.actor } },
  ],
});

/** Withdraws everything that is in the DEX and not in an order. */
export const withdrawDeposits = defineTool<object>()({
  id: 'dex-withdraw',
  gate,
  fields: {},
  summary: () => phrase('withdraw-deposits'),
  actions: (_values, { level }) => [
    { account: contract, name: 'withdrawall', authorization: [level], data: { account: level.actor } },
  ],
});
