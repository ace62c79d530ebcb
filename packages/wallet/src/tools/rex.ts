import { parseAsset } from '@antescope/codec/chain/asset';
import { buyRex, rentedFor, rexValue, sellRex } from '@antescope/economics/rex';
import { hasVotesForRex, lendableStake, reservedStake } from '@antescope/economics/rex-rules';
import { rexPoolUnits } from '@antescope/sources/rex/rex-pool-units';
import type { RexPool } from '@antescope/sources/table/tables/rex';
import type { PermissionLevel } from '../session/session.ts';
import type { ActionInput } from '../transact/draft.ts';
import { defineTool } from './define-tool.ts';
import { accountField, amountField, integerField, type ToolContext } from './field.ts';
import { type OwnBalance, payable } from './own-balance.ts';
import { phrase } from './phrase.ts';
import { systemAction } from './system-action.ts';
import { systemSymbol, systemTokenContract, type ToolChain } from './tool-chain.ts';
import { assetText } from './units.ts';

export interface RexFacts extends OwnBalance {
  /** Row of eosio::rexpool; null if unknown or not created yet. */
  pool: RexPool | null;
  /** What the lender staked for the own account, asset texts; null where it is unknown. */
  stake: { cpu: string; net: string } | null;
  /** What the account has in REX, asset texts; null: none or not known. */
  own?: OwnRex | null;
  /** The account's vote, `proxy` '' if none; null: not known. */
  vote?: { producers: number; proxy: string } | null;
}

/** REX by what can be done with it, and the fund; each null where there is none. */
export interface OwnRex {
  rex: string | null;
  /** Sellable now. */
  liquid: string | null;
  /** In a sell order. */
  queued: string | null;
  savings: string | null;
  /** Deposited and not lent. */
  fund: string | null;
}

const rexSymbol = { code: 'REX', precision: 4 };
const gate = ({ features }: ToolChain): boolean => features.rex;
const amount = amountField<RexFacts>({ symbol: ({ chain }) => systemSymbol(chain) });
/** An amount that the account's balance pays. */
const paid = amountField<RexFacts>({ symbol: ({ chain }) => systemSymbol(chain), available: payable });
const optionalAmount = amountField<RexFacts>({ symbol: ({ chain }) => systemSymbol(chain), optional: true });

/** REX that an act can use, of what the account has. */
function rexField(unitsOf: (own: OwnRex) => bigint) {
  return amountField<RexFacts>({
    symbol: () => rexSymbol,
    available: ({ facts: { own } }) =>
      own === undefined || own === null ? null : { units: unitsOf(own), symbol: rexSymbol, contract: null },
  });
}

const unitsIn = (asset: string | null): bigint => (asset === null ? 0n : parseAsset(asset).units);
const sellable = (own: OwnRex): bigint => unitsIn(own.liquid);
/** Maturing REX moves to savings too, REX in a sell order does not. */
const savable = (own: OwnRex): bigint => unitsIn(own.rex) - unitsIn(own.savings) - unitsIn(own.queued);
const saved = (own: OwnRex): bigint => unitsIn(own.savings);

function checkRex(units: bigint, { facts: { own } }: ToolContext<RexFacts>, unitsOf: (own: OwnRex) => bigint) {
  if (own === undefined || own === null || units <= unitsOf(own)) return [];
  return [{ field: 'rex', fault: phrase('rex-exceeded', assetText(unitsOf(own), rexSymbol)) }] as const;
}

/** Tokens in the fund. */
const fromFund = amountField<RexFacts>({
  symbol: ({ chain }) => systemSymbol(chain),
  available: ({ chain, facts: { own } }) =>
    own === undefined || own === null
      ? null
      : { units: unitsIn(own.fund), symbol: systemSymbol(chain), contract: systemTokenContract(chain) },
});
const loan = integerField({ least: 0n, most: 2n ** 64n - 1n });

/** Units of each stake that lending it leaves. */
function keptStake({ contractVariants }: ToolContext<RexFacts>['chain'], precision: number): bigint {
  return reservedStake(contractVariants.rexKeptStake, precision);
}

/** Stake for the own account; a part of it has to remain. */
function stakeField(resource: 'cpu' | 'net') {
  return amountField<RexFacts>({
    symbol: ({ chain }) => systemSymbol(chain),
    optional: true,
    available: ({ chain, facts }) => {
      if (facts.stake === null) return null;
      const symbol = systemSymbol(chain);
      const units = lendableStake(parseAsset(facts.stake[resource]).units, keptStake(chain, symbol.precision));
      return { units, symbol, contract: systemTokenContract(chain) };
    },
  });
}

