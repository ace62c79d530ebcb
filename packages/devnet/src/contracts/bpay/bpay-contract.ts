import type { ApplyContext, Contract } from '../../contract.ts';
import { abiOf } from '../abi-text.ts';
import { plus, quantity, symbolOf, unitsOf } from '../amount.ts';
import { check } from '../check.ts';
import { dispatch, withData } from '../dispatch.ts';
import { incomingTransfer, payOut } from '../pay-out.ts';
import { accounts } from '../system/names.ts';
import type { GlobalRow, ProducerRow } from '../system/rows.ts';
import { coreSymbolOf } from '../system/system.ts';

/** Row of `rewards`: what a producer may claim. */
interface RewardRow {
  owner: string;
  quantity: string;
}

const system = 'eosio';

/**
 * eosio.bpay: divides the system fees that it receives equally among the top producers, who claim them
 * (eosnetworkfoundation/eos-system-contracts). Block pay of `eosio::claimrewards` only passes through.
 */
export const bpayContract: Contract = {
  name: 'bpay',
  version: 1,
  abi: abiOf({
    structs: { rewards_row: 'owner name, quantity asset' },
    actions: { claimrewards: 'owner name' },
    tables: { rewards: 'rewards_row' },
  }),
  apply: (ctx) => {
    dispatch(ctx, { claimrewards: withData(claim) });
    const transfer = incomingTransfer(ctx);
    if (transfer !== null && transfer.from !== system) receive(ctx, transfer.quantity);
  },
};

function claim(ctx: ApplyContext, { owner }: { owner: string }): void {
  ctx.requireAuth(owner);
  const rewards = ctx.table<RewardRow>('rewards');
  const row = rewards.get(owner);
  check(ctx, row !== null, 'no rewards to claim');
  payOut(ctx, owner, { quantity: row.quantity, contract: accounts.token }, 'producer block pay');
  rewards.erase(owner);
}

/** Shares are rounded down; the remainder stays in the account, unclaimable. */
function receive(ctx: ApplyContext, received: string): void {
  check(ctx, ctx.action.account === accounts.token, 'only eosio.token allowed');
  const symbol = coreSymbolOf(ctx, system);
  check(ctx, symbolOf(received) === symbol, 'only core token allowed');
  const global = ctx.table<GlobalRow>('global', { code: system, scope: system }).get('global');
  const size = global?.last_producer_schedule_size ?? 0;
  check(ctx, size > 0, 'divide by zero');
  const share = unitsOf(received) / BigInt(size);
  const rewards = ctx.table<RewardRow>('rewards');
  for (const owner of topProducers(ctx, size)) {
    if (rewards.has(owner))
      rewards.modify(owner, ctx.receiver, (row) => void (row.quantity = plus(row.quantity, share)));
    else rewards.emplace(ctx.receiver, owner, { owner, quantity: quantity(share, symbol) });
  }
}

/** Active producers with the most votes. The index has inactive ones behind them. */
function topProducers(ctx: ApplyContext, count: number): string[] {
  const top: string[] = [];
  for (const [, , row] of ctx.table<ProducerRow>('producers', { code: system, scope: system }).bySecondary(0)) {
    if (top.length === count || !row.is_active) break;
    top.push(row.owner);
  }
  return top;
}
