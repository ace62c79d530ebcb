import { compileAbi } from '@antescope/codec/abi/compile';
import { abiOf } from '../abi-text.ts';
import { accounts } from './names.ts';
import type { System } from './system.ts';

/** ABI of eosio.rex, an account without code, whose actions report the result of an order or a loan. */
export const rexResultsAbi = abiOf({
  actions: {
    buyresult: 'rex_received asset',
    sellresult: 'proceeds asset',
    orderresult: 'owner name, proceeds asset',
    rentresult: 'rented_tokens asset',
  },
  tables: {},
});

/** ABI of eosio.reserv, the PowerUp reserve: one action that reports a purchase. */
export const powerupResultsAbi = abiOf({
  actions: { powupresult: 'fee asset, powup_net_weight int64, powup_cpu_weight int64' },
  tables: {},
});

const compiled = { [accounts.rex]: compileAbi(rexResultsAbi), [accounts.reserve]: compileAbi(powerupResultsAbi) };

/** Sends an action without authorization or effect, which records a result in the trace. */
export function logResult(
  { ctx }: System,
  account: typeof accounts.rex | typeof accounts.reserve,
  name: string,
  result: unknown,
): void {
  const data = compiled[account].encodeAction(name, result);
  ctx.sendInline({ account, name, authorization: [], data });
}
