import { check } from '../check.ts';
import { endLoans } from './rex-loans.ts';
import { fillOrders } from './rex-orders.ts';
import { distribute, poolOf } from './rex-pool.ts';
import type { System } from './system.ts';

/** What most REX actions do first: returns are handed over, then at most `max` CPU loans, NET loans and orders end. */
export function runRex(system: System, max: number): void {
  check(system.ctx, poolOf(system) !== null, 'rex system not initialized yet');
  distribute(system);
  endLoans(system, 'cpuloan', max);
  endLoans(system, 'netloan', max);
  fillOrders(system, max);
}
