import { check } from '../check.ts';
import { secondsToTimePointSec, timePointSecToSeconds } from '@antescope/codec/time';
import { parseAsset } from '@antescope/codec/asset';
import { plus, quantity, unitsOf } from '../amount.ts';
import { isManaged, newVoter, ramIsManaged } from './managed-limits.ts';
import { accounts, ramGift } from './names.ts';
import { updateRexStake } from './rex-stake.ts';
import type { DelegationRow, RefundRow, UserResourcesRow } from './rows.ts';
import type { System } from './system.ts';
import { updateVotes } from './votes.ts';

/** Seconds until stake that was taken back is paid out: three days. */
const refundDelay = 3 * 24 * 3600;

interface Stake {
  net: bigint;
  cpu: bigint;
}

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

/** Pays out what was taken back at least three days ago. */
export function refund(system: System, { owner }: { owner: string }): void {
  const { ctx } = system;
  ctx.requireAuth(owner);
  const refunds = ctx.table<RefundRow>('refunds', { scope: owner });
  const row = refunds.get(owner);
  check(ctx, row !== null, 'refund request not found');
  const due = BigInt(timePointSecToSeconds(row.request_time) + refundDelay) * 1_000_000n;
  check(ctx, due <= ctx.now, 'refund is not available yet');
  system.pay(accounts.stake, owner, plus(row.net_amount, unitsOf(row.cpu_amount)), 'unstake', owner);
  refunds.erase(owner);
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
  changeResources(system, from, receiver, delta);
  // For the account that holds all stakes neither payment nor refund makes sense.
  if (payer !== accounts.stake) settle(system, payer, from, receiver, delta, transfer);
  updateRexStake(system, from);
  changeVotingStake(system, from, delta.net + delta.cpu);
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

function changeResources(system: System, from: string, receiver: string, delta: Stake): void {
  const { ctx } = system;
  const table = ctx.table<UserResourcesRow>('userres', { scope: receiver });
  const row = table.get(receiver);
  const symbol = system.coreSymbol();
  const net = (row === null ? 0n : unitsOf(row.net_weight)) + delta.net;
  const cpu = (row === null ? 0n : unitsOf(row.cpu_weight)) + delta.cpu;
  const bytes = row?.ram_bytes ?? 0n;
  const next = {
    owner: receiver,
    net_weight: quantity(net, symbol),
    cpu_weight: quantity(cpu, symbol),
    ram_bytes: bytes,
  };
  if (row === null) table.emplace(from, receiver, next);
  else table.modify(receiver, from === receiver ? from : null, (changed) => Object.assign(changed, next));
  check(ctx, net >= 0n, 'insufficient staked total net bandwidth');
  check(ctx, cpu >= 0n, 'insufficient staked total cpu bandwidth');
  limit(system, receiver, bytes, { net, cpu });
  if (net === 0n && cpu === 0n && bytes === 0n) table.erase(receiver);
}

function limit(system: System, receiver: string, bytes: bigint, stake: Stake): void {
  const netManaged = isManaged(system, receiver, 'net');
  const cpuManaged = isManaged(system, receiver, 'cpu');
  if (netManaged && cpuManaged) return;
  const now = system.ctx.getResourceLimits(receiver);
  const ownBytes = bytes + ramGift;
  const ramBytes = ramIsManaged(system, receiver) || now.ramBytes > ownBytes ? now.ramBytes : ownBytes;
  const net = netManaged ? now.net : stake.net;
  const cpu = cpuManaged ? now.cpu : stake.cpu;
  system.ctx.setResourceLimits(receiver, { ramBytes, net, cpu });
}

/** Pays for a new stake, first out of a pending refund; or starts (adds to) a refund. */
function settle(system: System, payer: string, from: string, receiver: string, delta: Stake, transfer: boolean): void {
  const toSelf = !transfer && from === receiver;
  const owed = { ...delta };
  if (toSelf || delta.net + delta.cpu < 0n) changeRefund(system, from, owed);
  const due = owed.net + owed.cpu;
  if (due > 0n) system.pay(payer, accounts.stake, quantity(due, system.coreSymbol()), 'stake bandwidth');
}

/** Takes `owed` into the refund of an account; what is left in `owed` has to be paid. */
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

function changeVotingStake(system: System, voter: string, delta: bigint): void {
  const { ctx, voters } = system;
  const row = voters.get(voter);
  const staked = (row?.staked ?? 0n) + delta;
  if (row === null) {
    voters.emplace(voter, voter, { ...newVoter(voter), staked });
  } else {
    voters.modify(voter, null, (changed) => {
      changed.staked = staked;
    });
  }
  check(ctx, staked >= 0n, 'stake for voting cannot be negative');
  if (row !== null && (row.producers.length > 0 || row.proxy !== '')) {
    updateVotes(system, voter, row.proxy, row.producers, false);
  }
}
