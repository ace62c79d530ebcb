import { defineTool } from './define-tool.ts';
import { amountField, type ToolContext } from './field.ts';
import { phrase } from './phrase.ts';
import { systemAction } from './system-action.ts';
import type { ToolChain } from './tool-chain.ts';
import { assetText } from './units.ts';

/** XPR stake of the connected account; units, times in seconds since 1970. */
export interface XprStakeFacts {
  /** Liquid XPR; null: not known. */
  liquid: bigint | null;
  /** null: not known. */
  stake: {
    staked: bigint;
    claimable: bigint;
    /** When rewards can be claimed again; 0: now. */
    claimableFrom: number;
    refund: { units: bigint; available: number } | null;
  } | null;
  /** Seconds until unstaked XPR can be claimed; null: not known. */
  unstakePeriod: number | null;
}

type Context = ToolContext<XprStakeFacts>;

const gate = ({ features }: ToolChain): boolean => features.xprStaking;
const xpr = ({ chain }: { chain: ToolChain }, units: bigint): string => assetText(units, chain.coreSymbol);
const held = ({ chain }: Context, units: bigint | undefined) =>
  units === undefined ? null : { units, symbol: chain.coreSymbol, contract: chain.coreContract };

const amountOf = (available: (facts: XprStakeFacts) => bigint | undefined) =>
  amountField<XprStakeFacts>({
    symbol: ({ chain }) => chain.coreSymbol,
    available: (context) => held(context, available(context.facts)),
  });

/** Liquid XPR and what the pending refund pays first. */
function payable({ liquid, stake }: XprStakeFacts): bigint | undefined {
  return liquid === null ? undefined : liquid + (stake?.refund?.units ?? 0n);
}

/** Stakes XPR: stake gives votes, and with enough votes it earns rewards. */
export const stakeXpr = defineTool<XprStakeFacts>()({
  id: 'stakexpr',
  gate,
  fields: { amount: amountOf(payable) },
  check: ({ amount }, context) => {
    const most = payable(context.facts);
    return most === undefined || amount <= most
      ? []
      : [{ field: 'amount', fault: phrase('xpr-unpaid', xpr(context, most)) }];
  },
  warnings: ({ amount }, context) => {
    const refund = context.facts.stake?.refund?.units ?? 0n;
    const used = amount < refund ? amount : refund;
    return used === 0n ? [] : [phrase('refund-first', xpr(context, used))];
  },
  summary: ({ amount }, context) => phrase('stake-xpr', xpr(context, amount)),
  actions: ({ amount }, context) => [
    systemAction(context.chain, context.level, 'stakexpr', {
      from: context.level.actor,
      receiver: context.level.actor,
      stake_xpr_quantity: xpr(context, amount),
    }),
  ],
});

/** Unstakes XPR; `refundxpr` pays it out after the chain's period, which every unstaking restarts. */
export const unstakeXpr = defineTool<XprStakeFacts>()({
  id: 'unstakexpr',
  gate,
  fields: { amount: amountOf(({ stake }) => stake?.staked) },
  check: ({ amount }, context) => {
    const staked = context.facts.stake?.staked;
    return staked === undefined || amount <= staked
      ? []
      : [{ field: 'amount', fault: phrase('xpr-not-staked', xpr(context, staked)) }];
  },
  warnings: (_values, context) => {
    const { stake, unstakePeriod } = context.facts;
    const pending = stake?.refund?.units ?? 0n;
    return [
      ...(unstakePeriod === null ? [] : [phrase('refund-delay', String(Math.ceil(unstakePeriod / 3600)))]),
      ...(pending === 0n ? [] : [phrase('refund-restarts', xpr(context, pending))]),
    ];
  },
  summary: ({ amount }, context) => phrase('unstake-xpr', xpr(context, amount)),
  actions: ({ amount }, context) => [
    systemAction(context.chain, context.level, 'unstakexpr', {
      from: context.level.actor,
      receiver: context.level.actor,
      unstake_xpr_quantity: xpr(context, amount),
    }),
  ],
});

/** Pays unstaked XPR out. */
export const refundXpr = defineTool<XprStakeFacts>()({
  id: 'refundxpr',
  gate,
  fields: {},
  summary: (_values, context) => phrase('refund-xpr', xpr(context, context.facts.stake?.refund?.units ?? 0n)),
  actions: (_values, { chain, level }) => [systemAction(chain, level, 'refundxpr', { owner: level.actor })],
});

/** Pays voter rewards out. */
export const claimXpr = defineTool<XprStakeFacts>()({
  id: 'voterclaim',
  gate,
  fields: {},
  summary: (_values, context) => phrase('claim-xpr', xpr(context, context.facts.stake?.claimable ?? 0n)),
  actions: (_values, { chain, level }) => [systemAction(chain, level, 'voterclaim', { owner: level.actor })],
});

/** Adds voter rewards to the stake. */
export const restakeXpr = defineTool<XprStakeFacts>()({
  id: 'voterclaimst',
  gate,
  fields: {},
  summary: (_values, context) => phrase('restake-xpr', xpr(context, context.facts.stake?.claimable ?? 0n)),
  actions: (_values, { chain, level }) => [systemAction(chain, level, 'voterclaimst', { owner: level.actor })],
});