/** Whether the account votes for too few producers to lend on this chain; an unknown vote is left to the chain. */
function lacksVotes({ chain, facts: { vote } }: ToolContext<RexFacts>): boolean {
  if (!chain.contractVariants.rexNeedsVotes || vote === undefined || vote === null) return false;
  return !hasVotesForRex(vote.producers, vote.proxy);
}

/** The fault of an account without enough votes, where the chain has no proxy for it. */
function voteFaults<Name extends string>(field: Name, context: ToolContext<RexFacts>) {
  return lacksVotes(context) && context.chain.rexProxy === null ? [{ field, fault: phrase('votes-missing') }] : [];
}

/** Replaces the vote of an account without enough votes by the chain's proxy, before it lends. */
function proxyVote(context: ToolContext<RexFacts> & { level: PermissionLevel }): ActionInput[] {
  const { rexProxy: proxy } = context.chain;
  if (proxy === null || !lacksVotes(context)) return [];
  const vote = { voter: context.level.actor, proxy, producers: [] };
  return [systemAction(context.chain, context.level, 'voteproducer', vote)];
}

function proxyWarnings(context: ToolContext<RexFacts>) {
  const { rexProxy: proxy } = context.chain;
  return proxy === null || !lacksVotes(context) ? [] : [phrase('rex-proxied', proxy)];
}

function tokens({ chain }: { chain: ToolChain }, units: bigint): string {
  return assetText(units, systemSymbol(chain));
}

/** Payments of REX come out of a fund that is filled first. */
function deposit(context: { chain: ToolChain; level: PermissionLevel }, units: bigint): ActionInput {
  return systemAction(context.chain, context.level, 'deposit', {
    owner: context.level.actor,
    amount: tokens(context, units),
  });
}

export const lendTokens = defineTool<RexFacts>()({
  id: 'buyrex',
  gate,
  fields: { amount: paid },
  check: (_values, context) => voteFaults('amount', context),
  estimate: ({ amount: units }, { facts }) => {
    if (facts.pool === null) return null;
    const pool = rexPoolUnits(facts.pool);
    if (pool.rex > 0n && pool.lendable <= 0n) return null;
    const bought = buyRex(pool.rex > 0n ? pool : null, units).rex;
    return { field: 'amount', text: phrase('rex-bought', assetText(bought, rexSymbol)) };
  },
  summary: ({ amount: units }, context) => phrase('lend', tokens(context, units)),
  warnings: (_values, context) => proxyWarnings(context),
  actions: ({ amount: units }, context) => [
    ...proxyVote(context),
    deposit(context, units),
    systemAction(context.chain, context.level, 'buyrex', {
      from: context.level.actor,
      amount: tokens(context, units),
    }),
  ],
});

export const lendStake = defineTool<RexFacts>()({
  id: 'unstaketorex',
  gate,
  fields: { cpu: stakeField('cpu'), net: stakeField('net') },
  check: (units, context) => {
    const symbol = systemSymbol(context.chain);
    if (units.cpu + units.net === 0n) return [{ field: 'cpu', fault: phrase('stake-missing') }];
    const unvoted = voteFaults('cpu', context);
    if (unvoted.length > 0) return unvoted;
    const kept = keptStake(context.chain, symbol.precision);
    const { stake } = context.facts;
    if (stake === null) return [];
    return (['cpu', 'net'] as const)
      .filter((field) => units[field] > lendableStake(parseAsset(stake[field]).units, kept))
      .map((field) => ({ field, fault: phrase('stake-too-low', assetText(kept, symbol)) }));
  },
  summary: ({ cpu, net }, context) => phrase('lend-stake', tokens(context, cpu), tokens(context, net)),
  warnings: (_values, context) => proxyWarnings(context),
  actions: ({ cpu, net }, context) => [
    ...proxyVote(context),
    systemAction(context.chain, context.level, 'unstaketorex', {
      owner: context.level.actor,
      receiver: context.level.actor,
      from_net: tokens(context, net),
      from_cpu: tokens(context, cpu),
    }),
  ],
});

export const sellRexTool = defineTool<RexFacts>()({
  id: 'sellrex',
  gate,
  fields: { rex: rexField(sellable) },
  check: ({ rex: units }, context) => checkRex(units, context, sellable),
  estimate: ({ rex: units }, context) => {
    const { pool: row } = context.facts;
    const pool = row === null ? null : rexPoolUnits(row);
    if (pool === null || units > pool.rex) return null;
    const sold = sellRex(pool, units);
    const text = sold.filled
      ? phrase('rex-proceeds', tokens(context, sold.units))
      : phrase('rex-queued', tokens(context, rexValue(pool, units)));
    return { field: 'rex', text };
  },
  summary: ({ rex: units }) => phrase('sell-rex', assetText(units, rexSymbol)),
  actions: ({ rex: units }, { chain, level }) => [
    systemAction(chain, level, 'sellrex', { from: level.actor, rex: assetText(units, rexSymbol) }),
  ],
});

