import { compileAbi } from '@antescope/codec/abi/compile';
import { abiOf } from '../abi-text.ts';
import { accounts } from './names.ts';
import type { System } from './system.ts';

/** Layouts of eosio.rex, an account without code: its actions only say what came of an order or a loan. */
export const rexResultsAbi = abiOf({
  actions: {
    buyresult: 'rex_received asset',
    sellresult: 'proceeds asset',
    orderresult: 'owner name, proceeds asset',
    rentresult: 'rented_tokens asset',
  },
  tables: {},
});

/** Layouts of eosio.reserv, which holds what PowerUp sells: one action that says what was bought. */
export const powerupResultsAbi = abiOf({
  actions: { powupresult: 'fee asset, powup_net_weight int64, powup_cpu_weight int64' },
  tables: {},
});

const compiled = { [accounts.rex]: compileAbi(rexResultsAbi), [accounts.reserve]: compileAbi(powerupResultsAbi) };

/** Leaves a result in the trace: an action of nobody, to an account that does nothing about it. */
export function tell(
  { ctx }: System,
  account: typeof accounts.rex | typeof accounts.reserve,
  name: string,
  result: unknown,
): void {
  const data = compiled[account].encodeAction(name, result);
  ctx.sendInline({ account, name, authorization: [], data });
}
