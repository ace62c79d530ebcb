import { check } from '../check.ts';
import { secondsToTimePointSec, timePointSecToSeconds } from '@antescope/codec/chain/time';
import { parseAsset } from '@antescope/codec/chain/asset';
import { isRefundDue } from '@antescope/economics/refund';
import { plus, quantity, unitsOf } from '../amount.ts';
import { accounts } from './names.ts';
import { updateRexStake } from './rex-stake.ts';
import type { DelegationRow, RefundRow } from './rows.ts';
import type { System } from './system.ts';
import { changeStaked, type Stake } from './user-resources.ts';
import { changeVotingStake } from './voting-stake.ts';

const founder = 'b1';
/** Units of the founder's hundred million tokens unvested when vesting ended in December 2021. */
const unvested = 10n ** 12n - vestedUnits();

export function delegate(
  system: System,
  data: {
    from: string;
    receiver: string;
    stake_net_quantity: string;
    stake_cpu_quantity: string;
    transfer: boolean;
  },
): void {
  const stake = stakeOf(system, data.stake_net_quantity, data.stake_cpu_quantity, 'must stake a positive amount');
  const { from, receiver, transfer } = data;
  check(system.ctx, !transfer || from !== receiver, 'cannot use transfer flag if delegating to self');
  changeStake(system, from, receiver, stake, transfer);
}

export function undelegate(
  system: System,
  data: { from: string; receiver: string; unstake_net_quantity: string; unstake_cpu_quantity: string },
): void {
  const wording = 'must unstake a positive amount';
  const { net, cpu } = stakeOf(system, data.unstake_net_quantity, data.unstake_cpu_quantity, wording);
  check(
    system.ctx,
    system.activated,
    'cannot undelegate bandwidth until the chain is activated (at least 15% of all tokens participate in voting)',
  );
  changeStake(system, data.from, data.receiver, { net: -net, cpu: -cpu }, false);
}

/** Pays a refund three days after unstaking. */
export function refund(system: System, { owner }: { owner: string }): void {
  const { ctx } = system;
  ctx.requireAuth(owner);
  const refunds = ctx.table<RefundRow>('refunds', { scope: owner });
  const row = refunds.get(owner);
  check(ctx, row !== null, 'refund request not found');
  const due = isRefundDue(timePointSecToSeconds(row.request_time), Number(ctx.now / 1_000_000n));
  check(ctx, due, 'refund is not available yet');
  system.pay(accounts.stake, owner, plus(row.net_amount, unitsOf(row.cpu_amount)), 'unstake', owner);
  refunds.erase(owner);
}

/** Unstakes and retires the founder's unvested stake. */
export function unvest(
  system: System,
  data: { account: string; unvest_net_quantity: string; unvest_cpu_quantity: string },
): void {
  const { ctx } = system;
  const { account } = data;
  ctx.requireAuth(ctx.receiver);
  check(ctx, account === founder, 'only b1 account can unvest');
  const [net, cpu] = [unitsOf(data.unvest_net_quantity), unitsOf(data.unvest_cpu_quantity)];
  check(ctx, net >= 0n && cpu >= 0n, 'must unvest a positive amount');
  check(ctx, net + cpu <= unvested, 'can only unvest what is not already vested');
  changeVotingStake(system, account, -net - cpu);
  changeDelegation(system, account, account, { net: -net, cpu: -cpu });
  changeStaked(system, account, account, { net: -net, cpu: -cpu });
  updateRexStake(system, account);
  const amount = quantity(net + cpu, system.coreSymbol());
  system.pay(accounts.stake, ctx.receiver, amount, 'unvest');
  ctx.sendInline({
    account: accounts.token,
    name: 'retire',
    authorization: [{ actor: ctx.receiver, permission: 'active' }],
    data: { quantity: amount, memo: 'unvest' },
  });
}

/** The founder's grant vests over ten years; the rest stays staked until `unvest`. */
function checkVesting(system: System, delta: bigint): void {
  const staked = system.voters.get(founder)?.staked ?? 0n;
  const alreadyUnvested = staked < unvested && delta < 0n && staked - delta < unvested;
  check(system.ctx, alreadyUnvested || staked >= unvested, 'b1 can only claim what has already vested');
}

