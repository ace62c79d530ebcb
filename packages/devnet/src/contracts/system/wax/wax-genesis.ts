import { quantity, unitsOf } from '../../amount.ts';
import { check } from '../../check.ts';
import type { System } from '../system.ts';

/** Row of `genesis`, scope account. */
interface GenesisRow {
  balance: string;
  unclaimed_balance: string;
  last_claim_time: string;
  last_updated: string;
}

/** Holds what genesis members can claim. */
export const genesisAccount = 'genesis.wax';

const rowsOf = ({ ctx }: System, scope: string) => ctx.table<GenesisRow>('genesis', { scope });

/** awardgenesis: rewards accrued from July 2019 to July 2022, so all of them can be claimed. */
export function awardGenesis(system: System, { receiver, tokens }: { receiver: string; tokens: string }): void {
  const { ctx, time } = system;
  ctx.requireAuth(ctx.receiver);
  const row = { balance: tokens, unclaimed_balance: tokens, last_claim_time: time, last_updated: time };
  check(ctx, !rowsOf(system, receiver).has('genesis'), 'genesis tokens were awarded already');
  rowsOf(system, receiver).emplace(ctx.receiver, 'genesis', row);
}

/** claimgenesis: pays what is unclaimed. */
export function claimGenesis(system: System, { claimer }: { claimer: string }): void {
  const { ctx, time } = system;
  ctx.requireAuth(claimer);
  const row = rowsOf(system, claimer).get('genesis');
  check(ctx, row !== null, 'claimer does not have genesis tokens');
  const units = unitsOf(row.unclaimed_balance);
  check(ctx, units > 0n, 'nothing to claim');
  const symbol = system.coreSymbol();
  system.pay(genesisAccount, claimer, quantity(units, symbol), 'claimgenesis', claimer);
  rowsOf(system, claimer).modify('genesis', null, (changed) => {
    changed.unclaimed_balance = quantity(0n, symbol);
    changed.last_claim_time = time;
    changed.last_updated = time;
  });
}
