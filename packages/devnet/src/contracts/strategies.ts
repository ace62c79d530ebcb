import type { ApplyContext } from '../contract.ts';
import { quantity, unitsOf } from './amount.ts';
import { check } from './check.ts';
import { withData, type Handler } from './dispatch.ts';
import { payOut } from './pay-out.ts';
import { accounts } from './system/names.ts';
import { tokenBalance } from './token/balance.ts';

/** The public contracts distribute EOS only. */
export const distributedSymbol = '4,EOS';

/** Row of `strategies`: its share of a distribution is its weight in the total of all weights. */
interface StrategyRow {
  strategy: string;
  weight: number;
}

/** Spends a share, '1.0000 EOS'. */
type Strategy = (ctx: ApplyContext, share: string) => void;

/** Supported strategies by name. */
export type Strategies = ReadonlyMap<string, Strategy>;

/** ABI of the strategies, part of each distributor's ABI. */
export const strategyAbi = {
  structs: { strategies_row: 'strategy name, weight uint16' },
  actions: { setstrategy: 'strategy name, weight uint16', delstrategy: 'strategy name' },
  tables: { strategies: 'strategies_row' },
};

/** Handlers of the actions in {@link strategyAbi}. */
export function strategyHandlers(strategies: Strategies): Readonly<Record<string, Handler>> {
  return {
    setstrategy: withData<StrategyRow>((ctx, row) => setStrategy(ctx, strategies, row)),
    delstrategy: withData(deleteStrategy),
  };
}

/** Donates the share to REX, which pays it to lenders over thirty days. */
export function donateToRex(memo: string): Strategy {
  return systemAction('donatetorex', (payer, share) => ({ payer, quantity: share, memo }));
}

/** Calls the system contract as the distributing account. */
export function systemAction(name: string, dataOf: (self: string, share: string) => unknown): Strategy {
  return (ctx, share) =>
    ctx.sendInline({
      account: 'eosio',
      name,
      authorization: [{ actor: ctx.receiver, permission: 'active' }],
      data: dataOf(ctx.receiver, share),
    });
}

export function transferTo(account: string, memo: string): Strategy {
  return (ctx, share) => payOut(ctx, account, { quantity: share, contract: accounts.token }, memo);
}

/** Liquid units of the distributing account. Fails if it never had a balance. */
export function liquidUnits(ctx: ApplyContext): bigint {
  const balance = tokenBalance(ctx, ctx.receiver, distributedSymbol);
  check(ctx, balance !== null, 'no balance with specified symbol');
  return unitsOf(balance);
}

/** Sends every strategy its share, rounded down; the remainder stays in the account. */
export function distributeUnits(ctx: ApplyContext, strategies: Strategies, units: bigint): void {
  const rows = [...ctx.table<StrategyRow>('strategies').lowerBound()].map(([, row]) => row);
  const total = rows.reduce((sum, { weight }) => sum + BigInt(weight), 0n);
  for (const { strategy, weight } of rows) {
    const share = (units * BigInt(weight)) / total;
    if (share > 0n) defined(ctx, strategies, strategy)(ctx, quantity(share, distributedSymbol));
  }
}

function setStrategy(ctx: ApplyContext, strategies: Strategies, { strategy, weight }: StrategyRow): void {
  ctx.requireAuth(ctx.receiver);
  check(ctx, weight > 0, 'weight must be greater than 0');
  defined(ctx, strategies, strategy);
  const table = ctx.table<StrategyRow>('strategies');
  if (table.has(strategy)) table.modify(strategy, ctx.receiver, (row) => void (row.weight = weight));
  else table.emplace(ctx.receiver, strategy, { strategy, weight });
}

function deleteStrategy(ctx: ApplyContext, { strategy }: Pick<StrategyRow, 'strategy'>): void {
  ctx.requireAuth(ctx.receiver);
  const table = ctx.table<StrategyRow>('strategies');
  check(ctx, table.has(strategy), 'strategy not found');
  table.erase(strategy);
}

function defined(ctx: ApplyContext, strategies: Strategies, name: string): Strategy {
  const strategy = strategies.get(name);
  check(ctx, strategy !== undefined, 'strategy not defined');
  return strategy;
}
