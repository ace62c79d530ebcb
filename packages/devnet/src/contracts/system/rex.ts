import { buyRex as bought, rexValue } from '@antescope/economics/rex';
import { hasVotesForRex } from '@antescope/economics/rex-rules';
import { quantity, symbolOf, unitsOf } from '../amount.ts';
import { check } from '../check.ts';
import { storeSingleton } from '../singleton.ts';
import { accounts, rexSymbol } from './names.ts';
import {
  addRex,
  balanceOf,
  balancesOf,
  consolidateBuckets,
  mature,
  maturityRules,
  putSavings,
  startMaturing,
  takeForSavings,
  takeSavings,
} from './rex-balance.ts';
import { debitFund, creditFund } from './rex-fund.ts';
import { hasLoans, rent, type LoanTable } from './rex-loans.ts';
import { ordersOf, settleAccount } from './rex-orders.ts';
import { addToReturns, openPool, poolOf, rexAvailable, savePool } from './rex-pool.ts';
import { logResult } from './results.ts';
import type { RexFundRow, RexMaturityRow } from './rex-rows.ts';
import { runRex } from './rex-run.ts';
import { sell, sellMatured } from './rex-sale.ts';
import type { DelegationRow } from './rows.ts';
import type { System } from './system.ts';
import { changeRented } from './user-resources.ts';

/** Maximum number of maturity buckets. */
const maxBuckets = 30;

/** Deposits tokens to the owner's REX fund. */
export function deposit(system: System, { owner, amount }: { owner: string; amount: string }): void {
  const { ctx } = system;
  ctx.requireAuth(owner);
  check(ctx, symbolOf(amount) === system.coreSymbol(), 'must deposit core token');
  check(ctx, unitsOf(amount) > 0n, 'must deposit a positive amount');
  system.pay(owner, accounts.rex, amount, 'deposit to REX fund');
  creditFund(system, owner, amount);
}

/** Withdraws tokens from the owner's REX fund. */
export function withdraw(system: System, { owner, amount }: { owner: string; amount: string }): void {
  const { ctx } = system;
  ctx.requireAuth(owner);
  check(ctx, symbolOf(amount) === system.coreSymbol(), 'must withdraw core token');
  check(ctx, unitsOf(amount) > 0n, 'must withdraw a positive amount');
  settleAccount(system, owner);
  debitFund(system, owner, amount);
  system.pay(accounts.rex, owner, amount, 'withdraw from REX fund');
}

/** Buys REX from the fund. */
export function buyRex(system: System, { from, amount }: { from: string; amount: string }): void {
  const { ctx } = system;
  ctx.requireAuth(from);
  check(ctx, symbolOf(amount) === system.coreSymbol(), 'asset must be core token');
  check(ctx, unitsOf(amount) > 0n, 'must use positive amount');
  checkVote(system, from);
  debitFund(system, from, amount);
  const { rex, growth } = lend(system, from, unitsOf(amount));
  runRex(system, 2);
  settleAccount(system, from, 0n, growth);
  afterLending(system, from, rex);
}

/** Buys REX with tokens staked for CPU and NET. */
export function unstakeToRex(
  system: System,
  data: { owner: string; receiver: string; from_net: string; from_cpu: string },
): void {
  const { ctx } = system;
  const { owner, receiver } = data;
  ctx.requireAuth(owner);
  const symbol = system.coreSymbol();
  check(ctx, symbolOf(data.from_net) === symbol && symbolOf(data.from_cpu) === symbol, 'asset must be core token');
  const [net, cpu] = [unitsOf(data.from_net), unitsOf(data.from_cpu)];
  check(ctx, net >= 0n && cpu >= 0n && net + cpu > 0n, 'must unstake a positive amount to buy rex');
  checkVote(system, owner);
  takeDelegated(system, owner, receiver, net, cpu);
  changeRented(system, '', receiver, { net: -net, cpu: -cpu });
  system.pay(accounts.stake, accounts.rex, quantity(net + cpu, symbol), 'buy REX with staked tokens');
  const { rex, growth } = lend(system, owner, net + cpu);
  runRex(system, 2);
  settleAccount(system, owner, 0n, growth - net - cpu, true);
  afterLending(system, owner, rex);
}

