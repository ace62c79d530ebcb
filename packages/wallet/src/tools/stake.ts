import { parseAsset } from '@antescope/codec/chain/asset';
import { defineTool } from './define-tool.ts';
import { accountField, amountField, type ToolContext, type ToolInput } from './field.ts';
import { type OwnBalance, payable } from './own-balance.ts';
import { phrase } from './phrase.ts';
import { systemAction } from './system-action.ts';
import { type Spendable, systemSymbol, systemTokenContract, type ToolChain } from './tool-chain.ts';
import { assetText } from './units.ts';

/** Stake of one account for another, as asset texts. */
export interface OwnStake {
  to: string;
  cpu: string;
  net: string;
}

/** Unstaked tokens that are not paid out; `available` is an ISO time. */
export interface OwnRefund {
  cpu: string;
  net: string;
  available: string;
}

export interface StakeFacts extends OwnBalance {
  /** Connected account; null: none. */
  actor: string | null;
  /** Stakes of the connected account by receiver; null: not known. */
  stakes: readonly OwnStake[] | null;
  /** Pending refund; null: none or not known. */
  refund: OwnRefund | null;
}

type Context = ToolContext<StakeFacts>;
type Resource = 'cpu' | 'net';

const gate = ({ resources }: ToolChain): boolean => resources.bandwidth === 'staked';
const receiver = accountField({ optional: true });

const unitsOf = (asset: string): bigint => parseAsset(asset).units;
const tokens = ({ chain }: { chain: ToolChain }, units: bigint): string => assetText(units, systemSymbol(chain));
const receiverOf = ({ facts }: Context, entered: string): string => (entered === '' ? (facts.actor ?? '') : entered);

/** Units staked for an account; null: not known. */
function stakedFor({ facts }: Context, account: string): Record<Resource, bigint> | null {
  if (facts.stakes === null || account === '') return null;
  const row = facts.stakes.find(({ to }) => to === account);
  return row === undefined ? { cpu: 0n, net: 0n } : { cpu: unitsOf(row.cpu), net: unitsOf(row.net) };
}

function pendingUnits({ facts: { refund } }: Context): bigint {
  return refund === null ? 0n : unitsOf(refund.cpu) + unitsOf(refund.net);
}

/** What the pending refund pays of a stake for the own account: of CPU and NET each, the refund of the same. */
function fromRefund({ facts: { actor, refund } }: Context, to: string, amounts: Record<Resource, bigint>): bigint {
  if (refund === null || to !== actor) return 0n;
  const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
  return least(amounts.cpu, unitsOf(refund.cpu)) + least(amounts.net, unitsOf(refund.net));
}

const entered = ({ receiver: text = '' }: ToolInput, context: Context): string =>
  receiverOf(context, text.trim().toLowerCase());

function paidField(resource: Resource) {
  return amountField<StakeFacts>({
    symbol: ({ chain }) => systemSymbol(chain),
    optional: true,
    available: (context, input): Spendable | null => {
      const own = payable(context);
      const { refund, actor } = context.facts;
      if (own === null || refund === null || entered(input, context) !== actor) return own;
      return { ...own, units: own.units + unitsOf(refund[resource]) };
    },
  });
}

interface StakeValues {
  receiver: string;
  cpu: bigint;
  net: bigint;
}

function checkPaid({ receiver: to, cpu, net }: StakeValues, context: Context) {
  if (cpu + net === 0n) return [{ field: 'cpu', fault: phrase('stake-missing') }] as const;
  const balance = payable(context);
  if (balance === null) return [];
  const most = balance.units + fromRefund(context, receiverOf(context, to), { cpu, net });
  if (cpu + net <= most) return [];
  return [{ field: cpu > 0n ? 'cpu' : 'net', fault: phrase('stake-unpaid', tokens(context, most)) }] as const;
}

/** Stake for the receiver afterwards; null where the present one is not known. */
function stakeAfter(context: Context, { receiver: to, cpu, net }: StakeValues, sign: 1n | -1n) {
  const present = stakedFor(context, receiverOf(context, to));
  if (present === null) return null;
  return phrase('stake-after', tokens(context, present.cpu + sign * cpu), tokens(context, present.net + sign * net));
}

function delegate(
  context: Context & { level: { actor: string; permission: string } },
  values: StakeValues,
  give: boolean,
) {
  const { chain, level } = context;
  return systemAction(chain, level, 'delegatebw', {
    from: level.actor,
    receiver: values.receiver === '' ? level.actor : values.receiver,
    stake_net_quantity: tokens(context, values.net),
    stake_cpu_quantity: tokens(context, values.cpu),
    transfer: give,
  });
}