function stakeOf(system: System, net: string, cpu: string, wording: string): Stake {
  const symbol = system.coreSymbol();
  const parts = [parseAsset(cpu), parseAsset(net)];
  for (const part of parts) {
    const comparable = `${part.precision},${part.code}` === symbol;
    check(system.ctx, comparable, 'comparison of assets with different symbols is not allowed');
    check(system.ctx, part.units >= 0n, wording);
  }
  const stake = { net: unitsOf(net), cpu: unitsOf(cpu) };
  check(system.ctx, stake.net + stake.cpu > 0n, wording);
  return stake;
}

function changeStake(system: System, payer: string, receiver: string, delta: Stake, transfer: boolean): void {
  system.ctx.requireAuth(payer);
  const from = transfer ? receiver : payer;
  changeDelegation(system, from, receiver, delta);
  changeStaked(system, from, receiver, delta);
  // The account that holds all stakes needs neither payment nor refund.
  if (payer !== accounts.stake) settle(system, payer, from, receiver, delta, transfer);
  updateRexStake(system, from);
  changeVotingStake(system, from, delta.net + delta.cpu);
  if (from === founder) checkVesting(system, delta.net + delta.cpu);
}

function changeDelegation(system: System, from: string, to: string, delta: Stake): void {
  const { ctx } = system;
  const table = ctx.table<DelegationRow>('delband', { scope: from });
  const row = table.get(to);
  const symbol = system.coreSymbol();
  const net = (row === null ? 0n : unitsOf(row.net_weight)) + delta.net;
  const cpu = (row === null ? 0n : unitsOf(row.cpu_weight)) + delta.cpu;
  const next = { from, to, net_weight: quantity(net, symbol), cpu_weight: quantity(cpu, symbol) };
  if (row === null) table.emplace(from, to, next);
  else table.modify(to, null, (changed) => Object.assign(changed, next));
  check(ctx, net >= 0n, 'insufficient staked net bandwidth');
  check(ctx, cpu >= 0n, 'insufficient staked cpu bandwidth');
  if (net === 0n && cpu === 0n) table.erase(to);
}

/** Pays for a new stake, first from a pending refund; or creates or extends a refund. */
function settle(system: System, payer: string, from: string, receiver: string, delta: Stake, transfer: boolean): void {
  const toSelf = !transfer && from === receiver;
  const owed = { ...delta };
  if (toSelf || delta.net + delta.cpu < 0n) changeRefund(system, from, owed);
  const due = owed.net + owed.cpu;
  if (due > 0n) system.pay(payer, accounts.stake, quantity(due, system.coreSymbol()), 'stake bandwidth');
}

/** Moves `owed` into the refund of an account; the remainder in `owed` must be paid. */
function changeRefund(system: System, owner: string, owed: Stake): void {
  const { ctx } = system;
  const refunds = ctx.table<RefundRow>('refunds', { scope: owner });
  const row = refunds.get(owner);
  const symbol = system.coreSymbol();
  const now = secondsToTimePointSec(Number(ctx.now / 1_000_000n));
  const taking = owed.net < 0n || owed.cpu < 0n;
  if (row === null && !taking) return;
  const net = (row === null ? 0n : unitsOf(row.net_amount)) - owed.net;
  const cpu = (row === null ? 0n : unitsOf(row.cpu_amount)) - owed.cpu;
  owed.net = net < 0n ? -net : 0n;
  owed.cpu = cpu < 0n ? -cpu : 0n;
  const next: RefundRow = {
    owner,
    request_time: row === null || taking ? now : row.request_time,
    net_amount: quantity(net < 0n ? 0n : net, symbol),
    cpu_amount: quantity(cpu < 0n ? 0n : cpu, symbol),
  };
  if (row === null) {
    refunds.emplace(owner, owner, next);
    return;
  }
  refunds.modify(owner, null, (changed) => Object.assign(changed, next));
  if (net <= 0n && cpu <= 0n) refunds.erase(owner);
}

function vestedUnits(): bigint {
  const [begin, end, tenYears] = [1_527_811_200, 1_638_921_540, 10 * 52 * 7 * 24 * 3600];
  return BigInt(Math.trunc(1e12 * ((end - begin) / tenYears)));
}