export function sellRex(system: System, { from, rex }: { from: string; rex: string }): void {
  system.ctx.requireAuth(from);
  sell(system, from, rex);
  sellMatured(system, from);
}

/** Cancels a queued sell order. */
export function cancelOrder(system: System, { owner }: { owner: string }): void {
  const { ctx } = system;
  ctx.requireAuth(owner);
  const orders = ordersOf(system);
  const order = orders.get(owner);
  check(ctx, order !== null, 'no sellrex order is scheduled');
  check(ctx, order.is_open, 'sellrex order has been filled and cannot be canceled');
  orders.erase(owner);
}

export function rentFor(table: LoanTable) {
  return (system: System, data: { from: string; receiver: string; loan_payment: string; loan_fund: string }): void => {
    system.ctx.requireAuth(data.from);
    runRex(system, 2);
    rent(system, table, data);
  };
}

/** Updates the voting stake of a lender and matures its REX. */
export function updateRex(system: System, { owner }: { owner: string }): void {
  system.ctx.requireAuth(owner);
  runRex(system, 2);
  const row = balanceOf(system, owner);
  const worth = rexValue(openPool(system), unitsOf(row.rex_balance));
  balancesOf(system).modify(owner, null, (changed) => {
    changed.vote_stake = quantity(worth, system.coreSymbol());
  });
  settleAccount(system, owner, 0n, worth - unitsOf(row.vote_stake), true);
  mature(system, owner);
}

/** Sets the rent reserve of the pool. */
export function setRex(system: System, { balance }: { balance: string }): void {
  const { ctx } = system;
  ctx.requireAuth(ctx.receiver);
  check(ctx, unitsOf(balance) > 0n, 'balance must be set to have a positive amount');
  check(ctx, symbolOf(balance) === system.coreSymbol(), 'balance symbol must be core symbol');
  const pool = poolOf(system);
  check(ctx, pool !== null, 'rex system is not initialized');
  savePool(system, { ...pool, rent: unitsOf(balance) });
}

export function setMaturity(
  system: System,
  data: {
    num_of_maturity_buckets: number | null;
    sell_matured_rex: boolean | null;
    buy_rex_to_savings: boolean | null;
  },
): void {
  const { ctx } = system;
  ctx.requireAuth(ctx.receiver);
  const before = maturityRules(system);
  // The contract reads an absent number as 0 and fails.
  const buckets = data.num_of_maturity_buckets ?? 0;
  check(ctx, buckets > 0, 'num_of_maturity_buckets must be positive');
  check(ctx, buckets <= maxBuckets, 'num_of_maturity_buckets must be less than or equal to 30');
  const next: RexMaturityRow = {
    num_of_maturity_buckets: buckets,
    sell_matured_rex: data.sell_matured_rex ?? before.sell_matured_rex,
    buy_rex_to_savings: data.buy_rex_to_savings ?? before.buy_rex_to_savings,
  };
  storeSingleton(ctx, 'rexmaturity', next);
}

/** Processes due loans and orders; any account may call it. */
export function execute(system: System, { user, max }: { user: string; max: number }): void {
  system.ctx.requireAuth(user);
  runRex(system, max);
}

export function consolidate(system: System, { owner }: { owner: string }): void {
  system.ctx.requireAuth(owner);
  runRex(system, 2);
  balanceOf(system, owner);
  consolidateBuckets(system, owner, settleAccount(system, owner));
}

export function moveToSavings(system: System, { owner, rex }: { owner: string; rex: string }): void {
  const { ctx } = system;
  ctx.requireAuth(owner);
  runRex(system, 2);
  balanceOf(system, owner);
  checkRex(system, rex);
  const reserved = settleAccount(system, owner);
  const savings = takeSavings(system, owner);
  const units = unitsOf(rex);
  const all = unitsOf(balanceOf(system, owner).rex_balance);
  check(ctx, units + reserved + savings <= all, 'insufficient REX balance');
  mature(system, owner);
  takeForSavings(system, owner, units, reserved);
  putSavings(system, owner, savings + units);
}

