import { defineTool } from './define-tool.ts';
import { amountField, type Field } from './field.ts';
import { phrase } from './phrase.ts';
import type { ToolChain } from './tool-chain.ts';
import { assetText } from './units.ts';

export interface LongStakeFacts {
  /** Liquid XPR; null: not known. */
  liquid: bigint | null;
  /** Plans that accept stakes; `label` in the person's language. */
  plans: readonly { index: string; days: number; label: string }[];
  /** Ended stakes of the account. */
  ended: readonly { index: string; label: string }[];
}

const gate = ({ features }: ToolChain): boolean => features.longStaking;
const contract = 'longstaking';
/** Whole XPR that the contract accepts at least. */
const least = 100n;

/** A choice among rows with an index; the first one while none is chosen. */
function choiceOf(rows: (facts: LongStakeFacts) => LongStakeFacts['ended']): Field<string, LongStakeFacts> {
  return {
    kind: 'choice',
    initial: '',
    optional: false,
    read: (text, { facts }) => {
      const row = text === '' ? rows(facts)[0] : rows(facts).find(({ index }) => index === text);
      return row === undefined ? { ok: false, fault: phrase('choice-missing') } : { ok: true, value: row.index };
    },
    options: ({ facts }) => rows(facts).map(({ index, label }) => ({ text: index, label })),
  };
}

/** Stakes XPR by a plan: locked until its end, a transfer whose memo is the plan's index. */
export const startLongStake = defineTool<LongStakeFacts>()({
  id: 'longstake',
  gate,
  fields: {
    plan: choiceOf(({ plans }) => plans),
    amount: amountField({
      symbol: ({ chain }) => chain.coreSymbol,
      available: ({ chain, facts: { liquid } }) =>
        liquid === null ? null : { units: liquid, symbol: chain.coreSymbol, contract: chain.coreContract },
    }),
  },
  check: ({ amount }, { chain, facts: { liquid } }) => {
    const minimum = least * 10n ** BigInt(chain.coreSymbol.precision);
    if (amount < minimum)
      return [{ field: 'amount', fault: phrase('below-minimum', assetText(minimum, chain.coreSymbol)) }];
    if (liquid === null || amount <= liquid) return [];
    return [{ field: 'amount', fault: phrase('xpr-unpaid', assetText(liquid, chain.coreSymbol)) }];
  },
  warnings: ({ plan }, { facts }) => {
    const days = facts.plans.find(({ index }) => index === plan)?.days;
    return days === undefined ? [] : [phrase('locked', String(days))];
  },
  summary: ({ amount }, { chain }) => phrase('long-stake', assetText(amount, chain.coreSymbol)),
  actions: ({ plan, amount }, { chain, level }) => [
    {
      account: chain.coreContract,
      name: 'transfer',
      authorization: [level],
      data: { from: level.actor, to: contract, quantity: assetText(amount, chain.coreSymbol), memo: plan },
    },
  ],
});

/** Pays an ended stake out. */
export const claimLongStake = defineTool<LongStakeFacts>()({
  id: 'claimstake',
  gate,
  fields: { stake: choiceOf(({ ended }) => ended) },
  summary: ({ stake }) => phrase('claim-long-stake', stake),
  actions: ({ stake }, { level }) => [
    {
      account: contract,
      name: 'claimstake',
      authorization: [level],
      data: { account: level.actor, stake_index: stake },
    },
  ],
});