/** Stakes tokens for the own account or lends their resources to another; the stake stays the payer's. */
export const stake = defineTool<StakeFacts>()({
  id: 'delegatebw',
  gate,
  fields: { receiver, cpu: paidField('cpu'), net: paidField('net') },
  check: checkPaid,
  estimate: (values, context) => {
    const text = stakeAfter(context, values, 1n);
    return text === null ? null : { field: 'net', text };
  },
  warnings: ({ receiver: to, cpu, net }, context) => {
    const used = fromRefund(context, receiverOf(context, to), { cpu, net });
    return used === 0n ? [] : [phrase('refund-first', tokens(context, used))];
  },
  summary: ({ receiver: to, cpu, net }, context) =>
    to === '' || to === context.facts.actor
      ? phrase('stake', tokens(context, cpu + net))
      : phrase('stake-for', tokens(context, cpu + net), to),
  actions: (values, context) => [delegate(context, values, false)],
});

/** Stakes tokens for another account and gives them away: only the receiver can unstake them. */
export const giveStake = defineTool<StakeFacts>()({
  id: 'givestake',
  gate,
  fields: { receiver: accountField(), cpu: paidField('cpu'), net: paidField('net') },
  check: (values, context) =>
    values.receiver === context.facts.actor
      ? [{ field: 'receiver', fault: phrase('give-to-self') }]
      : checkPaid(values, context),
  warnings: ({ receiver: to, cpu, net }, context) => [phrase('stake-given', tokens(context, cpu + net), to)],
  summary: ({ receiver: to, cpu, net }, context) => phrase('give-stake', tokens(context, cpu + net), to),
  actions: (values, context) => [delegate(context, values, true)],
});

function stakedField(resource: Resource) {
  return amountField<StakeFacts>({
    symbol: ({ chain }) => systemSymbol(chain),
    optional: true,
    available: (context, input) => {
      const staked = stakedFor(context, entered(input, context));
      const symbol = systemSymbol(context.chain);
      return staked === null ? null : { units: staked[resource], symbol, contract: systemTokenContract(context.chain) };
    },
  });
}

/** Takes stake back; the tokens are paid out by `refund` after the chain's delay, which every unstaking restarts. */
export const unstake = defineTool<StakeFacts>()({
  id: 'undelegatebw',
  gate,
  fields: { receiver, cpu: stakedField('cpu'), net: stakedField('net') },
  check: ({ receiver: to, ...units }, context) => {
    if (units.cpu + units.net === 0n) return [{ field: 'cpu', fault: phrase('stake-missing') }];
    const staked = stakedFor(context, receiverOf(context, to));
    if (staked === null) return [];
    return (['cpu', 'net'] as const)
      .filter((resource) => units[resource] > staked[resource])
      .map((field) => ({ field, fault: phrase('stake-exceeded', tokens(context, staked[field])) }));
  },
  estimate: (values, context) => {
    const text = stakeAfter(context, values, -1n);
    return text === null ? null : { field: 'net', text };
  },
  warnings: ({ receiver: to, cpu, net }, context) => {
    const pending = pendingUnits(context);
    const account = receiverOf(context, to);
    const staked = stakedFor(context, account);
    const none = staked !== null && account === context.facts.actor && (staked.cpu === cpu || staked.net === net);
    return [
      ...(pending === 0n ? [] : [phrase('refund-restarts', tokens(context, pending))]),
      ...(none ? [phrase('stake-none-left')] : []),
    ];
  },
  summary: ({ receiver: to, cpu, net }, context) =>
    to === '' || to === context.facts.actor
      ? phrase('unstake', tokens(context, cpu + net))
      : phrase('unstake-from', tokens(context, cpu + net), to),
  actions: ({ receiver: to, cpu, net }, context) => [
    systemAction(context.chain, context.level, 'undelegatebw', {
      from: context.level.actor,
      receiver: to === '' ? context.level.actor : to,
      unstake_net_quantity: tokens(context, net),
      unstake_cpu_quantity: tokens(context, cpu),
    }),
  ],
});

/** Whether `refund` pays out at a time in seconds since 1970: only after `available`. */
export function isClaimable({ available }: OwnRefund, now: number): boolean {
  return now * 1000 > Date.parse(available);
}

/** Pays unstaked tokens out. */
export const claimRefund = defineTool<StakeFacts>()({
  id: 'refund',
  gate,
  fields: {},
  summary: (_values, context) => phrase('refund', tokens(context, pendingUnits(context))),
  actions: (_values, { chain, level }) => [systemAction(chain, level, 'refund', { owner: level.actor })],
});
