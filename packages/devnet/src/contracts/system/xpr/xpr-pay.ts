import { xprInflation } from '@antescope/economics/xpr-staking';
import { accounts } from '../names.ts';
import { claimWith, type Destination } from '../rewards.ts';
import type { System } from '../system.ts';
import type { XprState } from './xpr-state.ts';

/** claimrewards: a quarter of the inflation goes to yield farming, part of the rest to the pool of voters. */
export function claimXprPay(system: System, xpr: XprState, data: { owner: string }): void {
  claimWith(system, data, (supply, rules, elapsed) => {
    const { all, farms, blocks, votes, staking, consortium } = xprInflation(supply, rules, elapsed);
    xpr.pool.pool += staking;
    const parts: Destination[] = [
      [staking, accounts.saving, 'unallocated inflation'],
      [farms, 'yield.farms', 'deposit rewards'],
      [consortium, 'cfund.proton', 'fund committee bucket'],
    ];
    return { all, blocks, votes, parts };
  });
}