export function moveFromSavings(system: System, { owner, rex }: { owner: string; rex: string }): void {
  const { ctx } = system;
  ctx.requireAuth(owner);
  runRex(system, 2);
  balanceOf(system, owner);
  checkRex(system, rex);
  const savings = takeSavings(system, owner);
  const units = unitsOf(rex);
  check(ctx, units <= savings, 'insufficient REX in savings');
  mature(system, owner);
  startMaturing(system, owner, units);
  putSavings(system, owner, savings - units);
  settleAccount(system, owner);
}

/** Closes a REX account without balances and frees its RAM. */
export function close(system: System, { owner }: { owner: string }): void {
  const { ctx } = system;
  ctx.requireAuth(owner);
  if (poolOf(system) !== null) runRex(system, 2);
  settleAccount(system, owner);
  const funds = ctx.table<RexFundRow>('rexfund');
  const fund = funds.get(owner);
  if (fund !== null && unitsOf(fund.balance) === 0n && !hasLoans(system, owner)) funds.erase(owner);
  const row = balancesOf(system).get(owner);
  if (row === null) return;
  check(ctx, unitsOf(row.rex_balance) === 0n, 'account has remaining REX balance, must sell first');
  balancesOf(system).erase(owner);
}

/** Donates to all REX holders, distributed over thirty days. */
export function donate(system: System, data: { payer: string; quantity: string; memo: string }): void {
  const { ctx } = system;
  ctx.requireAuth(data.payer);
  check(ctx, rexAvailable(system), 'rex system is not initialized');
  check(ctx, symbolOf(data.quantity) === system.coreSymbol(), 'quantity must be core token');
  check(ctx, unitsOf(data.quantity) > 0n, 'quantity must be positive');
  addToReturns(system, unitsOf(data.quantity));
  system.pay(data.payer, accounts.rex, data.quantity, data.memo);
}

/** Adds units to the pool for REX; `growth`: growth of the owner's voting stake. */
function lend(system: System, owner: string, units: bigint): { rex: bigint; growth: bigint } {
  const before = poolOf(system);
  const usable = before === null || before.rex <= 0n || before.lendable > 0n;
  check(system.ctx, usable, 'lendable REX pool is empty');
  const { rex, pool } = bought(before, units);
  savePool(system, pool);
  return { rex, growth: addRex(system, owner, units, rex) };
}

function afterLending(system: System, owner: string, rex: bigint): void {
  const received = quantity(rex, rexSymbol);
  if (maturityRules(system).buy_rex_to_savings && rex > 0n) moveToSavings(system, { owner, rex: received });
  sellMatured(system, owner);
  logResult(system, accounts.rex, 'buyresult', { rex_received: received });
}

function checkVote(system: System, owner: string): void {
  if (!system.rules.rexNeedsVotes) return;
  const row = system.voters.get(owner);
  const votes = row !== null && hasVotesForRex(row.producers.length, row.proxy);
  check(system.ctx, votes, 'must vote for at least 21 producers or for a proxy before buying REX');
}

function takeDelegated(system: System, owner: string, receiver: string, net: bigint, cpu: bigint): void {
  const { ctx } = system;
  const table = ctx.table<DelegationRow>('delband', { scope: owner });
  const row = table.get(receiver);
  check(ctx, row !== null, 'delegated bandwidth record does not exist');
  const left = { net: unitsOf(row.net_weight) - net, cpu: unitsOf(row.cpu_weight) - cpu };
  check(ctx, left.net >= 0n, 'amount exceeds tokens staked for net');
  check(ctx, left.cpu >= 0n, 'amount exceeds tokens staked for cpu');
  const symbol = system.coreSymbol();
  table.modify(receiver, null, (changed) => {
    changed.net_weight = quantity(left.net, symbol);
    changed.cpu_weight = quantity(left.cpu, symbol);
  });
  if (left.net === 0n && left.cpu === 0n) table.erase(receiver);
}

function checkRex({ ctx }: System, rex: string): void {
  const fits = unitsOf(rex) > 0n && symbolOf(rex) === rexSymbol;
  check(ctx, fits, 'asset must be a positive amount of (REX, 4)');
}
