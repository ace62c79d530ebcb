import { check } from '../check.ts';
import { endLoans } from './rex-loans.ts';
import { fillOrders } from './rex-orders.ts';
import { distribute, poolOf } from './rex-pool.ts';
import type { System } from './system.ts';

/**
 * First step of most REX actions: distributes returns, then processes at most `max` CPU loans, NET loans and orders.
 */
export function runRex(system: System, max: number): void {
  check(system.ctx, poolOf(system) !== null, 'rex system not initialized yet');
  distribute(system);
  endLoans(system, 'cpuloan', max);
  endLoans(system, 'netloan', max);
  fillOrders(system, max);
}