export const withdrawRexFund = defineTool<RexFacts>()({
  id: 'withdraw',
  gate,
  fields: { amount: fromFund },
  check: ({ amount: units }, context) => {
    const { own } = context.facts;
    if (own === undefined || own === null || units <= unitsIn(own.fund)) return [];
    return [{ field: 'amount', fault: phrase('fund-exceeded', tokens(context, unitsIn(own.fund))) }];
  },
  summary: ({ amount: units }, context) => phrase('withdraw', tokens(context, units)),
  actions: ({ amount: units }, context) => [
    systemAction(context.chain, context.level, 'withdraw', {
      owner: context.level.actor,
      amount: tokens(context, units),
    }),
  ],
});

/** Orders that one action fills beside the update. */
const filledOrders = 2;

export const updateRex = defineTool<RexFacts>()({
  id: 'updaterex',
  gate,
  fields: {},
  summary: () => phrase('update-rex'),
  actions: (_values, { chain, level }) => [
    systemAction(chain, level, 'updaterex', { owner: level.actor }),
    systemAction(chain, level, 'rexexec', { user: level.actor, max: filledOrders }),
  ],
});

export const moveToSavings = defineTool<RexFacts>()({
  id: 'mvtosavings',
  gate,
  fields: { rex: rexField(savable) },
  check: ({ rex: units }, context) => checkRex(units, context, savable),
  summary: ({ rex: units }) => phrase('to-savings', assetText(units, rexSymbol)),
  actions: ({ rex: units }, { chain, level }) => [
    systemAction(chain, level, 'mvtosavings', { owner: level.actor, rex: assetText(units, rexSymbol) }),
  ],
});

export const moveFromSavings = defineTool<RexFacts>()({
  id: 'mvfrsavings',
  gate,
  fields: { rex: rexField(saved) },
  check: ({ rex: units }, context) => checkRex(units, context, saved),
  summary: ({ rex: units }) => phrase('from-savings', assetText(units, rexSymbol)),
  actions: ({ rex: units }, { chain, level }) => [
    systemAction(chain, level, 'mvfrsavings', { owner: level.actor, rex: assetText(units, rexSymbol) }),
  ],
});

function rent<const Id extends 'rentcpu' | 'rentnet'>(id: Id) {
  return defineTool<RexFacts>()({
    id,
    gate,
    fields: { receiver: accountField(), amount: paid, fund: optionalAmount },
    estimate: ({ amount: units }, context) => {
      const { pool: row } = context.facts;
      const pool = row === null ? null : rexPoolUnits(row);
      if (pool === null || pool.unlent <= 0n || pool.rent <= 0n) return null;
      return { field: 'amount', text: phrase('rex-rented', tokens(context, rentedFor(pool, units))) };
    },
    summary: ({ receiver, amount: units }, context) => phrase(id, tokens(context, units), receiver),
    actions: ({ receiver, amount: units, fund }, context) => [
      deposit(context, units + fund),
      systemAction(context.chain, context.level, id, {
        from: context.level.actor,
        receiver,
        loan_payment: tokens(context, units),
        loan_fund: tokens(context, fund),
      }),
    ],
  });
}

function fundLoan<const Id extends 'fundcpuloan' | 'fundnetloan'>(id: Id) {
  return defineTool<RexFacts>()({
    id,
    gate,
    fields: { loan, amount: paid },
    summary: (values, context) => phrase(id, values.loan.toString(), tokens(context, values.amount)),
    actions: (values, context) => [
      deposit(context, values.amount),
      systemAction(context.chain, context.level, id, {
        from: context.level.actor,
        loan_num: values.loan.toString(),
        payment: tokens(context, values.amount),
      }),
    ],
  });
}

function defundLoan<const Id extends 'defcpuloan' | 'defnetloan'>(id: Id) {
  return defineTool<RexFacts>()({
    id,
    gate,
    fields: { loan, amount },
    summary: (values, context) => phrase(id, values.loan.toString(), tokens(context, values.amount)),
    actions: (values, context) => [
      systemAction(context.chain, context.level, id, {
        from: context.level.actor,
        loan_num: values.loan.toString(),
        amount: tokens(context, values.amount),
      }),
    ],
  });
}

export const rentCpu = rent('rentcpu');
export const rentNet = rent('rentnet');
export const fundCpuLoan = fundLoan('fundcpuloan');
export const fundNetLoan = fundLoan('fundnetloan');
export const defundCpuLoan = defundLoan('defcpuloan');
export const defundNetLoan = defundLoan('defnetloan');
