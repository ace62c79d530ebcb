import { timePointToMicros } from '@antescope/codec/chain/time';
import { rexValue, sellRex } from '@antescope/economics/rex';
import type { SecondaryKeys, Table } from '../../contract.ts';
import { plus, quantity, unitsOf } from '../amount.ts';
import { accounts } from './names.ts';
import { balanceOf, balancesOf } from './rex-balance.ts';
import { creditFund } from './rex-fund.ts';
import { openPool, savePool } from './rex-pool.ts';
import { logResult } from './results.ts';
import type { RexOrderRow } from './rex-rows.ts';
import type { System } from './system.ts';
import { changeVotingStake } from './voting-stake.ts';

/** Result of a sell order: units for the seller's fund, and the change of its voting stake. */
export interface OrderOutcome {
  filled: boolean;
  units: bigint;
  stake: bigint;
}

export function ordersOf({ ctx }: System): Table<RexOrderRow> {
  return ctx.table<RexOrderRow>('rexqueue');
}

/** Fills queued orders, oldest first. Owners receive the proceeds with their next REX action. */
export function fillOrders(system: System, max: number): void {
  const orders = ordersOf(system);
  const queued: RexOrderRow[] = [];
  for (const [, , row] of orders.bySecondary(0)) {
    if (!row.is_open || queued.length === max) break;
    queued.push(row);
  }
  const symbol = system.coreSymbol();
  for (const { owner, rex_requested: rex } of queued) {
    const outcome = fillOrder(system, owner, unitsOf(rex));
    if (!outcome.filled) continue;
    const proceeds = quantity(outcome.units, symbol);
    orders.modify(
      owner,
      null,
      (row) => {
        row.proceeds = proceeds;
        row.stake_change = quantity(outcome.stake, symbol);
        row.is_open = false;
      },
      orderKeys,
    );
    logResult(system, accounts.rex, 'orderresult', { owner, proceeds });
  }
}

/**
 * Credits `units` and the proceeds of a filled order to the owner's fund, and changes its vote by `stake` and the
 * order's. Returns the REX of its queued order. `voting`: recounts the vote in any case.
 */
export function settleAccount(system: System, owner: string, units = 0n, stake = 0n, voting = false): bigint {
  const orders = ordersOf(system);
  const order = orders.get(owner);
  let [paid, changed, queued] = [units, stake, 0n];
  if (order?.is_open === true) queued = unitsOf(order.rex_requested);
  if (order?.is_open === false) {
    paid += unitsOf(order.proceeds);
    changed += unitsOf(order.stake_change);
    orders.erase(owner);
  }
  if (paid > 0n) creditFund(system, owner, quantity(paid, system.coreSymbol()));
  if (voting || changed !== 0n) changeVotingStake(system, owner, changed);
  return queued;
}

/** Adds to an account's queued order, or creates one; returns the REX in it. */
export function queueOrder(system: System, owner: string, rex: string): bigint {
  const orders = ordersOf(system);
  const row = orders.get(owner);
  if (row === null) {
    const none = quantity(0n, system.coreSymbol());
    const fresh: RexOrderRow = {
      version: 0,
      owner,
      rex_requested: rex,
      proceeds: none,
      stake_change: none,
      order_time: system.time,
      is_open: true,
    };
    orders.emplace(owner, owner, fresh, orderKeys(fresh));
    return unitsOf(rex);
  }
  orders.modify(owner, null, (changed) => {
    changed.rex_requested = plus(changed.rex_requested, unitsOf(rex));
  });
  return unitsOf(row.rex_requested) + unitsOf(rex);
}

/** Sells REX at its value, unless too much of the pool is lent. */
export function fillOrder(system: System, owner: string, rex: bigint): OrderOutcome {
  const pool = openPool(system);
  const sale = sellRex(pool, rex);
  if (!sale.filled) return { filled: false, units: 0n, stake: 0n };
  const row = balanceOf(system, owner);
  const worth = rexValue(pool, unitsOf(row.rex_balance)) - sale.units;
  savePool(system, sale.pool);
  balancesOf(system).modify(owner, null, (changed) => {
    changed.vote_stake = quantity(worth, system.coreSymbol());
    changed.rex_balance = plus(changed.rex_balance, -rex);
    changed.matured_rex -= rex;
  });
  return { filled: true, units: sale.units, stake: worth - unitsOf(row.vote_stake) };
}

/** Index of `rexqueue`: open orders by age, filled ones last. */
function orderKeys(row: RexOrderRow): SecondaryKeys {
  const key = row.is_open ? timePointToMicros(row.order_time) : 2n ** 64n - 1n;
  return [{ type: 'idx64', key }];
}
